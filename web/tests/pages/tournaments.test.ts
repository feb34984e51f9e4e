import { beforeAll, describe, expect, it } from 'vitest';

import type { TournamentShown } from '../../src/api/tournaments';
import { NO_CLOCK } from '../../src/notation/clocks';
import { eventWords } from '../../src/pages/tournaments/events';
import {
  adviseRoundRobin,
  announcementOf,
  fieldTime,
  movedTo,
  newPlan,
  planOf,
  regulationsOf,
  swissRounds,
  tiebreaksOf,
  usualStart,
} from '../../src/pages/tournaments/plans';
import { speakIn } from '../session/speaking';
import { tournament } from '../tournament/made';

const NOW = new Date(2026, 4, 3, 19, 10).getTime();
const plan = (more: Partial<ReturnType<typeof newPlan>> = {}) => ({
  ...newPlan('classic', NOW),
  name: ' Club evening ',
  ...more,
});

describe('the log in words', () => {
  beforeAll(() => speakIn('en'));
  const words = (event: Record<string, unknown> & { event: string }): string =>
    eventWords(event, (id) => ({ p1: 'Ana', p2: 'Ben' })[id] ?? id);

  it.each([
    [{ event: 'entered', id: 'p3', name: 'Cem' }, 'Cem has entered.'],
    [{ event: 'withdrawn', id: 'p1' }, 'Ana has withdrawn.'],
    [{ event: 'bye-granted', id: 'p2', round: 3, points: 0.5 }, 'Ben has a bye in round 3.'],
    [{ event: 'round-paired', round: 2, tables: [['p1', 'p2']] }, 'Round 2 is paired.'],
    [{ event: 'result-entered', game: '2.1', result: '1-0' }, 'Game 2.1: 1-0.'],
    [{ event: 'forfeited', game: '2.1' }, 'Game 2.1: neither player came.'],
    [
      { event: 'forfeited', game: '2.1', absent: 'second' },
      'Game 2.1: the second player did not come.',
    ],
    [{ event: 'result-corrected', game: '2.1' }, 'Game 2.1 corrected: –.'],
    [
      { event: 'match-decided', round: 1, table: 2, winner: 'p2' },
      'Round 1, table 2: the match goes to Ben.',
    ],
    [{ event: 'tournament-finished' }, 'The tournament is over.'],
  ])('%o', (event, text) => expect(words(event)).toBe(text));

  it('shows an event of a newer server by its own word', () => {
    expect(words({ event: 'rained-off' })).toBe('rained-off');
  });
});

