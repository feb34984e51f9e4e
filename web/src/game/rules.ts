/** The rules of a game in a few words. */

import type { RulesShown } from '../api/types';
import { readLevels } from '../notation/levels';
import { TRAITS } from '../notation/pieces';
import { count, listed, say } from '../session/texts.svelte';

/** Seconds as `5 minutes`, `3 days`, `90 seconds`. */
function duration(seconds: number): string {
  for (const [unit, length] of [
    ['day', 86_400],
    ['hour', 3600],
    ['minute', 60],
  ] as const) {
    if (seconds >= length && seconds % length === 0) return count(`unit-${unit}`, seconds / length);
  }
  return count('unit-second', seconds);
}

/** A clock's text form in words. */
export function clockWords(clock: string): string {
  const turn = /^([\d.]+)\/move$/.exec(clock);
  if (turn) return say('clock-turn', { time: duration(Number(turn[1])) });
  const bank = /^([\d.]+)\+([\d.]+)$/.exec(clock);
  if (!bank) return say('clock-none');
  const time = duration(Number(bank[1]));
  if (Number(bank[2]) === 0) return say('clock-bank', { time });
  return say('clock-bank-increment', { time, increment: duration(Number(bank[2])) });
}

/** The rules, one after the other, those at their default left out; of a challenge, also its terms. */
export function rulesWords(rules: RulesShown & { rated?: boolean; help?: boolean }): string[] {
  const [first, second] = readLevels(rules.level);
  const words = [
    first === second
      ? say('level-name', { level: first })
      : say('level-handicap', { first, second }),
  ];
  if (rules.traits.length < TRAITS.length) {
    words.push(
      listed(rules.traits.map((trait) => say(`trait-${trait}`, { edition: rules.edition }))),
    );
  }
  words.push(say(`call-${rules.call}-name`));
  if (rules.call !== 'automatic' && rules.false_call === 'loses') {
    words.push(say('web-game-false-loses'));
  }
  if (rules.clock !== '-') words.push(clockWords(rules.clock));
  if (rules.rated) words.push(say('web-live-rated'));
  if (rules.help) words.push(say('web-play-helped'));
  return words;
}
