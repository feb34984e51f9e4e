/** The rules of a game in a few words. */

import type { RulesShown } from '../api/types';
import { measured, readClock } from '../notation/clocks';
import { readLevels } from '../notation/levels';
import { TRAITS } from '../notation/pieces';
import { count, listed, say, sayUnit } from '../session/texts.svelte';

/** Seconds as `5 minutes`, `3 days`, `90 seconds`. */
function duration(seconds: number): string {
  const [number, unit] = measured(seconds);
  return count(`unit-${unit}`, number);
}

/** A clock's text form in words. */
export function clockWords(text: string): string {
  const clock = readClock(text);
  if (!clock) return say('clock-none');
  const time = duration(clock.time);
  if (clock.kind === 'turn') return say('clock-turn', { time });
  if (clock.increment === 0) return say('clock-bank', { time });
  return say('clock-bank-increment', { time, increment: duration(clock.increment) });
}

/** Seconds as `5 min`; days are written out, as their abbreviations are hardly known. */
function shortDuration(seconds: number): string {
  const [number, unit] = measured(seconds);
  return sayUnit(number, unit, unit === 'day' ? 'long' : 'short');
}

/** A clock's text form in as few words as will do beside others: `5 min + 3 sec`. */
export function shortClockWords(text: string): string {
  const clock = readClock(text);
  if (!clock) return say('clock-none');
  const time = shortDuration(clock.time);
  if (clock.kind === 'turn') return say('clock-turn', { time });
  return clock.increment ? `${time} + ${shortDuration(clock.increment)}` : time;
}

/** The rules, one after the other, those at their default left out; of a challenge, also its terms. */
export function rulesWords(
  rules: RulesShown & { rated?: boolean; help?: boolean },
  sayClock: (clock: string) => string = clockWords,
): string[] {
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
  if (rules.clock !== '-') words.push(sayClock(rules.clock));
  if (rules.rated) words.push(say('web-live-rated'));
  if (rules.help) words.push(say('web-play-helped'));
  return words;
}
