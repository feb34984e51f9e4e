/** The sixteen squares as the notation has them (R1). */

export const COLUMNS = ['a', 'b', 'c', 'd'] as const;
/** Back row first, as the eye and the Tab key meet them. */
export const ROWS = ['4', '3', '2', '1'] as const;
/** Row 1 first: the order in which squares are written. */
export const SQUARES: readonly string[] = ['1', '2', '3', '4'].flatMap((row) =>
  COLUMNS.map((column) => column + row),
);

/** A square as a part of patterns. */
export const SQUARE = '[a-d][1-4]';
const ALONE = new RegExp(`^${SQUARE}$`);
const EVERY = new RegExp(SQUARE, 'g');

export const isSquare = (text: string): boolean => ALONE.test(text);

/** The squares that a text names, in its order. */
export const squaresIn = (text: string): string[] => text.match(EVERY) ?? [];

/** Column and row of a square, both from 0. */
export function coordinates(square: string): [column: number, row: number] {
  return ['abcd'.indexOf(square[0]!), Number(square[1]) - 1];
}

/** The squares in the order in which the notation writes them. */
export function inOrder(squares: Iterable<string>): string[] {
  const wanted = new Set(squares);
  return SQUARES.filter((square) => wanted.has(square));
}

/** The square a step away, or the same one at the edge. */
export function neighbour(square: string, key: string): string {
  const [column, row] = coordinates(square);
  const at = (c: number, r: number): string =>
    COLUMNS[Math.min(3, Math.max(0, c))]! + String(Math.min(3, Math.max(0, r)) + 1);
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
