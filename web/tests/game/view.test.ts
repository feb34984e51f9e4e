import { describe, expect, it } from 'vitest';

import type { Seat, Snapshot } from '../../src/api/types';
import {
  clockText,
  expectation,
  isMyTurn,
  lastSquare,
  mySeat,
  nameOf,
  endingKey,
  requestsTo,
  viewOf,
  wholeDays,
} from '../../src/game/view';

const say = (key: string, details?: Record<string, string | number>): string =>
  [key, ...Object.values(details ?? {})].join('|');
const names = { first: 'Ana', second: 'Ben' };

describe('whose turn', () => {
  it('on a shared screen it is always ours', () => {
    expect(mySeat({ you: 'both', to_act: 'second' })).toBe('second');
    expect(isMyTurn({ you: 'both', to_act: 'second' })).toBe(true);
    expect(isMyTurn({ you: 'first', to_act: 'second' })).toBe(false);
    expect(isMyTurn({ you: null, to_act: 'second' })).toBe(false);
    expect(isMyTurn({ you: null, to_act: null })).toBe(false);
  });
});

describe('what is shown', () => {
  const snapshot = {
    position: '0.../..../..../.... 5',
    remaining: ['6', '7'],
    to_act: 'first' as const,
  };
  it('the piece in hand belongs to the player to act', () => {
    const view = viewOf(snapshot, null);
    expect(view.hand).toBe('5');
    expect(view.holder).toBe('first');
  });
  it('a placement shows before it is confirmed', () => {
    const view = viewOf(snapshot, { action: 'b2', state: 'considered' });
    expect(view.board.get('b2')).toBe('5');
    expect(view.hand).toBeNull();
    expect(view.holder).toBeNull();
  });
  it('a gift shows in the hand of the other', () => {
    const view = viewOf(
      { ...snapshot, position: '0.../..../..../.... -' },
      { action: '-7', state: 'sent' },
    );
    expect(view.hand).toBe('7');
    expect(view.holder).toBe('second');
    expect(view.remaining).toEqual(['6']);
  });
  it('a call changes nothing on the board', () => {
    expect(viewOf(snapshot, { action: '!a1b1c1d1', state: 'sent' })).toEqual(
      viewOf(snapshot, null),
    );
  });
  it('the last placement is found after refused calls', () => {
    expect(lastSquare(['-7', 'c2-5', '?a1b1c1d1d4-3', '?a1b1c1d1'])).toBe('d4');
    expect(lastSquare(['-7'])).toBeNull();
    expect(lastSquare([])).toBeNull();
  });
});

describe('the sentence on top', () => {
  const at = (some: Partial<Snapshot>) =>
    expectation(
      { you: 'first', to_act: 'first', phase: 'give', call_offered: false, ...some },
      names,
    );
  it('asks for what is expected, and says when calling is allowed', () => {
    expect(at({})).toEqual({
      key: 'phase-give-plain',
      details: { name: 'Ana', other: 'Ben' },
      speaker: null,
    });
    expect(at({ phase: 'place', call_offered: true }).key).toBe('phase-place-call');
  });
  it('says who is waited for', () => {
    expect(at({ to_act: 'second', phase: 'place' })).toEqual({
      key: 'waiting-place',
      details: { name: 'Ben', other: 'Ana' },
      speaker: null,
    });
    expect(at({ you: null }).key).toBe('waiting-give');
  });
  it('names the person on a shared screen', () => {
    expect(at({ you: 'both', to_act: 'second' }).speaker).toBe('Ben');
  });
  it('says that the game is over', () => {
    expect(at({ to_act: null, phase: 'over' }).key).toBe('phase-over-plain');
  });
});

describe('outcomes (R20)', () => {
  it('have a sentence each', () => {
    const key = (reason: string, call: string, winner: Seat | null): string =>
      endingKey({ reason, winner, aborted_by: null }, call);
    expect(key('quarto', 'official', 'first')).toBe('web-ended-quarto');
    expect(key('caught', 'official', 'first')).toBe('web-ended-caught');
    expect(key('caught', 'automatic', 'first')).toBe('web-ended-caught-automatic');
    expect(key('abandoned', 'official', null)).toBe('action-abandon-both');
    expect(key('abandoned', 'official', 'first')).toBe('web-ended-abandoned');
    const aborted = { reason: 'abandoned', winner: null, aborted_by: 'second' as const };
    expect(endingKey(aborted, 'official')).toBe('web-ended-aborted');
  });
});

describe('requests', () => {
  const nothing = { asked: [], declined: [], game: null };
  const playing = { you: 'first', status: 'playing', draw: null, takeback: null } as const;
  const over = { ...playing, status: 'over' } as const;
  const asked = (...seats: Seat[]) => ({ ...nothing, asked: seats });
  it('wait for the one who was asked', () => {
    const draw = { by: 'second', offer: 3 } as const;
    const takeback = { by: 'second', offer: 4, to: 0 } as const;
    expect(requestsTo({ ...playing, draw, takeback, rematch: nothing })).toEqual([
      'draw',
      'takeback',
    ]);
    expect(requestsTo({ ...playing, you: 'second', draw, rematch: nothing })).toEqual([]);
    expect(requestsTo({ ...playing, you: null, draw, rematch: nothing })).toEqual([]);
    expect(requestsTo({ ...over, draw, rematch: nothing })).toEqual([]);
  });
  it('for a rematch come after the end, until both want it', () => {
    expect(requestsTo({ ...over, rematch: asked('second') })).toEqual(['rematch']);
    expect(requestsTo({ ...over, rematch: asked('first') })).toEqual([]);
    expect(requestsTo({ ...over, rematch: asked('first', 'second') })).toEqual([]);
    expect(requestsTo({ ...over, rematch: { ...asked('second'), game: 'g' } })).toEqual([]);
  });
});

describe('clocks', () => {
  it.each([
    [300, '5:00'],
    [59.2, '1:00'],
    [59, '0:59'],
    [9.41, '0:09.5'],
    [0, '0:00.0'],
    [-3, '0:00.0'],
    [3725, '1:02:05'],
    [86_399, '23:59:59'],
  ])('%d seconds are %s', (seconds, text) => expect(clockText(seconds)).toBe(text));
  it.each([
    [2 * 86_400, 2],
    [2 * 86_400 - 0.5, 2],
    [86_399.9, 1],
    [86_399, 0],
    [0, 0],
  ])('%d seconds are %d days', (seconds, days) => expect(wholeDays(seconds)).toBe(days));
});

it('the computer and a deleted player have a name in every language', () => {
  const nobody = { name: 'x', kind: 'deleted', strength: null };
  expect(nameOf({ name: 'casual', kind: 'computer', strength: 'casual' }, say)).toBe(
    'opponent-casual-name',
  );
  expect(nameOf({ name: 'Ana', kind: 'guest', strength: null }, say)).toBe('Ana');
  expect(nameOf(nobody, say)).toBe('name-deleted');
});
