import { describe, expect, it } from 'vitest';

import { valueForFirst } from '../../src/study/review/moments';
import { giftsAfter, height, opposite, valueSign } from '../../src/study/values';

describe('values', () => {
  it('of every gift after a square; none where placing there wins', () => {
    const turn = (square: string | null, piece: string | null, value: 'win' | 'loss') => ({
      square,
      piece,
      value,
      distance: 1,
      ends: piece === null ? value : null,
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
