/** Names of pieces, squares and alignments in words. */

import { valuesOf, type Edition } from '../notation/pieces';
import { labelled, listed, say, sayValue } from './texts.svelte';

/** The four values of a piece as words: `dark, round, short and hollow`. */
export function describe(piece: string, edition: Edition): string {
  return listed(valuesOf(piece).map((value) => sayValue(value, edition)));
}

/** A piece with its number: `piece b: dark, round, short and hollow`. */
export function namePiece(piece: string, edition: Edition): string {
  return say(`piece.${edition}.described`, { piece, values: describe(piece, edition) });
}

/** A square with what stands on it. */
export function nameSquare(square: string, piece: string | undefined, edition: Edition): string {
  return piece ? labelled(square, describe(piece, edition)) : say('web.board.empty', { square });
}

/** What the pieces of an alignment share: `light and square`. */
export function nameValues(values: readonly string[], edition: Edition): string {
  return listed(values.map((value) => sayValue(value, edition, 4)));
}

/** An alignment with what it shares: `a1 b1 c1 d1 (light)`. */
export function nameAlignment(
  { squares, values }: { squares: readonly string[]; values: readonly string[] },
  edition: Edition,
): string {
  return `${squares.join(' ')} (${nameValues(values, edition)})`;
}
