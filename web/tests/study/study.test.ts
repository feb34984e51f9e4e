/** What the pages of learning, review and analysis work out for themselves. */

import { describe, expect, it } from 'vitest';

import { queryOf, type Decision, type Puzzle, type Review } from '../../src/api/studies';
import { countResults, tableOf } from '../../src/study/practice/atlas';
import { kindOf, tallies, total } from '../../src/study/practice/drill';
import {
  countDay,
  countPuzzle,
  dayStreak,
  nextDifficulty,
  NOTHING,
  readLearning,
} from '../../src/study/practice/progress';
import { Pointing } from '../../src/board/pointing.svelte';
import { nextPart } from '../../src/study/practice/puzzles';
import {
  actionWords,
  gameFrom,
  givenIn,
  graphOf,
  momentsOf,
  packRecord,
  stepTo,
  unpackRecord,
  valueForFirst,
} from '../../src/study/review/moments';
import {
  addressOf,
  EMPTY,
  levelText,
  readLevels,
  readQuestion,
  readTyped,
  remainingOf,
  withHand,
  without,
  withPiece,
  writePosition,
} from '../../src/notation/positions';
import { giftsAfter, height, opposite, valueSign } from '../../src/study/values';

describe('positions put together by hand', () => {
  const position = readTyped('.4f./c3.0/78../9... a')!;

  it('are written as they are read', () => {
    expect(writePosition(position)).toBe('.4f./c3.0/78../9... a');
    expect(writePosition(EMPTY)).toBe('..../..../..../.... -');
    expect(readTyped('.4F./C3.0/78../9...')?.hand).toBeNull();
  });

  it.each([
    '',
    'nonsense',
    '0123',
    '00../..../..../.... -',
    '0.../..../..../.... 0',
    'g.../..../..../.... -',
  ])('refuse %j', (text) => expect(readTyped(text)).toBeNull());

  it('move pieces between tray, board and hand, each piece in one place', () => {
    expect(writePosition(withPiece(position, 'a', 'a1'))).toBe('a4f./c3.0/78../9... -');
    expect(writePosition(withPiece(position, '4', 'd4'))).toBe('..f./c3.0/78../9..4 a');
    expect(writePosition(withPiece(position, '1', 'b1'))).toBe('.1f./c3.0/78../9... a');
    expect(writePosition(withHand(position, 'c'))).toBe('.4f./.3.0/78../9... c');
    expect(writePosition(withHand(position, null))).toBe('.4f./c3.0/78../9... -');
    expect(writePosition(without(position, 'a'))).toBe('.4f./c3.0/78../9... -');
    expect(remainingOf(position)).toEqual([...'1256bde']);
  });

  it('come out of an address as they went into it', () => {
    const question = { position, levels: [2, 1] as [number, number], traits: ['shape' as const] };
    const again = readQuestion(addressOf(question).replace('/analysis', ''));
    expect(writePosition(again.position)).toBe(writePosition(position));
    expect(again.levels).toEqual([2, 1]);
    expect(again.traits).toEqual(['shape']);
    expect(readQuestion('?position=x&level=9&traits=none')).toEqual({
      position: EMPTY,
      levels: [1, 1],
      traits: ['colour', 'shape', 'height', 'fill'],
    });
  });

  it('levels have one form', () => {
    expect([levelText([1, 1]), levelText([2, 1])]).toEqual(['1', '2:1']);
    expect(readLevels('3:4')).toEqual([3, 4]);
    expect(readLevels(null)).toEqual([1, 1]);
  });
});

describe('values', () => {
  it('of every gift after a square; none where placing there wins', () => {
    const turn = (square: string | null, piece: string | null, value: 'win' | 'loss') => ({
      square,
      piece,
      value,
      distance: 1,
    });
    const turns = [turn('d1', null, 'win'), turn('a4', 'f', 'win'), turn('a4', '4', 'loss')];
    expect(giftsAfter(turns, 'a4')).toEqual({
      f: { value: 'win', distance: 1 },
      '4': { value: 'loss', distance: 1 },
    });
    expect(giftsAfter(turns, 'd1')).toEqual({});
    expect(giftsAfter(turns, 'b2')).toEqual({});
  });
  it('have signs, heights and opposites', () => {
    expect(valueSign({ value: 'win', distance: 3 })).toBe('+3');
    expect(valueSign({ value: 'draw', distance: null })).toBe('=');
    expect(valueSign({ value: 'loss', distance: null })).toBe('−');
    expect(['win', 'draw', 'loss'].map((value) => height(value as 'win'))).toEqual([1, 0, -1]);
    expect(opposite('loss')).toBe('win');
    expect(valueForFirst('win', 'second')).toBe('loss');
  });
});

