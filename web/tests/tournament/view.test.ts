import { describe, expect, it } from 'vitest';

import type { Format, TournamentMessage } from '../../src/api/tournaments';
import {
  areTeams,
  bracketOf,
  changed,
  countsPoints,
  crossTable,
  freeName,
  gameFor,
  markOf,
  matchesOf,
  pathOf,
  peopleOf,
  podium,
  roundTable,
  scoreText,
  sidesOf,
  tableText,
  tiebreaksOf,
  tiebreakText,
  toneOf,
} from '../../src/tournament/view';
import { entrant, game, round, standing, tournament } from './made';

type Change = Extract<TournamentMessage, { type: 'tournament-change' }>;
const change = (more: Partial<Change>): Change => ({
  type: 'tournament-change',
  since: 700,
  number: 8,
  touched: 800,
  status: 'running',
  next: null,
  round: 1,
  planned: 3,
  entered: 3,
  leader: null,
  rounds: [],
  entrants: [],
  standings: { whole: false, rows: [], places: [1, 1, 3] },
  ...more,
});

it('nobody takes a break when it is over', () => {
  const entrants = [
    entrant('ana', { state: 'paused' }),
    entrant('ben', { state: 'withdrawn' }),
    entrant('cem'),
  ];
  const states = (status: 'running' | 'finished') =>
    peopleOf({ status, entrants }).map(({ state }) => state);
  expect(states('running')).toEqual(['paused', 'withdrawn', 'entered']);
  expect(states('finished')).toEqual(['entered', 'withdrawn', 'entered']);
});

describe('scores', () => {
  it.each([
    [0, '0'],
    [0.5, '½'],
    [2.5, '2½'],
    [3.25, '3¼'],
    [12, '12'],
    [2.1, '2.10'],
  ])('%d is written %s', (value, text) => expect(scoreText(value)).toBe(text));

  it('tie-breaks are written as points, but a performance is a rating', () => {
    expect(tiebreakText('buchholz', 9.5)).toBe('9½');
    expect(tiebreakText('performance', 1587.4)).toBe('1587');
    expect(tiebreakText('direct-encounter', null)).toBe('–');
    expect(tiebreakText('wins', undefined)).toBe('–');
  });

  it('tie-breaks are the chosen ones, or those that the standings have', () => {
    const standings = [{ ...standing(1, 'ana', 1), tiebreaks: { buchholz: 3, wins: 1 } }];
    expect(tiebreaksOf({ regulations: { tiebreaks: ['wins'] }, standings })).toEqual(['wins']);
    expect(tiebreaksOf({ regulations: {}, standings })).toEqual(['buchholz', 'wins']);
    expect(tiebreaksOf({ regulations: {}, standings: [] })).toEqual([]);
  });

  it('a forfeit is marked as one, for both sides', () => {
    expect(sidesOf('-:+')).toEqual(['−', '+']);
    expect(['+', '1', '½', '0', '−', null].map(toneOf)).toEqual(
      ['win', 'win', 'draw', 'loss', 'loss', null], // prettier-ignore
    );
  });

  it('a mark is seen from its own side', () => {
    const row = game('1.1', ['ana', 'ben'], '0-1');
    expect([markOf(row, 'ana'), markOf(row, 'ben'), markOf(row, 'cem')]).toEqual(['0', '1', null]);
    expect(markOf(game('1.1', ['ana', 'ben']), 'ana')).toBeNull();
  });
});

describe('tables', () => {
  it('have the number of a board where teams meet, and of a game where a match goes on', () => {
    const [first, further] = ['1.2', '1.2.3'].map((key) => game(key, ['ana', 'ben']));
    expect([tableText(first!, false), tableText(further!, false)]).toEqual(['2', '2.3']);
    expect([tableText(first!, true), tableText(further!, true)]).toEqual(['2.1', '2.3']);
    expect(areTeams(tournament())).toBe(false);
    expect(areTeams(tournament({ boards: 4 }))).toBe(true);
  });
});

