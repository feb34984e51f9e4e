import { describe, expect, it } from 'vitest';

import type { EntryShown, GameMessage, Snapshot } from '../../../src/api/types';
import { Following } from '../../../src/game/course/following';

const entry = (number: number): EntryShown => ({
  number,
  entry: '-7',
  time: number,
  by: 'first',
  fault: null,
});
const game = (number: number): Omit<Snapshot, 'log'> =>
  ({ number }) as unknown as Omit<Snapshot, 'log'>;
const page = (from: number, to: number, last = false): GameMessage => ({
  type: 'entries',
  entries: Array.from({ length: to - from + 1 }, (_, index) => entry(from + index)),
  snapshot: last ? game(to) : null,
});
const numbers = (snapshot: Snapshot | null): number[] | undefined =>
  snapshot?.log.map((each) => each.number);

describe('following a game', () => {
  it('adds each entry to the log, once', () => {
    const following = new Following();
    const first = following.after(null, { type: 'entry', ...entry(1), snapshot: game(1) });
    expect(numbers(first)).toEqual([1]);
    const second = following.after(first, { type: 'entry', ...entry(2), snapshot: game(2) });
    expect(second).toEqual({ number: 2, log: [entry(1), entry(2)] });
    const again = following.after(second, { type: 'entry', ...entry(2), snapshot: game(2) });
    expect(numbers(again)).toEqual([1, 2]);
  });
  it('shows a replay when its last page has come', () => {
    const following = new Following();
    expect(following.after(null, page(1, 100))).toBeNull();
    expect(numbers(following.after(null, page(101, 130, true)))).toHaveLength(130);
  });
  it('forgets half a replay when the connection begins again', () => {
    const following = new Following();
    following.after(null, page(1, 100));
    following.restart();
    expect(following.after(null, page(1, 100))).toBeNull();
    expect(numbers(following.after(null, page(101, 102, true)))).toHaveLength(102);
  });
  it('takes no part of a replay twice when an answer was quicker', () => {
    const following = new Following();
    const known = { ...game(3), log: [entry(1), entry(2), entry(3)] };
    expect(numbers(following.after(known, page(2, 5, true)))).toEqual([1, 2, 3, 4, 5]);
  });
  it('has nothing to show for other messages', () => {
    const presence = { type: 'presence', first: true, second: false, watchers: 1 } as const;
    expect(new Following().after(null, presence)).toBeNull();
  });
});
