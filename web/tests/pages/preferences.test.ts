import { expect, it } from 'vitest';

import { readRules } from '../../src/pages/play/preferences';

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
