/** Tournaments in words. */

import type {
  EntrantShown,
  Regulations,
  StandingShown,
  TournamentListed,
  TournamentShown,
} from '../api/tournaments';
import { STRENGTHS } from '../api/strengths';
import { rulesWords, shortClockWords } from '../game/rules';
import { count, say, sayDate } from '../session/texts.svelte';
import { areTeams, countsPoints, roundsLeft, scoreText } from './view';

/** What regulations leave out because it is as usual (`fourfold.tournaments.regulations`). */
const USUAL_MINUTES = 60;
const USUAL_REACH = 3;
const LATE_ROUNDS = ['final', 'semi', 'quarter'] as const;

/** The name of a round: a number, or the final and what comes before it. */
export function roundName(
  shown: Pick<TournamentShown, 'format' | 'planned'>,
  number: number,
): string {
  const left = shown.format === 'knockout' ? roundsLeft(number, shown.planned) : null;
  const late = left === null ? undefined : LATE_ROUNDS[left];
  return late ? say(`web-tournament-round-${late}`) : say('web-tournament-round', { number });
}

/** A computer player to be chosen: the name says nothing of how well it plays. */
export function strengthWords(strength: (typeof STRENGTHS)[number]): string {
  const details = { number: STRENGTHS.indexOf(strength) + 1, count: STRENGTHS.length };
  return [say(`opponent-${strength}-name`), say('web-play-strength', details)].join(' · ');
}

/** How far a tournament is: `Round 2 of 5`. */
export function progressWords(shown: TournamentListed): string | null {
  if (shown.status !== 'running' || shown.format === 'arena' || shown.format === 'ladder')
    return null;
  const { round: number, planned } = shown;
  if (!number) return null;
  return planned
    ? say('web-tournament-round-of', { number, planned })
    : say('web-tournament-round', { number });
}

/** How many players or teams take part. */
export const enteredWords = (shown: TournamentListed): string =>
  count(`web-tournament-${areTeams(shown) ? 'entered-teams' : 'players'}`, shown.entered);

/** Where a player stands, with the score and the rating where there is one. */
export function standingWords(
  shown: Pick<TournamentShown, 'format'>,
  line: StandingShown,
  { rating }: EntrantShown,
): string {
  const { place, wins, draws, losses } = line;
  const words = countsPoints(shown.format)
    ? [say('web-tournament-path-place', { place, points: scoreText(line.points) })]
    : [say('web-tournament-path-rank', { place })];
  words.push(say('web-tournament-path-score', { wins, draws, losses }));
  if (rating !== null) words.push(say('web-tournament-path-rating', { number: rating }));
  return words.join(' · ');
}

const WHEN = {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
} as const;

/** When a tournament is or was, for a list; how far it is while it is played. */
export function whenWords(shown: TournamentListed, now: number = Date.now()): string {
  const { status, start } = shown;
  if (status === 'running') return progressWords(shown) ?? say('web-tournament-running');
  if (status === 'cancelled') return say('web-tournament-cancelled');
  if (start === null)
    return say(status === 'finished' ? 'web-tournament-finished' : 'web-tournament-no-start');
  const other = new Date(start).getFullYear() !== new Date(now).getFullYear();
  return sayDate(start, other ? { ...WHEN, year: 'numeric' } : WHEN);
}

/** Format and rules of a tournament, a few words each. */
export function tournamentWords(shown: TournamentListed): string[] {
  return [say(`format-${shown.format}`), ...rulesWords(shown.rules, shortClockWords)];
}

/** What the regulations add to the format: rounds, games of a match, minutes of an arena … */
export function settingsWords(
  shown: TournamentListed,
  regulations: Partial<Regulations>,
): string[] {
  const {
    cycles = 1,
    best_of = 1,
    third_place,
    boards = 1,
    minutes = USUAL_MINUTES,
    reach = USUAL_REACH,
    handicap,
  } = regulations;
  const { format, planned, rated } = shown;
  const words: string[] = [];
  if (planned && (format === 'swiss' || format === 'round-robin'))
    words.push(count('web-tournament-rounds', planned));
  if (format === 'round-robin' && cycles === 2) words.push(say('web-tournament-double'));
  if (format.endsWith('knockout') && best_of > 1)
    words.push(say('web-tournament-best-of', { number: best_of }));
  if (third_place) words.push(say('web-tournament-third'));
  if (format === 'arena') words.push(count('unit-minute', minutes));
  if (format === 'ladder') words.push(count('web-tournament-reach-words', reach));
  if (boards > 1) words.push(count('web-tournament-teams', boards));
  if (handicap) words.push(say('web-tournament-handicap-words', { number: handicap }));
  if (rated) words.push(say('web-live-rated'));
  return words;
}
