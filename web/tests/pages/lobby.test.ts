import { describe, expect, it } from 'vitest';

import type { Challenge } from '../../src/api/types';
import { changed } from '../../src/pages/play/lobby';

const challenge = (id: string, created: number, more: Partial<Challenge> = {}): Challenge =>
  ({ id, created, ...more }) as Challenge;
const change = (opened: Challenge[], closed: string[] = []) =>
  ({ type: 'challenges-change', opened, closed }) as const;

describe('the open challenges', () => {
  const known = [challenge('b', 2), challenge('a', 1)];
  it('gain what was opened and lose what was closed, newest first', () => {
    const after = changed(known, change([challenge('d', 4), challenge('c', 3)], ['b']));
    expect(after.map((each) => each.id)).toEqual(['d', 'c', 'a']);
  });
  it('take the newest form of a challenge that is known', () => {
    const after = changed(known, change([challenge('a', 1, { rated: true })]));
    expect(after.map((each) => [each.id, each.rated])).toEqual([
      ['b', undefined],
      ['a', true],
    ]);
  });
});
