import { beforeEach, describe, expect, it, vi } from 'vitest';

import { announce, announcer, forgetFaults, notify } from '../../src/session/announcer.svelte';

const heard = (): string[] => announcer.spoken.map((each) => each.text);

describe('sentences for screen readers', () => {
  beforeEach(() => {
    announcer.spoken = [];
    announcer.notices = [];
  });
  it('queue: none replaces another, and the same one twice is read twice', () => {
    announce('Max places the piece on a4.');
    announce('Place this piece.');
    announce('Place this piece.');
    expect(heard()).toEqual([
      'Max places the piece on a4.',
      'Place this piece.',
      'Place this piece.',
    ]);
    expect(new Set(announcer.spoken.map((each) => each.number)).size).toBe(3);
  });
  it('keep their place in the page: an earlier one is never changed', () => {
    announce('one');
    const [first] = announcer.spoken;
    announce('two');
    expect(announcer.spoken[0]).toBe(first);
  });
  it('do not pile up for ever', () => {
    for (let number = 0; number < 50; number += 1) announce(String(number));
    expect(heard().at(-1)).toBe('49');
    expect(heard().length).toBeLessThan(20);
  });
  it('include notices', () => {
    vi.useFakeTimers();
    announce('before');
    notify('Declined.');
    vi.useRealTimers();
    expect(heard()).toEqual(['before', 'Declined.']);
  });
  it('leave out what is empty', () => {
    announce('');
    expect(heard()).toEqual([]);
  });
});

describe('notices', () => {
  it('of what went wrong go when somebody acts again, the others stay', () => {
    vi.useFakeTimers();
    announcer.notices = [];
    notify('These squares do not form a pattern.', 'bad');
    notify('Declined.');
    forgetFaults();
    vi.useRealTimers();
    expect(announcer.notices.map((each) => each.text)).toEqual(['Declined.']);
  });
});
