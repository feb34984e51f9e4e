import { describe, expect, it } from 'vitest';

import type { Profile } from '../../src/api/types';
import { courseOf, lineOf } from '../../src/pages/people/players/ratings';

const rated = (
  level: number,
  time: number,
  rating: number,
  change: number,
): Profile['history'][0] => ({
  game: `g${time}`,
  level,
  call: 'official',
  score: 1,
  rating,
  change,
  time,
});

describe('the course of a rating', () => {
  it('begins before the first game, and has one ladder only', () => {
    const history = [rated(1, 3, 1560, 20), rated(2, 2, 1400, -100), rated(1, 1, 1540, 40)];
    expect(courseOf(history, 1, 'official')).toEqual([1500, 1540, 1560]);
    expect(courseOf(history, 1, 'automatic')).toEqual([]);
  });

  it('is drawn from the left to the right, the best at the top', () => {
    const line = lineOf([1500, 1600, 1550], 100, 40)!;
    expect(line.map(({ x }) => x)).toEqual([4, 50, 96]);
    expect(line.map(({ y }) => y)).toEqual([36, 4, 20]);
    expect(lineOf([1500], 100, 40)).toBeNull();
  });

  it('does not make a fall of a few points', () => {
    const [before, after] = lineOf([1500, 1496], 100, 40)!;
    expect(after!.y - before!.y).toBeLessThan(5);
  });
});
