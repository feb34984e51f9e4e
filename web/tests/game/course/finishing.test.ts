import { describe, expect, it } from 'vitest';

import { Finishing, hasLost } from '../../../src/game/course/finishing';

type Seen = Parameters<Finishing['sees']>[0];

const snapshot = (some: object): Seen =>
  ({ id: 'g1', status: 'playing', you: 'first', outcome: null, ...some }) as Seen;
const won = { status: 'over', outcome: { result: '1-0', winner: 'first' } };

describe('a finished game', () => {
  it('counts once, when it ends', () => {
    const finishing = new Finishing();
    const seen = [snapshot({}), snapshot({}), snapshot(won), snapshot(won)];
    expect(seen.map((each) => finishing.sees(each))).toEqual([false, false, true, false]);
  });
  it.each([
    ['that was over before', [snapshot(won)]],
    ['of others', [snapshot({ you: null }), snapshot({ ...won, you: null })]],
    ['another than was played', [snapshot({}), snapshot({ ...won, id: 'g2' })]],
    ['without a result', [snapshot({}), snapshot({ status: 'over', outcome: { result: '*' } })]],
  ])('does not count: one %s', (_, seen) => {
    const finishing = new Finishing();
    expect(seen.some((each) => finishing.sees(each))).toBe(false);
  });
  it('is lost by one player, and by nobody at a shared screen', () => {
    const lost = (you: string | null): boolean => hasLost(snapshot({ ...won, you }));
    expect(['first', 'second', 'both', null].map(lost)).toEqual([false, true, false, false]);
    expect(hasLost(snapshot({ status: 'over', outcome: { result: '½-½', winner: null } }))).toBe(
      false,
    );
  });
});
