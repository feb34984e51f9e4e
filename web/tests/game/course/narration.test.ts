import { describe, expect, it } from 'vitest';

import type { EntryShown, Seat } from '../../../src/api/types';
import { narrate } from '../../../src/game/course/narration';

const say = (key: string, details?: Record<string, string | number>): string =>
  [key, ...Object.values(details ?? {})].join('|');

const names = { first: 'Ana', second: 'Ben' };

describe('narration', () => {
  const narrated = (entry: string, fault: EntryShown['fault'] = null, you: Seat | null = null) =>
    narrate({ entry, by: 'first', fault }, names, say, you);
  it.each([
    ['-7', 'give', 'action-give|Ana|Ben|7|light|square|short|hollow'],
    ['-', 'pass', 'action-pass|Ana|Ben'],
    ['c2', 'place', 'web-game-placed|Ana|Ben|c2'],
    ['resign:second', 'end', 'action-resign|Ben|Ana'],
    ['flag:first', 'end', 'action-flag|Ana|Ben'],
    ['abandon', 'end', 'action-abandon-both'],
    ['agree:4', 'end', 'action-agree'],
    ['abort:second', 'end', 'action-abort|Ben|Ana'],
    ['draw:second', 'request', 'web-game-draw-offered|Ben'],
    ['back?:second:3', 'request', 'web-game-takeback-asked|Ben'],
    ['rematch?:second', 'request', 'web-game-rematch-wanted|Ben'],
    ['rematch-decline:first', 'request', 'web-game-rematch-declined'],
    ['help:second:hint', 'talk', 'web-help-used-hint|Ben'],
    ['back:3', 'place', 'web-game-taken-back'],
    ['decline:5', 'talk', 'web-game-declined|other'],
  ])('%s', (entry, kind, text) => expect(narrated(entry)).toEqual({ kind, text }));
  it('a call that wins, and one that is refused, with the reason (R15)', () => {
    expect(narrated('!a1b1c1d1')?.kind).toBe('call');
    expect(narrated('!d1c1b1a1', 'lapsed')).toEqual({
      kind: 'refused',
      text: 'action-refused-lapsed|Ana|Ben|a1 b1 c1 d1',
    });
  });
  it.each([
    ['-7', 'web-told-give|Ana|Ben|me|7|light|square|short|hollow'],
    ['-', 'web-told-pass|Ana|Ben'],
    ['c2', 'web-told-place|Ana|Ben|c2'],
    ['!a1b1c1d1', 'web-told-call|Ana|Ben|a1 b1 c1 d1'],
    ['resign:first', 'web-told-resign|Ana|Ben'],
    ['resign:second', 'action-resign|Ben|Ana'],
    ['draw:first', 'web-told-draw|Ana'],
    ['back?:first:3', 'web-told-takeback|Ana'],
    ['rematch?:first', 'web-told-rematch|Ana'],
    ['abort:first', 'web-told-abort|Ana|Ben'],
    ['help:first:hint', undefined],
  ])('%s, to the player who did it', (entry, text) =>
    expect(narrated(entry, null, 'first')?.text).toBe(text),
  );
  it.each([
    ['draw:first', 'sent'],
    ['back?:first:3', 'sent'],
    ['rematch?:first', 'request'],
    ['draw:second', 'request'],
  ])('%s: a notice says that a request of the reader was sent', (entry, kind) =>
    expect(narrated(entry, null, 'first')?.kind).toBe(kind),
  );
  it.each([
    ['draw:first', 'draw'],
    ['back?:first:3', 'takeback'],
  ])('%s is named when it is declined', (asked, what) => {
    const log = [
      { number: 4, entry: 'draw:second' },
      { number: 5, entry: asked },
    ];
    const declined = { entry: 'decline:5', by: null, fault: null };
    expect(narrate(declined, names, say, 'first', log)).toEqual({
      kind: 'talk',
      text: `web-game-declined|${what}`,
    });
  });
  it('to the player who did not', () => {
    expect(narrated('-7', null, 'second')?.text).toMatch(/^web-told-give\|Ana\|Ben\|them\|7/);
    expect(narrated('c2', null, 'second')?.text).toBe('web-game-placed|Ana|Ben|c2');
    expect(narrated('!a1b1c1d1', 'empty-square', 'first')?.text).toMatch(/^fault-empty-square/);
  });
  it('nobody hears of credits and pauses', () => {
    expect(narrated('credit:first:0.180')).toBeNull();
    expect(narrated('pause:12.5')).toBeNull();
  });
});
