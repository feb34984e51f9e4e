import { describe, expect, it } from 'vitest';

import type { GameListed } from '../../src/api/types';
import { merged } from '../../src/game/watching.svelte';

const game = (id: string, number: number): GameListed => ({ id, number }) as GameListed;

describe('lists of games', () => {
  it('keep what was loaded where it is, with the newest state of each', () => {
    const before = [game('a', 3), game('b', 5), game('c', 1)];
    const after = merged(before, [game('b', 6), game('d', 0)]);
    expect(after.map(({ id, number }) => `${id}${number}`)).toEqual(['d0', 'a3', 'b6', 'c1']);
  });

  it('are not set back by a message that comes late', () => {
    expect(merged([game('a', 3)], [game('a', 2)])).toEqual([game('a', 3)]);
  });
});
