/** Puzzles, the drill, the atlas, and what the browser remembers of them. */

import { describe, expect, it } from 'vitest';

import { countResults, tableOf } from '../../src/study/practice/atlas';
import { levelFor } from '../../src/study/practice/choosing';
import { kindOf, tallies, total } from '../../src/study/practice/drill';
import {
  countDay,
  countPuzzle,
  dayStreak,
  nextDifficulty,
  NOTHING,
  readLearning,
} from '../../src/study/practice/progress';
import { turnWords } from '../../src/study/practice/puzzles';
import { speakIn } from '../session/speaking';

it('a turn is written with the traits of the piece', async () => {
  await speakIn('en');
  expect(turnWords('c2-5', 'classic')).toBe('c2, then the tall light square hollow piece');
  expect(turnWords('-5', 'mushrooms')).toBe('the big blue flat mushroom with yellow dots');
  expect(turnWords('c2', 'classic')).toBe('c2');
  expect(turnWords('c2!a2b2c2d2', 'classic')).toBe('c2, then QUARTO!');
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
  it('are of level 1 at first, unless a level is chosen', () => {
    expect(levelFor({ asked: 0 }, null)).toBe('1');
    expect(levelFor({ asked: 4 }, null)).toBe('1');
    expect(levelFor({ asked: 5 }, null)).toBeNull();
    expect(levelFor({ asked: 0 }, '3')).toBe('3');
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