describe('a message about a tournament', () => {
  const shown = tournament();

  it('replaces the rounds and entrants that it names, and adds new ones', () => {
    const late = entrant('dan', { late: true });
    const after = changed(
      shown,
      change({
        round: 2,
        rounds: [
          {
            ...round(2, [game('2.1', ['ana', 'cem'])], { state: 'paired', byes: ['ben'] }),
            whole: true,
          },
        ],
        entrants: [entrant('ben', { state: 'withdrawn' }), late],
        standings: { whole: true, rows: [{ ...standing(1, 'ana', 1), at: 0 }], places: [1] },
      }),
    );
    expect(after?.rounds.map(({ number }) => number)).toEqual([1, 2]);
    expect(after?.entrants.map(({ id, state }) => `${id} ${state}`)).toEqual([
      'ana entered',
      'ben withdrawn',
      'cem entered',
      'dan entered',
    ]);
    expect([after?.number, after?.round, after?.standings.length]).toEqual([8, 2, 1]);
    expect(after?.name).toBe(shown.name);
  });

  it('replaces only the games that it names in a round that is known', () => {
    const games = ['1.1', '1.2', '1.3'].map((key) => game(key, ['ana', 'ben']));
    const result = game('1.2', ['ana', 'ben'], '0-1');
    const added = game('1.3.2', ['ben', 'ana']);
    const part = { ...round(1, [result, added], { state: 'running' as const }), whole: false };
    const [after] = changed(
      { ...shown, rounds: [round(1, games)] },
      change({ rounds: [part] }),
    )!.rounds;
    expect(after).toEqual(round(1, [games[0]!, result, games[2]!, added], { state: 'running' }));
  });

  it('puts rows of the standings where they belong now, and says the place of all', () => {
    const rows = [
      { ...standing(1, 'ben', 2), at: 0 },
      { ...standing(3, 'dan', 0), at: 3 },
    ];
    const standings = { whole: false, rows, places: [1, 2, 2, 4] };
    expect(changed(shown, change({ standings }))?.standings).toEqual([
      standing(1, 'ben', 2),
      standing(2, 'ana', 1),
      standing(2, 'cem', 1),
      standing(4, 'dan', 0),
    ]);
  });

  it('does not apply to another state than the one that it follows', () => {
    expect(changed({ ...shown, touched: 750 }, change({}))).toBeNull();
  });

  it('counts those who have entered since, and the rounds that they make', () => {
    const after = changed(shown, change({ entered: 5, planned: 5 }));
    expect([after?.entered, after?.planned]).toEqual([5, 5]);
  });

  it('takes a round away that was unpaired', () => {
    const two = { ...shown, rounds: [...shown.rounds, round(2, [])] };
    expect(changed(two, change({ round: 1 }))?.rounds.map(({ number }) => number)).toEqual([1]);
  });

  it('is ignored when it is older than what is known', () => {
    expect(changed(shown, change({ touched: 600, status: 'finished' }))).toBe(shown);
  });
});

describe('what somebody has played', () => {
  const rounds = [
    round(1, [game('1.1', ['ana', 'ben'], '1-0')], { byes: ['cem'] }),
    round(2, [game('2.1', ['cem', 'ana'], '+:-')], { byes: ['ben'] }),
    round(3, [game('3.1', ['ben', 'cem'])], { state: 'paired', byes: ['ana'] }),
  ];

  it('is a path of games and byes', () => {
    const steps = pathOf(rounds, 'ana').map(({ seat, opponent, mark }) => [seat, opponent, mark]);
    expect(steps).toEqual([
      ['first', 'ben', '1'],
      ['second', 'cem', '−'],
      [null, null, null],
    ]);
  });

  it('the game to come to is the open one; one that is played comes first', () => {
    expect(gameFor(rounds, 'ben')?.key).toBe('3.1');
    expect(gameFor(rounds, 'ana')).toBeNull();
    const played = game('3.1.2', ['cem', 'ben'], null, { state: 'playing', game: 'g' });
    expect(gameFor([round(3, [game('3.1', ['ben', 'cem']), played])], 'ben')?.key).toBe('3.1.2');
  });

  it('a table of rounds has a row for each in the order of the standings', () => {
    const rows = roundTable(rounds, [standing(1, 'cem', 2), standing(2, 'ana', 1.5)]);
    expect(rows.map((row) => [row.entrant, row.cells.map((cell) => cell.length)])).toEqual([
      ['cem', [1, 1, 1]],
      ['ana', [1, 1, 1]],
    ]);
    expect(rows[1]!.cells[2]![0]).toMatchObject({ row: null, opponent: null });
  });

  it('a cross table has everybody against everybody, and nobody against themselves', () => {
    const standings = ['ana', 'ben', 'cem'].map((id, index) => standing(index + 1, id, 0));
    const rows = crossTable(rounds, standings);
    const marks = rows.map((row) => row.cells.map((cell) => cell?.map((step) => step.mark)));
    expect(marks).toEqual([
      [undefined, ['1'], ['−']],
      [['0'], undefined, [null]],
      [['+'], [null], undefined],
    ]);
  });

  it('two meetings of a double round robin stand in one cell', () => {
    const twice = [
      round(1, [game('1.1', ['ana', 'ben'], '1-0')]),
      round(2, [game('2.1', ['ben', 'ana'], '1/2-1/2')]),
    ];
    const rows = crossTable(twice, [standing(1, 'ana', 1.5), standing(2, 'ben', 0.5)]);
    expect(rows[0]!.cells[1]!.map((step) => step.mark)).toEqual(['1', '½']);
    expect(rows[1]!.cells[0]!.map((step) => step.mark)).toEqual(['0', '½']);
  });
});

