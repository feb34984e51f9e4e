import { describe, expect, it } from 'vitest';

import type { EntryShown, Snapshot } from '../../src/api/types';
import { callOn, readTurn } from '../../src/notation/turns';
import { standingActions, takebackTarget } from '../../src/game/takeback';
import { tell } from '../../src/game/narration';
import {
  clockText,
  expectation,
  isMyTurn,
  lastSquare,
  mySeat,
  nameOf,
  outcomeKey,
  viewOf,
} from '../../src/game/view';
import { readRules, switchTrait } from '../../src/pages/play/preferences';
import { deviceOf } from '../../src/pages/people/devices';
import { portable, taken } from '../../src/session/account';
import { DEFAULTS, readSettings } from '../../src/session/settings.svelte';

const log = (...entries: string[]): EntryShown[] =>
  entries.map((entry, index) => ({ number: index + 1, entry, time: index }));
const say = (key: string, details?: Record<string, string | number>): string =>
  [key, ...Object.values(details ?? {})].join('|');
const names = { first: 'Ana', second: 'Ben' };

describe('devices', () => {
  it.each([
    [
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/126.0 Safari/537.36',
      'Chrome, Linux',
    ],
    [
      'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/126 Safari/537.36 Edg/126',
      'Edge, Windows',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) Version/17 Safari/604.1',
      'Safari, iOS',
    ],
    ['Mozilla/5.0 (Android 14; Mobile; rv:127.0) Gecko/127.0 Firefox/127.0', 'Firefox, Android'],
    ['python-httpx/0.28', 'python-httpx/0.28'],
    ['', '?'],
  ])('%s', (agent, name) => expect(deviceOf(agent)).toBe(name));
});

describe('typed turns', () => {
  it.each([
    ['-7', ['-7']],
    ['c2', ['c2']],
    ['C2 - B', ['c2', '-b']],
    ['!a1b1c1d1', ['!a1b1c1d1']],
    ['c2!a2b2c2d2', ['c2', '!a2b2c2d2']],
    ['d4-', ['d4', '-']],
    ['-', ['-']],
  ])('%s', (text, actions) => expect(readTurn(text)).toEqual(actions));
  it.each(['', 'e1', 'c2c3', 'c2-g', '!a1b1', 'c2-5!', 'quarto'])('%s is no turn', (text) => {
    expect(readTurn(text)).toBeNull();
  });
  it('a call names its squares in order', () => {
    expect(callOn(['d1', 'a1', 'c1', 'b1'])).toBe('!a1b1c1d1');
  });
});

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
  it('the piece in hand belongs to whoever is to act', () => {
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
  it('the last placement is found behind refused calls', () => {
    expect(lastSquare(['-7', 'c2-5', '?a1b1c1d1d4-3', '?a1b1c1d1'])).toBe('d4');
    expect(lastSquare(['-7'])).toBeNull();
    expect(lastSquare([])).toBeNull();
  });
});

describe('the sentence on top', () => {
  const at = (some: Partial<Snapshot>) =>
    expectation({ you: 'first', to_act: 'first', phase: 'give', may_call: false, ...some }, names);
  it('asks for what is expected, and says when calling is allowed', () => {
    expect(at({})).toEqual({
      key: 'phase.give.plain',
      details: { name: 'Ana', other: 'Ben' },
      speaker: null,
    });
    expect(at({ phase: 'place', may_call: true }).key).toBe('phase.place.call');
  });
  it('says who is waited for', () => {
    expect(at({ to_act: 'second', phase: 'place' })).toEqual({
      key: 'waiting.place',
      details: { name: 'Ben', other: 'Ana' },
      speaker: null,
    });
    expect(at({ you: null }).key).toBe('waiting.give');
  });
  it('names the person on a shared screen', () => {
    expect(at({ you: 'both', to_act: 'second' }).speaker).toBe('Ben');
  });
  it('says that the game is over', () => {
    expect(at({ to_act: null, phase: 'over' }).key).toBe('phase.over.plain');
  });
});

describe('outcomes (R20)', () => {
  it('have a sentence each', () => {
    expect(outcomeKey('quarto', 'official', 'first')).toBe('outcome.quarto');
    expect(outcomeKey('caught', 'official', 'first')).toBe('outcome.caught');
    expect(outcomeKey('caught', 'automatic', 'first')).toBe('outcome.caught-automatic');
    expect(outcomeKey('abandoned', 'official', null)).toBe('outcome.abandoned-nobody');
    expect(outcomeKey('abandoned', 'official', 'first')).toBe('outcome.abandoned');
  });
});

