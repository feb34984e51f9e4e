/** Squares and the text form of a position (R1, NOTATION): reading only. */

export const COLUMNS = ['a', 'b', 'c', 'd'] as const;
/** Back row first, as the eye and the Tab key meet them. */
export const ROWS = ['4', '3', '2', '1'] as const;
/** Row 1 first: the order in which squares are written. */
export const SQUARES: readonly string[] = ['1', '2', '3', '4'].flatMap((row) =>
  COLUMNS.map((column) => column + row),
);

export interface Position {
  /** The pieces on the board, by square. */
  board: ReadonlyMap<string, string>;
  /** The piece in hand, if there is one. */
  hand: string | null;
}

/** Reads a position such as `.4f./c3.0/78../9... a`. */
export function readPosition(text: string): Position {
  const [rows = '', hand = '-'] = text.trim().split(/\s+/);
  const cells = [...rows.replaceAll('/', '')];
  if (cells.length !== 16) throw new Error(`cannot read position ${text}`);
  const board = new Map<string, string>();
  cells.forEach((cell, index) => {
    if (cell !== '.') board.set(SQUARES[index]!, cell.toLowerCase());
  });
  return { board, hand: hand === '-' ? null : hand.toLowerCase() };
}

/** The squares in the order in which the notation writes them. */
export function inOrder(squares: Iterable<string>): string[] {
  const wanted = new Set(squares);
  return SQUARES.filter((square) => wanted.has(square));
}

/** The square a step away, or the same one at the edge. */
export function neighbour(square: string, key: string): string {
  const column = 'abcd'.indexOf(square[0]!);
  const row = Number(square[1]);
  const at = (c: number, r: number): string =>
    'abcd'[Math.min(3, Math.max(0, c))]! + String(Math.min(4, Math.max(1, r)));
  switch (key) {
    case 'ArrowLeft':
      return at(column - 1, row);
    case 'ArrowRight':
      return at(column + 1, row);
    case 'ArrowUp':
      return at(column, row + 1);
    case 'ArrowDown':
      return at(column, row - 1);
    case 'Home':
      return at(0, row);
    case 'End':
      return at(3, row);
    default:
      return square;
  }
}