describe('a bracket', () => {
  it('has one card for each meeting, with all its games and the score of both', () => {
    const final = round(2, [
      game('2.1', ['ana', 'ben'], '1-0'),
      game('2.1.2', ['ben', 'ana'], '1/2-1/2'),
      game('2.1.3', ['ana', 'ben']),
      game('2.2', ['cem', 'dan'], '-:+'),
    ]);
    const cards = matchesOf(final).map(({ table, first, second, games, score }) => [
      `${table} ${first}:${second}`,
      games.length,
      ...score,
    ]);
    expect(cards).toEqual([
      ['1 ana:ben', 3, 1.5, 0.5],
      ['2 cem:dan', 1, 0, 1],
    ]);
  });

  it('names the winner that the server names, whatever the score', () => {
    const tie = game('1.1', ['ana', 'ben'], '1/2-1/2', { won_by: 'ben' });
    const open = game('1.2', ['cem', 'dan'], '1-0');
    expect(matchesOf(round(1, [tie, open])).map(({ winner }) => winner)).toEqual(['ben', null]);
  });
});

describe('the columns of a bracket', () => {
  const berths = (rounds: Parameters<typeof bracketOf>[0]): string[][] =>
    bracketOf(rounds).map((column) =>
      column.berths.map(({ match, bye }) => (match ? `${match.first}:${match.second}` : bye)),
    );
  const first = round(1, [game('1.1', ['eva', 'dan'], '1-0'), game('1.2', ['cem', 'ben'], '0-1')], {
    byes: ['ana', 'fee'],
  });

  it('put beside a meeting what leads to it, byes as well', () => {
    const semis = round(2, [
      game('2.1', ['ana', 'ben'], '1-0'),
      game('2.2', ['fee', 'eva'], '0-1'),
    ]);
    const final = round(3, [game('3.1', ['eva', 'ana']), game('3.2', ['fee', 'ben'])]);
    expect(berths([first, semis, final])).toEqual([
      ['fee', 'eva:dan', 'ana', 'cem:ben'],
      ['fee:eva', 'ana:ben'],
      ['eva:ana', 'fee:ben'],
    ]);
  });

  it('stand as they were paired while nothing follows', () => {
    expect(berths([first])).toEqual([['eva:dan', 'cem:ben', 'ana', 'fee']]);
  });
});

it('points decide only where everybody plays to the end', () => {
  expect(['swiss', 'round-robin', 'arena'].map((each) => countsPoints(each as Format))).toEqual(
    [true, true, true], // prettier-ignore
  );
  expect(
    ['knockout', 'double-knockout', 'ladder'].map((each) => countsPoints(each as Format)),
  ).toEqual([false, false, false]);
});

it('the podium has all who share the first three places, but not the whole field', () => {
  const places = [1, 2, 3, 3, 3, 3, 3, 8].map((place, index) => standing(place, `${index}`, 1));
  expect(podium(places).map(({ entrant: id }) => id)).toEqual(['0', '1', '2', '3', '4', '5']);
});

it('a name that is taken gets a number', () => {
  const here = [entrant('a', { name: 'Max' }), entrant('b', { name: 'max 2' })];
  expect(freeName('Mia', here)).toBe('Mia');
  expect(freeName('Max', here)).toBe('Max 3');
});
