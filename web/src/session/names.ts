/** Names of pieces and squares for those who hear them. */

import { labelled, listed, say, sayValue } from './texts.svelte';
import { valuesOf, type Edition } from '../notation/pieces';

/** The four values of a piece as words: `dark, round, short and hollow`. */
export function describe(piece: string, edition: Edition): string {
  return listed(valuesOf(piece).map((value) => sayValue(value, edition)));
}

/** A piece with its sign: `piece b: dark, round, short and hollow`. */
export function namePiece(piece: string, edition: Edition): string {
  return say(`piece.${edition}.described`, { piece, values: describe(piece, edition) });
}

/** A square with what stands on it. */
export function nameSquare(square: string, piece: string | undefined, edition: Edition): string {
  return piece ? labelled(square, describe(piece, edition)) : say('web.board.empty', { square });
}
