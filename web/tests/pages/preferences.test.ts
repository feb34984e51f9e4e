import { afterEach, expect, it, vi } from 'vitest';

import {
  asRated,
  asRatedTerms,
  hasChosenCall,
  readRules,
  readTerms,
  storeRules,
  usualCall,
  WAYS,
} from '../../src/pages/play/preferences';

it('remembered rules that make no sense are at their default', () => {
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

it('clocks of any length are remembered', () => {
  for (const clock of ['7/move', '5400+90', '86400/move', '-']) {
    expect(readRules(JSON.stringify({ clock })).clock).toBe(clock);
  }
  for (const clock of ['0/move', '99999999/move', 'soon', '', null]) {
    expect(readRules(JSON.stringify({ clock })).clock).toBe('-');
  }
});

it('rated games have what can be rated, and the rest as it was chosen', () => {
  const chosen = readRules(
    '{"level": 3, "opponent_level": 1, "traits": ["colour"], "call": "standing", "first": "me", "private": true}',
  );
  expect(asRated(chosen)).toMatchObject({
    level: 3,
    opponent_level: 3,
    call: 'official',
    clock: '300+3',
    first: 'lot',
    private: false,
  });
  expect(asRated(chosen).traits).toHaveLength(4);
  expect(asRated(readRules('{"call": "automatic", "clock": "259200/move"}'))).toMatchObject({
    call: 'automatic',
    clock: '259200/move',
  });
});

it('people who meet have a clock unless they chose none, and only games with one are rated', () => {
  const usual = { level: 1, call: 'official', clock: '300+3', rated: false };
  expect(readTerms(null)).toEqual(usual);
  expect(readTerms('{')).toEqual(usual);
  expect(readTerms('{"level": 9, "call": "loud", "rated": "yes"}')).toEqual(usual);
  expect(readTerms('{"level": 2, "clock": "-", "rated": true}')).toEqual({
    ...usual,
    level: 2,
    clock: '-',
  });
  expect(asRatedTerms({ level: 3, call: 'standing', clock: '-', rated: false })).toEqual({
    ...usual,
    level: 3,
    rated: true,
  });
});

afterEach(() => vi.unstubAllGlobals());

it('newcomers have calls made for them, but not against people', () => {
  const made = WAYS.filter((way) => usualCall(true, way) === 'automatic');
  expect(made).toEqual(['computer', 'shared']);
  for (const way of WAYS) expect(usualCall(false, way)).toBe('official');
});

it('a call is remembered when it was chosen, and not when it was the usual one', () => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
  });
  expect(hasChosenCall()).toBe(false);
  storeRules(readRules('{"level": 2, "call": "automatic"}'), false);
  expect(hasChosenCall()).toBe(false);
  expect(readRules([...kept.values()][0]!)).toMatchObject({ level: 2, call: 'official' });
  storeRules(readRules('{"call": "official"}'), true);
  expect(hasChosenCall()).toBe(true);
  for (const text of [null, '{', 'null', '3']) expect(hasChosenCall(text)).toBe(false);
});
