import { beforeAll, describe, expect, it } from 'vitest';

import {
  enteredWords,
  progressWords,
  roundName,
  settingsWords,
  strengthWords,
  tournamentWords,
  whenWords,
} from '../../src/tournament/words';
import { speakIn } from '../session/speaking';
import { tournament } from './made';

beforeAll(() => speakIn('en'));

describe('rounds', () => {
  it('of a knockout are counted from the final', () => {
    const knockout = { format: 'knockout', planned: 4 } as const;
    expect([1, 2, 3, 4].map((number) => roundName(knockout, number))).toEqual([
      'Round 1',
      'Quarter-finals',
      'Semi-finals',
      'Final',
    ]);
  });

  it('have numbers everywhere else', () => {
    expect(roundName({ format: 'swiss', planned: 3 }, 3)).toBe('Round 3');
    expect(roundName({ format: 'double-knockout', planned: null }, 3)).toBe('Round 3');
  });

  it('say how far a tournament is, while it is played in rounds', () => {
    expect(progressWords(tournament({ round: 2 }))).toBe('Round 2 of 3');
    expect(progressWords(tournament({ round: 2, planned: null }))).toBe('Round 2');
    expect(progressWords(tournament({ round: 0 }))).toBeNull();
    expect(progressWords(tournament({ status: 'finished' }))).toBeNull();
    expect(progressWords(tournament({ format: 'arena' }))).toBeNull();
  });
});

it('those who take part are players or teams', () => {
  expect(enteredWords(tournament())).toBe('3 players');
  expect(enteredWords(tournament({ boards: 4 }))).toBe('3 teams');
  expect(enteredWords(tournament({ boards: 4, entered: 0 }))).toBe('Nobody has entered yet');
});

it('a computer player is chosen by name and strength', () => {
  expect(strengthWords('casual')).toBe('Max · strength 3 of 9');
});

describe('when a tournament is', () => {
  const now = new Date(2026, 4, 3, 19, 10).getTime();
  const start = new Date(2026, 4, 7, 20, 0).getTime();
  const words = (more: Parameters<typeof tournament>[0]) => whenWords(tournament(more), now);

  it('in a list', () => {
    expect(words({ status: 'announced', start })).toContain('7 May');
    expect(words({ status: 'announced' })).toBe('Starts when the director says so');
    expect(words({ round: 2 })).toBe('Round 2 of 3');
    expect(words({ format: 'arena' })).toBe('Being played');
    expect(words({ status: 'cancelled', start })).toBe('Cancelled');
  });

  it('and what is over does not start any more', () => {
    expect(words({ status: 'finished' })).toBe('The tournament is over');
    const long = new Date(2024, 4, 7, 20, 0).getTime();
    expect(words({ status: 'finished', start: long })).toContain('2024');
  });
});

describe('what a tournament is like', () => {
  it('in a few words: format, level, clock', () => {
    expect(tournamentWords(tournament())).toEqual([
      'Swiss system',
      'Level 1',
      'Official call',
      '1 min per turn',
    ]);
  });

  it('with what its regulations add', () => {
    expect(settingsWords(tournament({ rated: true }), {})).toEqual(['3 rounds', 'rated']);
    expect(
      settingsWords(tournament({ format: 'round-robin', planned: 10 }), { cycles: 2, boards: 4 }),
    ).toEqual(['10 rounds', 'everyone twice', 'teams with 4 boards']);
    expect(
      settingsWords(tournament({ format: 'knockout' }), { best_of: 3, third_place: true }),
    ).toEqual(['best of 3', 'with a match for third place']);
    expect(settingsWords(tournament({ format: 'arena' }), { minutes: 90 })).toEqual(['90 minutes']);
    expect(settingsWords(tournament({ format: 'ladder' }), { reach: 1 })).toEqual([
      'challenges up to 1 place',
    ]);
    // What is as usual is not written, and of interest all the same.
    expect(settingsWords(tournament({ format: 'arena' }), {})).toEqual(['60 minutes']);
    expect(settingsWords(tournament({ format: 'ladder' }), {})).toEqual([
      'challenges up to 3 places',
    ]);
    expect(settingsWords(tournament({ planned: 1 }), { handicap: 200 })).toEqual([
      '1 round',
      'handicap: one level per 200 points',
    ]);
  });
});
