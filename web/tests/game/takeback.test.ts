import { describe, expect, it } from 'vitest';

import type { EntryShown, Seat } from '../../src/api/types';
import { standingActions, takebackTarget } from '../../src/game/takeback';

/** A log of entries, each as `seat entry`; `server` for those of nobody. */
const log = (...lines: string[]): EntryShown[] =>
  lines.map((line, index) => {
    const [by, entry] = line.split(' ') as [Seat | 'server', string];
    return { number: index + 1, entry, time: index, by: by === 'server' ? null : by };
  });

describe('taking back', () => {
  it('leads to the state before the own last action', () => {
    // Ana gives, Ben places and gives, Ana is to place: Ana's last action is entry 1.
    const game = log('first -7', 'second c2', 'second -5');
    expect(takebackTarget(game, 'first')).toBe(0);
    expect(takebackTarget(game, 'second')).toBe(2);
    expect(takebackTarget(game, 'both')).toBe(2);
  });
  it('skips entries that are not actions, and what was taken back', () => {
    const game = log(
      'first -7',
      'server credit:second:0.1',
      'second c2',
      'first draw:first',
      'second back:2',
      'second d4',
    );
    expect(standingActions(game).map((entry) => entry.entry)).toEqual(['-7', 'd4']);
    expect(takebackTarget(game, 'second')).toBe(1);
  });
  it('is impossible before the own first action', () => {
    expect(takebackTarget(log('first -7'), 'second')).toBeNull();
    expect(takebackTarget(log(), 'both')).toBeNull();
  });
});