const decision = (some: Partial<Decision>): Decision => ({
  number: 0,
  turn: 1,
  player: 'first',
  kind: 'give',
  played: '-7',
  before: 'draw',
  before_distance: null,
  after: 'draw',
  after_distance: null,
  best: ['-7'],
  mark: 'best',
  speech: null,
  options: [],
  alignments: [],
  ...some,
});

const review: Review = {
  names: { first: 'Ana', second: null },
  level: '2:1',
  traits: ['colour', 'shape', 'height', 'fill'],
  call: 'official',
  edition: 'classic',
  result: '0-1',
  reason: 'caught',
  record: '',
  steps: [
    {
      number: 0,
      turn: 1,
      action: null,
      position: '012./..../..../.... 3',
      to_act: 'first',
      phase: 'place',
    },
    {
      number: 1,
      turn: 1,
      action: 'd1',
      position: '0123/..../..../.... -',
      to_act: 'first',
      phase: 'give',
    },
    {
      number: 2,
      turn: 1,
      action: '-f',
      position: '0123/..../..../.... f',
      to_act: 'second',
      phase: 'place',
    },
  ],
  decisions: [
    decision({ kind: 'place', played: 'd1', after: 'win', after_distance: 1 }),
    decision({
      number: 1,
      kind: 'call',
      played: null,
      speech: 'missed',
      mark: 'blunder',
      after: 'loss',
      alignments: [{ squares: ['a1', 'b1', 'c1', 'd1'], kind: 'row', values: ['light'] }],
    }),
    decision({ number: 1, kind: 'give', played: '-f', after: 'loss' }),
  ],
  accuracy: [50, 100],
  turning_point: 1,
  start_value: { player: 'first', value: 'draw' },
};

describe('a review', () => {
  it('writes actions as people read them', () => {
    expect(actionWords('!a2b2c2d2')).toBe('QUARTO! a2 b2 c2 d2');
    expect(actionWords('-7')).toBe('7');
    expect(actionWords('c2')).toBe('c2');
    expect(givenIn({ kind: 'give', played: '-7' } as Decision)).toBe('7');
    expect(givenIn({ kind: 'place', played: 'c2' } as Decision)).toBeNull();
  });
  const moments = momentsOf(review);

  it('is a start and a moment for each decision', () => {
    expect(moments.map((each) => each.from)).toEqual([
      '012./..../..../.... 3',
      '0123/..../..../.... -',
      '0123/..../..../.... -',
      '0123/..../..../.... f',
    ]);
    expect(moments.map((each) => each.value)).toEqual(['draw', 'win', 'loss', 'loss']);
    expect(moments.map((each) => each.turning)).toEqual([false, false, true, false]);
  });

  it('marks what was placed, and what nobody saw', () => {
    expect(moments[1]!.last).toBe('d1');
    expect(moments[2]!.lit).toEqual(['a1', 'b1', 'c1', 'd1']);
  });

  it('has a graph from left to right', () => {
    expect(graphOf(moments)).toEqual([
      { x: 0, y: 0 },
      { x: 1 / 3, y: 1 },
      { x: 2 / 3, y: -1 },
      { x: 1, y: -1 },
    ]);
  });

  it('is stepped through by keys, not beyond its ends', () => {
    expect(stepTo('ArrowRight', 3, 4)).toBe(3);
    expect(stepTo('ArrowLeft', 0, 4)).toBe(0);
    expect(stepTo('End', 0, 4)).toBe(3);
    expect(stepTo('Home', 2, 4)).toBe(0);
    expect(stepTo('x', 2, 4)).toBeNull();
  });

  it('is played on from a moment by whoever is to act there, each at their own level', () => {
    expect(gameFrom(review, moments[3]!, 'casual')).toMatchObject({
      opponent: { kind: 'computer', strength: 'casual' },
      level: 1,
      opponent_level: 2,
      first: 'them',
      position: '0123/..../..../.... f',
    });
    expect(gameFrom(review, moments[0]!, 'casual')).toMatchObject({
      level: 2,
      opponent_level: 1,
      first: 'me',
    });
  });

  it('travels in an address, whatever the names are', () => {
    const record = '[First "Zoë 🙂"]\n\n1. -7 *\n';
    expect(packRecord(record)).toMatch(/^[\w-]+$/);
    expect(unpackRecord(packRecord(record))).toBe(record);
    expect(unpackRecord('%%%')).toBeNull();
  });
});

