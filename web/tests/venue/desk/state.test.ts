import { describe, expect, it } from 'vitest';

import {
  claimOf,
  countOf,
  gameAt,
  listed,
  mayEnd,
  nextOpen,
  nextStep,
  standingOf,
} from '../../../src/venue/desk/state';
import { standing } from '../../tournament/made';
import { game, round, tournament } from './made';

const CLAIMED = game('1.2', { reported: { first: '1-0', second: null } });
const DIFFERENT = game('1.3', { reported: { first: '1-0', second: '0-1' } });
const CONTESTED = game('1.4', { contested: true });
const OVER = game('1.5', { result: '1/2-1/2', reported: { first: '1-0', second: '0-1' } });
const OPEN = game('1.1');
const ALL = [OPEN, CLAIMED, DIFFERENT, CONTESTED, OVER];

describe('a game', () => {
  it('is open, claimed by one, contested by both, or over', () => {
    const standings = ALL.map(standingOf);
    expect(standings).toEqual(['open', 'claimed', 'contested', 'contested', 'over']);
  });

  it('is claimed by whichever player has reported it', () => {
    expect(ALL.map(claimOf)).toEqual([null, '1-0', null, null, null]);
    const second = game('1.1', { reported: { first: null, second: '0-1' } });
    expect(claimOf(second)).toBe('0-1');
  });

  it('is found by its table; in a match the open one is meant', () => {
    const match = [game('1.1', { result: '1-0' }), game('1.1.2'), game('1.2')];
    expect(gameAt(match, 1)?.key).toBe('1.1.2');
    expect(gameAt(match, 1, 2)?.key).toBe('1.1.2');
    expect(gameAt(match, 3)).toBeNull();
    const boards = [game('1.1', { result: '1-0' }), game('1.1.2')];
    expect(gameAt(boards, 1, 1)?.key).toBe('1.1');
    expect(gameAt(boards, 1, 3)).toBeNull();
    expect(gameAt([OVER], 5)?.key).toBe('1.5');
  });

  it('is followed by the next one without a result, from the top again at the end', () => {
    expect(nextOpen(ALL, '1.2')?.key).toBe('1.3');
    expect(nextOpen(ALL, '1.4')?.key).toBe('1.1');
    expect(nextOpen([OVER], '1.5')).toBeNull();
  });
});

it('a round is counted, and listed as the director wants it', () => {
  expect(countOf(round(1, ALL))).toEqual({ games: 5, over: 1, contested: 2, claimed: 1 });
  expect(listed(ALL, 'all')).toHaveLength(5);
  expect(listed(ALL, 'open').map((row) => row.key)).toEqual(['1.1', '1.2', '1.3', '1.4']);
  expect(listed(ALL, 'attention').map((row) => row.key)).toEqual(['1.2', '1.3', '1.4']);
});

describe('the next step', () => {
  const over = (number: number) => round(number, [game(`${number}.1`, { result: '1-0' })]);

  it('is to type in the players, then to pair', () => {
    expect(nextStep(tournament({ entrants: [] }))).toEqual({ what: 'players' });
    expect(nextStep(tournament())).toEqual({ what: 'pair', round: 1 });
  });

  it('is to wait for results, then to pair again, then to finish', () => {
    const open = tournament({ rounds: [over(1), round(2, [game('2.1')])] });
    expect(nextStep(open)).toEqual({ what: 'results', round: 2, missing: 1 });
    const closed = tournament({ rounds: [over(1), over(2)] });
    expect(nextStep(closed)).toEqual({ what: 'pair', round: 3 });
    const last = tournament({ rounds: [over(1), over(2), over(3)] });
    expect(nextStep(last)).toEqual({ what: 'finish' });
    expect(nextStep({ ...last, status: 'finished' })).toEqual({ what: 'over' });
  });

  it('in a ladder games are paired while others are played', () => {
    const ladder = tournament({ format: 'ladder', planned: null, rounds: [round(1, [OPEN])] });
    expect(nextStep(ladder)).toEqual({ what: 'pair', round: 2 });
    expect(mayEnd(ladder)).toBe(false);
    expect(mayEnd({ ...ladder, rounds: [over(1)] })).toBe(true);
    expect(mayEnd({ ...ladder, rounds: [] })).toBe(false);
  });

  it('in a double knockout follows from who is left: nobody knows the number of rounds', () => {
    const both = [standing(1, 'a', 1), standing(1, 'b', 0)];
    const rounds = [over(1)];
    const cup = tournament({ format: 'double-knockout', planned: null, rounds, standings: both });
    expect(nextStep(cup)).toEqual({ what: 'pair', round: 2 });
    const decided = [standing(1, 'a', 2), standing(2, 'b', 0)];
    expect(nextStep({ ...cup, standings: decided })).toEqual({ what: 'finish' });
  });
});
