import { expect, it } from 'vitest';

import { asRated, readRules } from '../../src/pages/play/preferences';

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

it('rated games have what can be rated, and the rest as it was chosen', () => {
  const chosen = readRules(
    '{"level": 3, "opponent_level": 1, "traits": ["colour"], "call": "standing", "first": "me", "private": true}',
  );
  expect(asRated(chosen)).toMatchObject({
    level: 3,
    opponent_level: 3,
    call: 'official',
    clock: '300+5',
    first: 'lot',
    private: false,
  });
  expect(asRated(chosen).traits).toHaveLength(4);
  expect(asRated(readRules('{"call": "automatic", "clock": "259200/move"}'))).toMatchObject({
    call: 'automatic',
    clock: '259200/move',
  });
});
