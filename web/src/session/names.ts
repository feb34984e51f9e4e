/** Names of pieces, squares and alignments in words. */

import { byTrait, valuesOf, type Edition } from '../notation/pieces';
import { labelled, listed, say, sayValue } from './texts.svelte';

/** The four values of a piece as words: `dark, round, short and hollow`. */
export function describe(piece: string, edition: Edition): string {
  return listed(valuesOf(piece).map((value) => sayValue(value, edition)));
}

/** A piece by its traits: `short dark round hollow piece`. */
export function namePiece(piece: string, edition: Edition): string {
  return say('piece-named', { ...byTrait(piece), edition, piece });
}

/** The same with its article, as the object of a sentence: `the short dark round hollow piece`. */
export function nameThePiece(piece: string, edition: Edition): string {
  return say('piece-the', { ...byTrait(piece), edition, piece });
}

/** A square with what stands on it. */
export function nameSquare(square: string, piece: string | undefined, edition: Edition): string {
  return piece ? labelled(square, describe(piece, edition)) : say('web-board-empty', { square });
}

/** The name of a square or a piece with something added to it. */
export const withRemark = (text: string, remark: string): string =>
  say('web-with-remark', { text, remark });

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
