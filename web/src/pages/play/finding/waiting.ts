/** Waiting for a game, in words. */

import type { Challenge, QueueGroup } from '../../../api/types';
import { rulesWords, shortClockWords } from '../../../game/rules';
import { levelText } from '../../../notation/levels';
import { say } from '../../../session/texts.svelte';

type Wanted = Pick<QueueGroup, 'level' | 'clock' | 'rated'> & { call: string };

/** What somebody waits for, in a line. */
export function termsWords(terms: Wanted): string {
  const words = [
    say('level-name', { level: terms.level }),
    say(`call-${terms.call}-name`),
    shortClockWords(terms.clock),
  ];
  if (terms.rated) words.push(say('web-live-rated'));
  return words.join(' · ');
}

/** Milliseconds as minutes and seconds, `1:05`. */
export function waitWords(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** What somebody else's challenge is about, in a line. */
export function challengeWords(challenge: Challenge): string {
  // Levels are of the one who proposes and of the other: the reader's own comes first.
  const level = levelText([challenge.opponent_level, challenge.level]);
  return rulesWords({ ...challenge, level }, shortClockWords).join(' · ');
}