describe('what the browser remembers', () => {
  it('counts a puzzle once, and a streak of first tries', () => {
    let learning = countPuzzle(NOTHING, 'a', true);
    learning = countPuzzle(learning, 'a', true);
    learning = countPuzzle(learning, 'b', true);
    expect([learning.asked, learning.solved, learning.streak]).toEqual([2, 2, 2]);
    learning = countPuzzle(learning, 'c', false);
    expect([learning.streak, learning.longest]).toEqual([0, 2]);
  });

  it('counts days in a row, up to today or yesterday', () => {
    const days = ['2026-02-27', '2026-02-28', '2026-03-01'];
    expect(dayStreak(days, '2026-03-01')).toBe(3);
    expect(dayStreak(days, '2026-03-02')).toBe(3);
    expect(dayStreak(days, '2026-03-03')).toBe(0);
    expect(countDay(countDay(NOTHING, '2026-03-01'), '2026-03-01').days).toEqual(['2026-03-01']);
  });

  it('forgets what cannot be read', () => {
    expect(readLearning('no JSON')).toEqual(NOTHING);
    expect(readLearning('null')).toEqual(NOTHING);
    expect(readLearning('{"asked": -1, "days": 7, "lessons": ["call", 3]}')).toEqual({
      ...NOTHING,
      lessons: ['call'],
    });
  });

  it('makes puzzles harder after success and easier after none', () => {
    expect(nextDifficulty({ asked: 0, solved: 0 })).toBe(1050);
    expect(nextDifficulty({ asked: 5, solved: 5 })).toBe(1250);
    expect(nextDifficulty({ asked: 50, solved: 0 })).toBe(950);
  });
});

describe('puzzles', () => {
  const puzzle = (some: Partial<Puzzle>) => ({
    theme: 'refutation' as const,
    distance: 5,
    position: '0123/..../..../.... f',
    ...some,
  });

  it('ask for a square, then for a piece; a square alone where that is the answer', () => {
    expect(nextPart(puzzle({}), null)).toBe('place');
    expect(nextPart(puzzle({}), 'a2')).toBe('give');
    expect(nextPart(puzzle({ theme: 'only-square' }), 'a2')).toBeNull();
    expect(nextPart(puzzle({ theme: 'win', distance: 1 }), 'a2')).toBeNull();
    expect(nextPart(puzzle({ position: '0123/..../..../.... -' }), null)).toBe('give');
  });

  it('are asked for with what is given only', () => {
    expect(queryOf({ theme: null, level: '2', least: 0, seed: 'x y' })).toBe(
      'level=2&least=0&seed=x+y',
    );
  });
});

describe('the drill', () => {
  it('tells by kind what was found, the most familiar first', () => {
    const answers = [
      { result: 'right' as const, seconds: 3, kind: 'row' },
      { result: 'right' as const, seconds: 1, kind: 'row' },
      { result: 'missed' as const, seconds: 9, kind: 'column' },
      { result: 'right' as const, seconds: 2, kind: null },
    ];
    expect(tallies(answers)).toEqual([
      { kind: 'row', asked: 2, right: 2, seconds: 3 },
      { kind: 'column', asked: 1, right: 0, seconds: null },
      { kind: null, asked: 1, right: 1, seconds: 2 },
    ]);
    expect(total(answers)).toMatchObject({ asked: 4, right: 3, seconds: 2 });
    expect(kindOf([{ kind: 'small-square' }, { kind: 'row' }])).toBe('row');
    expect(kindOf([])).toBeNull();
  });

  it('takes four squares and no fifth; a second tap takes one back', () => {
    const pointing = new Pointing();
    pointing.start();
    for (const square of ['a1', 'b1', 'c1', 'd1', 'a2']) pointing.point(square);
    expect(pointing.squares).toEqual(['a1', 'b1', 'c1', 'd1']);
    expect(pointing.complete).toBe(true);
    pointing.point('b1');
    expect(pointing.squares).toEqual(['a1', 'c1', 'd1']);
    pointing.stop();
    expect([pointing.on, pointing.squares.length]).toEqual([false, 0]);
  });
});

describe('the atlas', () => {
  const entries = [
    { level: '1', traits: 4, result: '1/2-1/2' as const, distance: null },
    { level: '1:2', traits: 4, result: '0-1' as const, distance: 11 },
    { level: '1', traits: 3, result: '1-0' as const, distance: 8 },
  ];

  it('is a table of levels for each number of traits', () => {
    const table = tableOf(entries, 4);
    expect(table[0]![0]!.entry).toBe(entries[0]);
    expect(table[0]![1]!.entry).toBe(entries[1]);
    expect(table[1]![0]!.entry).toBeNull();
    expect(tableOf(entries, 3)[0]![0]!.entry).toBe(entries[2]);
    expect(countResults(entries)).toEqual({ '1/2-1/2': 1, '0-1': 1, '1-0': 1 });
  });
});
