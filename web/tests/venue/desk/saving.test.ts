import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { Problem, Unreachable } from '../../../src/api/problem';
import { Saving } from '../../../src/venue/desk/saving.svelte';

const nobody = (): void => undefined;

describe('what is done at the desk', () => {
  let taken: string[];
  let saving: Saving<string>;

  beforeEach(() => {
    vi.useFakeTimers();
    taken = [];
    saving = new Saving((answer) => taken.push(answer));
  });
  afterEach(() => {
    saving.close();
    vi.useRealTimers();
  });

  it('is sent in order, one after the other', async () => {
    const sent: string[] = [];
    let answer: (text: string) => void = nobody;
    const send = (name: string) => () => {
      sent.push(name);
      return new Promise<string>((resolve) => (answer = resolve));
    };
    void saving.do('one', 1, send('one'), nobody);
    const second = saving.do('two', 2, send('two'), nobody);
    expect(sent).toEqual(['one']);
    expect(saving.pending('two')?.value).toBe(2);
    answer('first');
    await vi.waitFor(() => expect(sent).toEqual(['one', 'two']));
    expect(saving.pending('one')).toBeNull();
    answer('second');
    expect(await second).toBe(true);
    expect(taken).toEqual(['first', 'second']);
    expect(saving.saved).toBe(true);
  });

  it('waits for a server that cannot be reached, and is sent again under the same key', async () => {
    const keys: string[] = [];
    const send = vi.fn((key: string) => {
      keys.push(key);
      if (keys.length < 4) return Promise.reject(new Unreachable(null));
      return Promise.resolve('done');
    });
    const done = saving.do('result 1.1', '1-0', send, nobody);
    await vi.advanceTimersByTimeAsync(100);
    expect(saving.stuck).toBe(true);
    expect(saving.saved).toBe(false);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await done).toBe(true);
    expect(saving.stuck).toBe(false);
    expect(keys).toHaveLength(4);
    expect(new Set(keys).size).toBe(1);
  });

  it('is given up when it is refused, with the reason; what follows is sent', async () => {
    const refused = vi.fn();
    const refusal = new Problem(409, { detail: 'There is an Ana already.' });
    const first = saving.do('entrant', null, () => Promise.reject(refusal), refused);
    const second = saving.do('entrant', null, () => Promise.resolve('Ben'), refused);
    expect(await first).toBe(false);
    expect(await second).toBe(true);
    expect(refused).toHaveBeenCalledExactlyOnceWith('There is an Ana already.');
    expect(taken).toEqual(['Ben']);
  });
});
