import { describe, expect, it } from 'vitest';

import type { Snapshot } from '../../src/api/types';
import { narrate } from '../../src/game/narration';

const say = (key: string, details?: Record<string, string | number>): string =>
  [key, ...Object.values(details ?? {})].join('|');

const names = { first: 'Ana', second: 'Ben' };

describe('narration', () => {
  const narrated = (entry: string, after: Partial<Snapshot> = {}) =>
    narrate({ entry, by: 'first' }, { outcome: null, refused_calls: 0, ...after }, names, say);
  it.each([
    ['-7', 'give', 'action-give|Ana|Ben|7|light|square|short|hollow'],
    ['-', 'pass', 'action-pass|Ana|Ben'],
    ['c2', 'place', 'web-game-placed|Ana|Ben|c2'],
    ['resign:second', 'end', 'action-resign|Ben|Ana'],
    ['flag:first', 'end', 'action-flag|Ana|Ben'],
    ['abandon', 'end', 'action-abandon-both'],
    ['agree:4', 'end', 'action-agree'],
    ['draw:second', 'talk', 'web-game-draw-offered|Ben'],
    ['back?:second:3', 'talk', 'web-game-takeback-asked|Ben'],
    ['back:3', 'place', 'web-game-taken-back'],
    ['decline:5', 'talk', 'web-game-declined'],
  ])('%s', (entry, kind, text) => expect(narrated(entry)).toEqual({ kind, text }));
  it('a call that wins, and one that is refused', () => {
    const outcome = {
      result: '1-0',
      winner: 'first',
      reason: 'quarto',
      alignments: [],
      missed: [],
    } as const;
    expect(
      narrated('!a1b1c1d1', { outcome: { ...outcome, alignments: [], missed: [] } })?.kind,
    ).toBe('call');
    expect(narrated('!d1c1b1a1')).toEqual({
      kind: 'refused',
      text: 'action-refused|Ana|Ben|a1 b1 c1 d1',
    });
  });
  it('nobody hears of credits and pauses', () => {
    expect(narrated('credit:first:0.180')).toBeNull();
    expect(narrated('pause:12.5')).toBeNull();
  });
});
