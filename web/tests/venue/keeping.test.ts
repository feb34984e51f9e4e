import { expect, it } from 'vitest';

import { TRAITS } from '../../src/notation/pieces';
import { readPosition } from '../../src/notation/positions';
import { call, press, remaining, setClock, settle, start } from '../../src/venue/clock';
import { readBack, readKept, seated, writeKept, type Kept } from '../../src/venue/keeping';

const NOW = 1_000_000;
const set = setClock({
  clock: { kind: 'bank', time: 300, increment: 5 },
  call: 'official',
  falseCall: 'refused',
});
const kept = (clock = press(start(set, NOW), 'first', NOW + 10_000)): Kept => ({
  clock,
  names: { near: 'Ana', far: 'Ben' },
  near: 'second',
  levels: [2, 1],
  traits: [...TRAITS],
  position: readPosition('0123/..../..../.... 4'),
  last: 'd1',
  back: '/tournaments/abc-1/table/7#k_-9',
});

it('a clock comes back as it was kept, and has run on meanwhile', () => {
  const again = readKept(writeKept(kept()))!;
  expect(again).toEqual(kept());
  expect(remaining(again.clock, 'second', NOW + 40_000)).toBe(270_000);
  expect(settle(again.clock, NOW + 999_000).outcome?.reason).toBe('time');
});

it('a clock comes back in every stage', () => {
  const running = press(start(set, NOW), 'first', NOW + 1);
  const judging = call(running, 'second', NOW + 2);
  for (const clock of [set, running, judging, settle(running, NOW + 999_000)]) {
    expect(readKept(writeKept(kept(clock)))?.clock).toEqual(clock);
  }
});

it.each([
  null,
  '',
  '{',
  'null',
  '[]',
  '{"clock": {}}',
  writeKept(kept()).replace('300+5', '-'),
  writeKept(kept()).replace('"official"', '"loud"'),
  writeKept(kept()).replace('"running"', '"sleeping"'),
  writeKept(kept()).replace('"near":"second"', '"near":"third"'),
  writeKept(kept()).replace('"turn":2', '"turn":99'),
])('what is not a clock is none: %s', (text) => {
  expect(readKept(text)).toBeNull();
});

it('a level belongs to the person, whoever gives first (R7)', () => {
  expect(seated(kept(), 'second')).toEqual(kept());
  expect(seated(kept(), 'first')).toMatchObject({ near: 'first', levels: [1, 2] });
  expect(seated(seated(kept(), 'first'), 'second')).toEqual(kept());
});

it('a clock leads back to the page of a table, and nowhere else', () => {
  const page = '/tournaments/abc-1/table/7';
  for (const address of [page, `${page}#`, `${page}#k_-9`]) expect(readBack(address)).toBe(address);
  const others = [
    '',
    null,
    7,
    '/',
    'https://example.org/tournaments/a/table/7',
    '//example.org/tournaments/a/table/7',
    'javascript:alert(1)//tournaments/a/table/7',
    `${page}/..`,
  ];
  for (const address of others) expect(readBack(address)).toBeNull();
});
