/** Values as symbols and words, never by colour alone. */

import type { TurnWorth, Value, Worth } from '../api/studies';
import { count, say } from '../session/texts.svelte';

/** A symbol for each value that reads without colour. */
export const SIGNS: Readonly<Record<Value, string>> = { win: '+', draw: '=', loss: '−' };

export const opposite = (value: Value): Value =>
  value === 'win' ? 'loss' : value === 'loss' ? 'win' : 'draw';

/** From 1 for a win to −1 for a loss. */
export const height = (value: Value): number => (value === 'win' ? 1 : value === 'loss' ? -1 : 0);

/** `win in 3 placements`, `draw`. */
export function valueWords({ value, distance }: Worth): string {
  const word = say(`verdict-${value}`);
  // At a distance of 0 it is there already, to be called.
  if (value === 'draw' || !distance) return word;
  return count('verdict-in', distance, { value: word });
}

/** The symbol with the distance: `+3`. */
export function valueSign({ value, distance }: Worth): string {
  return SIGNS[value] + (value === 'draw' || !distance ? '' : String(distance));
}

export const isSame = (one: Worth, other: Worth): boolean =>
  one.value === other.value && one.distance === other.distance;

/** What each gift is worth after a placement on this square; nothing where that wins at once. */
export function giftsAfter(turns: readonly TurnWorth[], square: string): Record<string, Worth> {
  const worths: Record<string, Worth> = {};
  for (const { square: there, piece, value, distance } of turns) {
    if (there === square && piece !== null) worths[piece] = { value, distance };
  }
  return worths;
}
