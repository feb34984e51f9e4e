import { describe, expect, it } from 'vitest';

import { measured, readClock, writeClock } from '../../src/notation/clocks';
import { CLOCKS } from '../../src/pages/play/preferences';

describe('clocks', () => {
  it('are read as the server writes them', () => {
    expect(readClock('60/move')).toEqual({ kind: 'turn', time: 60 });
    expect(readClock('300+3')).toEqual({ kind: 'bank', time: 300, increment: 3 });
    expect(readClock('2.5/move')).toEqual({ kind: 'turn', time: 2.5 });
  });
  it.each(['-', '', '60', '0/move', '0+5', '60/moves', '-5+3', '31622401/move', '60+31622401'])(
    'there is none in %j',
    (text) => expect(readClock(text)).toBeNull(),
  );
  it('are written in whole seconds, if there can be such a clock', () => {
    expect(writeClock({ kind: 'turn', time: 90.4 })).toBe('90/move');
    expect(writeClock({ kind: 'bank', time: 900, increment: 10 })).toBe('900+10');
    for (const time of [0, 0.3, -60, NaN, Infinity, 366 * 86_400 + 1]) {
      expect(writeClock({ kind: 'turn', time })).toBeNull();
      expect(writeClock({ kind: 'bank', time, increment: 0 })).toBeNull();
    }
    for (const increment of [-1, NaN, Infinity]) {
      expect(writeClock({ kind: 'bank', time: 60, increment })).toBeNull();
    }
  });
  it('that are offered can be played by', () => {
    for (const text of CLOCKS.slice(1)) expect(writeClock(readClock(text)!)).toBe(text);
  });
  it('are measured by the longest unit that fits', () => {
    expect(measured(86_400)).toEqual([1, 'day']);
    expect(measured(5400)).toEqual([90, 'minute']);
    expect(measured(61)).toEqual([61, 'second']);
  });
});
