/** The phrases that can be said in a game; `phrase-<id>` is the text. */

import type { Remark } from '../../api/types';
import { labelled, say } from '../../session/texts.svelte';

export const PHRASES = [
  'hello',
  'good-luck',
  'well-played',
  'nice-quarto',
  'good-game',
  'thanks',
  'oops',
  'sorry',
  'one-moment',
  'back-again',
  'rematch',
  'goodbye',
] as const;

/** What a spectator says, with the name: `Ana: Well played!` */
export const remarkText = ({ by, phrase }: Remark): string =>
  labelled(by.name, say(`phrase-${phrase}`));
