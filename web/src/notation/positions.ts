/** Positions as they are put together by hand: which piece stands where, nothing about playing. */

import { PIECES, TRAITS, type Trait } from './pieces';
import { readPosition, SQUARES, type Position } from './squares';

export const EMPTY: Position = { board: new Map(), hand: null };

/** The text form of a position: `.4f./c3.0/78../9... a`. */
export function writePosition({ board, hand }: Position): string {
  const cells = SQUARES.map((square) => board.get(square) ?? '.').join('');
  return `${cells.match(/.{4}/g)!.join('/')} ${hand ?? '-'}`;
}

/** Reads what somebody typed; null when it is no position. */
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

export interface Question {
  position: Position;
  /** Of the player to act, and of the opponent. */
  levels: [number, number];
  traits: Trait[];
}

export const levelText = ([mine, theirs]: readonly [number, number]): string =>
  mine === theirs ? String(mine) : `${mine}:${theirs}`;

export function readLevels(text: string | null): [number, number] {
  const found = /^([1-4])(?::([1-4]))?$/.exec(text ?? '');
  return found ? [Number(found[1]), Number(found[2] ?? found[1])] : [1, 1];
}

/** What an address of the analysis board asks for; what makes no sense there is left out. */
export function readQuestion(query: string): Question {
  const parts = new URLSearchParams(query);
  const traits = TRAITS.filter((trait) => parts.get('traits')?.split(',').includes(trait));
  return {
    position: readTyped(parts.get('position') ?? '') ?? EMPTY,
    levels: readLevels(parts.get('level')),
    traits: traits.length ? traits : [...TRAITS],
  };
}

/** The address that shows the same again. */
export function addressOf({ position, levels, traits }: Question): string {
  const parts = new URLSearchParams({ position: writePosition(position) });
  if (levelText(levels) !== '1') parts.set('level', levelText(levels));
  if (traits.length < TRAITS.length) parts.set('traits', traits.join(','));
  return `/analysis?${parts}`;
}
