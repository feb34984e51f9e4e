/** Positions as texts, and as they are put together by hand; nothing about playing (NOTATION). */

import { PIECES } from './pieces';
import { SQUARES } from './squares';

export interface Position {
  /** The pieces on the board, by square. */
  board: ReadonlyMap<string, string>;
  /** The piece in hand, if there is one. */
  hand: string | null;
}

export const EMPTY: Position = { board: new Map(), hand: null };

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

/** The text form of a position: `.4f./c3.0/78../9... a`. */
export function writePosition({ board, hand }: Position): string {
  const cells = SQUARES.map((square) => board.get(square) ?? '.').join('');
  return `${cells.match(/.{4}/g)!.join('/')} ${hand ?? '-'}`;
}

/** Reads what somebody typed; null when it is not a position. */
export function readTyped(text: string): Position | null {
  const plain = text.trim().toLowerCase();
  if (!/^[0-9a-f./]+(\s+[0-9a-f-])?$/.test(plain)) return null;
  try {
    const position = readPosition(plain);
    const used = [...position.board.values(), ...(position.hand ? [position.hand] : [])];
    return new Set(used).size === used.length ? position : null;
  } catch {
    return null;
  }
}

/** The position without a piece. */
export function without({ board, hand }: Position, piece: string): Position {
  const left = new Map([...board].filter(([, other]) => other !== piece));
  return { board: left, hand: hand === piece ? null : hand };
}

/** The position with a piece on a square; what stood there goes back to the tray. */
export function withPiece(position: Position, piece: string, square: string): Position {
  const { board, hand } = without(position, piece);
  return { board: new Map(board).set(square, piece), hand };
}

/** The position with this piece in hand. */
export function withHand(position: Position, piece: string | null): Position {
  return { board: piece ? without(position, piece).board : position.board, hand: piece };
}

/** The pieces beside the board. */
export function remainingOf({ board, hand }: Position): string[] {
  const used = new Set([...board.values(), hand]);
  return PIECES.filter((piece) => !used.has(piece));
}
