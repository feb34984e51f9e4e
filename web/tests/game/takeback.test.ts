import { describe, expect, it } from 'vitest';

import type { EntryShown } from '../../src/api/types';
import { standingActions, takebackTarget } from '../../src/game/takeback';

const log = (...entries: string[]): EntryShown[] =>
  entries.map((entry, index) => ({ number: index + 1, entry, time: index }));

describe('taking back', () => {
  it('leads to the state before the own last action', () => {
    // Ana gives, Ben places and gives, Ana is to place: Ana's last action is entry 1.
    const game = log('-7', 'c2', '-5');
    expect(takebackTarget(game, 'first', 'first')).toBe(0);
    expect(takebackTarget(game, 'first', 'second')).toBe(2);
    expect(takebackTarget(game, 'first', 'both')).toBe(2);
  });
  it('skips entries that are not actions, and what was taken back', () => {
    const game = log('-7', 'credit:second:0.1', 'c2', 'draw:first', 'back:2', 'd4');
    expect(standingActions(game).map((entry) => entry.entry)).toEqual(['-7', 'd4']);
    expect(takebackTarget(game, 'second', 'second')).toBe(1);
  });
  it('is impossible before the own first action and after the game', () => {
    expect(takebackTarget(log('-7'), 'second', 'second')).toBeNull();
    expect(takebackTarget(log('-7'), null, 'first')).toBeNull();
  });
});
