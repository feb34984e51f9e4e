/** Turns and actions as texts; whether they are legal is the server's to say (NOTATION). */

import { inOrder, isSquare, SQUARE, squaresIn } from './squares';

export type Action =
  | { kind: 'place'; square: string }
  | { kind: 'give'; piece: string }
  | { kind: 'pass' }
  | { kind: 'call'; squares: string[] };

const TURN = new RegExp(`^(${SQUARE})?(!(?:${SQUARE}){4}|-[0-9a-f]?)?$`);
const CALL = new RegExp(`^[!?](?:${SQUARE}){4}$`);
const PLACEMENT = new RegExp(`^(?:\\?(?:${SQUARE}){4})*(${SQUARE})`);

/** Reads `c2`, `-5`, `-`, `!a1b1c1d1`, and `?a1b1c1d1` for a call that was refused. */
export function readAction(text: string): Action | null {
  if (isSquare(text)) return { kind: 'place', square: text };
  if (text === '-') return { kind: 'pass' };
  if (/^-[0-9a-f]$/.test(text)) return { kind: 'give', piece: text[1]! };
  if (CALL.test(text)) return { kind: 'call', squares: squaresIn(text) };
  return null;
}

/** The squares that some of these actions place on. */
export function placements(actions: readonly string[]): string[] {
  return actions.filter(isSquare);
}

/** The pieces that some of these actions give. */
export function gifts(actions: readonly string[]): string[] {
  return actions.map(readAction).flatMap((each) => (each?.kind === 'give' ? [each.piece] : []));
}

/** Takes a typed turn apart: `c2-5` → `c2`, `-5`; null when it is not a turn. */
export function readTurn(text: string): string[] | null {
  const match = TURN.exec(text.toLowerCase().replace(/\s+/g, ''));
  if (!match) return null;
  const actions = [match[1], match[2]].filter((part): part is string => part !== undefined);
  return actions.length ? actions : null;
}

/** The square that a turn of a record places on, after any calls that were refused. */
export function placedIn(turn: string): string | null {
  return PLACEMENT.exec(turn)?.[1] ?? null;
}

/** The action that calls a quarto on these squares. */
export function callOn(squares: readonly string[]): string {
  return `!${inOrder(squares).join('')}`;
}