describe('what is planned', () => {
  it('usually begins at a half hour that leaves time to come', () => {
    expect(fieldTime(usualStart(NOW))).toBe('2026-05-03T20:00');
  });

  it('is sent with what belongs to its format, and nothing else', () => {
    expect(regulationsOf(plan({ bestOf: 3, minutes: 20 }))).toEqual({
      format: 'swiss',
      rules: expect.objectContaining({ levels: [1, 1], clock: '60/move' }),
      rounds: 5,
      late: true,
    });
    const knockout = regulationsOf(plan({ format: 'knockout', bestOf: 3, thirdPlace: true }));
    expect(knockout).toMatchObject({ best_of: 3, third_place: true });
    expect(knockout).not.toHaveProperty('rounds');
    expect(regulationsOf(plan({ format: 'arena' }))).toMatchObject({ minutes: 60 });
    const teams = plan({ format: 'round-robin', double: true, venue: 'tables', boards: 4 });
    expect(regulationsOf(teams)).toMatchObject({ cycles: 2, boards: 4 });
    expect(regulationsOf({ ...teams, venue: 'server' })).not.toHaveProperty('boards');
  });

  it('is left to its director around real tables', () => {
    const rated = plan({ rated: true, ratingMin: 1500, registration: 'code', code: 'secret' });
    const tables = movedTo('tables', rated);
    expect(announcementOf(tables)).toMatchObject({
      venue: 'tables',
      automatic: false,
      registration: 'closed',
      rated: false,
      rating_min: null,
    });
    expect(announcementOf(tables)).not.toHaveProperty('code');
    expect(movedTo('server', tables)).toMatchObject({ automatic: true, registration: 'open' });
  });

  it('always has a clock', () => {
    const none = plan();
    none.rules.clock = NO_CLOCK;
    expect(regulationsOf(none).rules?.clock).toBe('60/move');
  });

  it('counts in minutes and sends seconds and moments', () => {
    const sent = announcementOf(plan({ pause: 1.5, absence: 5, start: '2026-05-03T20:00' }));
    expect(sent).toMatchObject({ name: 'Club evening', pause: 90, absence: 300 });
    expect(sent.start).toBe(new Date(2026, 4, 3, 20, 0).getTime());
    expect(announcementOf(plan({ start: '' })).start).toBeNull();
  });

  it('sends a code only where one is needed', () => {
    expect(announcementOf(plan({ code: 'oak tree' }))).not.toHaveProperty('code');
    const coded = announcementOf(plan({ registration: 'code', code: ' oak tree ' }));
    expect(coded.code).toBe('oak tree');
  });

  it('comes back from a tournament as it was announced', () => {
    const before = plan({ format: 'knockout', bestOf: 5, limit: 16, start: '2026-05-03T20:00' });
    const { regulations, code: _, ...sent } = announcementOf(before);
    const shown: TournamentShown = {
      ...tournament(),
      ...sent,
      format: 'knockout',
      regulations,
      rules: { ...tournament().rules, level: '1' },
    };
    expect(announcementOf(planOf(shown))).toEqual(announcementOf(before));
  });

  it('keeps what was settled without the form', () => {
    const regulations = {
      tiebreaks: ['wins', 'performance'] as const,
      method: 'matching',
      scoring: { win: 3, draw: 1 },
    } as const;
    const shown = tournament({
      regulations: { ...regulations, tiebreaks: ['wins', 'performance'] },
    });
    const plan = planOf({ ...shown, rules: { ...shown.rules, level: '1' } } as TournamentShown);
    expect(regulationsOf(plan)).toMatchObject(regulations);
  });

  it('has the tie-breaks that are usual in its format until somebody chooses', () => {
    expect(tiebreaksOf(plan())).toEqual(['buchholz-cut-1', 'buchholz', 'sonneborn-berger']);
    expect(tiebreaksOf(plan({ venue: 'tables', boards: 4 }))[0]).toBe('board-points');
    expect(tiebreaksOf(plan({ tiebreaks: ['wins'] }))).toEqual(['wins']);
    expect(tiebreaksOf(plan({ format: 'knockout', tiebreaks: ['wins'] }))).toEqual([]);
    const usual = tournament({
      regulations: { tiebreaks: ['buchholz-cut-1', 'buchholz', 'sonneborn-berger'] },
    });
    expect(planOf(usual as TournamentShown).tiebreaks).toBeNull();
    expect(regulationsOf(plan())).not.toHaveProperty('tiebreaks');
  });
});

describe('advice', () => {
  it('a few players with rounds enough had better all meet', () => {
    expect(adviseRoundRobin(plan({ limit: 6, rounds: 5 }))).toBe(true);
    expect(adviseRoundRobin(plan({ limit: 5, rounds: 5 }))).toBe(true);
    expect(adviseRoundRobin(plan({ limit: 6, rounds: 4 }))).toBe(false);
    expect(adviseRoundRobin(plan({ limit: 12, rounds: 11 }))).toBe(false);
    expect(adviseRoundRobin(plan({ limit: null }))).toBe(false);
  });

  it('as many rounds as leave one at most who has won them all', () => {
    expect([2, 3, 8, 9, 64].map(swissRounds)).toEqual([1, 2, 3, 4, 6]);
  });
});