describe('telling', () => {
  const before = { to_act: 'first' as const, refused_calls: 0 };
  const told = (entry: string, after: Partial<Snapshot> = {}) =>
    tell(
      entry,
      before,
      { outcome: null, refused_calls: 0, ...after },
      names,
      say,
      (piece) => `<${piece}>`,
    );
  it.each([
    ['-7', 'give', 'action.give|Ana|Ben|7 (<7>)'],
    ['-', 'pass', 'action.pass|Ana|Ben'],
    ['c2', 'place', 'web.game.placed|Ana|Ben|c2'],
    ['resign:second', 'end', 'action.resign|Ben|Ana'],
    ['flag:first', 'end', 'action.flag|Ana|Ben'],
    ['abandon', 'end', 'action.abandon-both'],
    ['agree:4', 'end', 'action.agree'],
    ['draw:second', 'talk', 'web.game.draw-offered|Ben'],
    ['back?:second:3', 'talk', 'web.game.takeback-asked|Ben'],
    ['back:3', 'place', 'web.game.taken-back'],
    ['decline:5', 'talk', 'web.game.declined'],
  ])('%s', (entry, kind, text) => expect(told(entry)).toEqual({ kind, text }));
  it('a call that wins, and one that is refused', () => {
    const outcome = {
      result: '1-0',
      winner: 'first',
      reason: 'quarto',
      alignments: [],
      missed: [],
    } as const;
    expect(told('!a1b1c1d1', { outcome: { ...outcome, alignments: [], missed: [] } })?.kind).toBe(
      'call',
    );
    expect(told('!d1c1b1a1')).toEqual({
      kind: 'refused',
      text: 'action.refused|Ana|Ben|a1 b1 c1 d1',
    });
  });
  it('nobody hears of credits and pauses', () => {
    expect(told('credit:first:0.180')).toBeNull();
    expect(told('pause:12.5')).toBeNull();
  });
});

describe('taking back', () => {
  it('leads to the state before the own last action', () => {
    // Ana gives, Ben places and gives, Ana is to place: Ana's last action is entry 1.
    const game = log('-7', 'c2', '-5');
    expect(takebackTarget(game, 'first', 'first')).toBe(0);
    expect(takebackTarget(game, 'first', 'second')).toBe(2);
    expect(takebackTarget(game, 'first', 'both')).toBe(2);
  });
  it('skips what is no action, and what was taken back', () => {
    const game = log('-7', 'credit:second:0.1', 'c2', 'draw:first', 'back:2', 'd4');
    expect(standingActions(game).map((entry) => entry.entry)).toEqual(['-7', 'd4']);
    expect(takebackTarget(game, 'second', 'second')).toBe(1);
  });
  it('is impossible before the own first action and after the game', () => {
    expect(takebackTarget(log('-7'), 'second', 'second')).toBeNull();
    expect(takebackTarget(log('-7'), null, 'first')).toBeNull();
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
  ])('%d seconds are %s', (seconds, text) => expect(clockText(seconds)).toBe(text));
});

it('the computer has a name in every language', () => {
  expect(nameOf({ name: 'casual', strength: 'casual' }, say)).toBe('opponent.casual.name');
  expect(nameOf({ name: 'Ana', strength: null }, say)).toBe('Ana');
});

describe('what is remembered', () => {
  it('rules that make no sense are at their default', () => {
    const rules = readRules(
      '{"level": 3, "traits": ["colour", "smell"], "call": "loud", "clock": 7}',
    );
    expect(rules).toMatchObject({
      level: 3,
      opponent_level: 1,
      traits: ['colour'],
      call: 'official',
      clock: '-',
    });
    expect(readRules('{').traits).toHaveLength(4);
    expect(readRules('null').level).toBe(1);
  });
  it('settings of the wrong kind are at their default', () => {
    expect(readSettings('{"theme": "dark", "sound": "loud", "colour": 1}')).toMatchObject({
      theme: 'dark',
      sound: true,
    });
    expect(readSettings('}').theme).toBe('auto');
    expect(readSettings('null')).toEqual(readSettings(null));
    expect(readSettings('{"colour": 1}')).not.toHaveProperty('colour');
  });
  it('of an account win over those of a browser that has sent all of its own', () => {
    const here = { ...DEFAULTS, sound: false };
    expect(taken(here, { theme: 'dark', sound: false, notify: true, zoom: 2 }, false)).toEqual({
      theme: 'dark',
    });
    expect(taken(here, { theme: 'dark' }, true)).toBe('send');
    expect(taken(here, {}, false)).toBe('send');
    expect(portable(here)).not.toHaveProperty('notify');
  });
  it('one trait always stays in play (R6)', () => {
    expect(switchTrait(['colour', 'fill'], 'colour')).toEqual(['fill']);
    expect(switchTrait(['fill'], 'fill')).toEqual(['fill']);
    expect(switchTrait(['fill'], 'colour')).toEqual(['colour', 'fill']);
  });
});
