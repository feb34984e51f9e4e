/** The channel on lines that this test holds in its hand: no browser lets a test cut one at will. */

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { Channel, type Connection } from '../../src/api/live';
import type { GameMessage } from '../../src/api/types';

/** One line: everything that happened to it, and what it does when it is told to. */
class Line extends EventTarget {
  readonly sent: string[] = [];
  closed = false;
  constructor(readonly url: URL) {
    super();
    lines.push(this);
  }
  send(text: string): void {
    this.sent.push(text);
  }
  /** As a browser: the end of a line is only reported later, and a dead one's much later. */
  close(): void {
    this.closed = true;
  }
  opens(): void {
    this.dispatchEvent(new Event('open'));
  }
  says(message: object): void {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) }));
  }
  ends(): void {
    this.dispatchEvent(new Event('close'));
  }
}

let lines: Line[];
let page: EventTarget & { visibilityState: string };
let machine: EventTarget & { onLine: boolean };

beforeEach(() => {
  lines = [];
  page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  machine = Object.assign(new EventTarget(), { onLine: true });
  vi.useFakeTimers();
  // The middle of every pause, so that its length can be told.
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  vi.stubGlobal('WebSocket', Line);
  vi.stubGlobal('document', page);
  vi.stubGlobal('navigator', machine);
  vi.stubGlobal('location', { href: 'https://play.example/game/g1' });
  vi.stubGlobal('addEventListener', machine.addEventListener.bind(machine));
  vi.stubGlobal('removeEventListener', machine.removeEventListener.bind(machine));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

interface Followed {
  channel: Channel<GameMessage>;
  states: Connection[];
  heard: GameMessage[];
}

/** A channel whose address asks for what comes after the last message heard. */
function follow(): Followed {
  const states: Connection[] = [];
  const heard: GameMessage[] = [];
  const channel = new Channel<GameMessage>({
    address: () => `/api/games/g1/live?after=${heard.length}`,
    state: (connection) => void states.push(connection),
    hear: (message) => void heard.push(message),
  });
  return { channel, states, heard };
}

const entry = (number: number): object => ({
  type: 'phrase',
  by: 'first',
  phrase: 'hello',
  number,
});
const newest = (): Line => lines.at(-1)!;

describe('a channel', () => {
  it('connects where the page came from, and tells how it is', () => {
    const { states } = follow();
    expect(String(newest().url)).toBe('wss://play.example/api/games/g1/live?after=0');
    expect(states).toEqual(['connecting']);
    newest().opens();
    newest().ends();
    expect(states).toEqual(['connecting', 'live', 'lost']);
  });

  it('answers pings itself and passes everything else on', () => {
    const { heard } = follow();
    newest().opens();
    newest().says({ type: 'ping', id: 7 });
    newest().says(entry(1));
    expect(newest().sent).toEqual(['{"type":"pong","id":7}']);
    expect(heard).toEqual([entry(1)]);
  });

  it('waits longer after each failure, up to a limit, and short again after a success', () => {
    follow();
    const pauses = [];
    for (let attempt = 0; attempt < 6; attempt += 1) {
      newest().ends();
      const before = lines.length;
      let waited = 0;
      while (lines.length === before) {
        vi.advanceTimersByTime(100);
        waited += 100;
      }
      pauses.push(waited);
    }
    expect(pauses).toEqual([500, 1000, 2000, 4000, 8000, 8000]);
    newest().opens();
    newest().ends();
    vi.advanceTimersByTime(500);
    expect(lines).toHaveLength(8);
  });

  it('asks again for what it has not heard, and only for that', () => {
    const { heard } = follow();
    newest().opens();
    newest().says(entry(1));
    newest().says(entry(2));
    newest().ends();
    vi.advanceTimersByTime(500);
    expect(newest().url.search).toBe('?after=2');
    newest().opens();
    newest().says(entry(3));
    expect(heard).toEqual([1, 2, 3].map(entry));
  });

  it('hears nothing from a line that it gave up', () => {
    const { states, heard } = follow();
    const old = newest();
    old.opens();
    machine.dispatchEvent(new Event('offline'));
    expect([old.closed, states.at(-1)]).toEqual([true, 'lost']);
    machine.dispatchEvent(new Event('online'));
    // At once, although the end of the old line has not been reported yet.
    expect(lines).toHaveLength(2);
    newest().opens();
    old.says(entry(9));
    old.ends();
    expect(heard).toEqual([]);
    expect(states.at(-1)).toBe('live');
    vi.advanceTimersByTime(20_000);
    expect(lines).toHaveLength(2);
  });

  it('takes silence for a dead line', () => {
    const { states } = follow();
    newest().opens();
    vi.advanceTimersByTime(40_000);
    newest().says({ type: 'ping', id: 1 });
    vi.advanceTimersByTime(40_000);
    expect(states.at(-1)).toBe('live');
    vi.advanceTimersByTime(5_000);
    expect([newest().closed, states.at(-1)]).toEqual([true, 'lost']);
  });

  it('tries at once when somebody looks again, and not while nobody can see it', () => {
    follow();
    newest().ends();
    page.visibilityState = 'hidden';
    page.dispatchEvent(new Event('visibilitychange'));
    expect(lines).toHaveLength(1);
    page.visibilityState = 'visible';
    page.dispatchEvent(new Event('visibilitychange'));
    expect(lines).toHaveLength(2);
    // A line that is being made is enough.
    page.dispatchEvent(new Event('visibilitychange'));
    expect(lines).toHaveLength(2);
  });
});

describe('a channel that is closed', () => {
  it('while connecting leaves no line, and says nothing more', () => {
    const { channel, states, heard } = follow();
    channel.close();
    expect(newest().closed).toBe(true);
    newest().opens();
    newest().says(entry(1));
    newest().ends();
    vi.advanceTimersByTime(100_000);
    expect([lines.length, states, heard]).toEqual([1, ['connecting'], []]);
  });

  it('does not come back: not by itself, not online, not when looked at', () => {
    const { channel } = follow();
    newest().opens();
    newest().ends();
    channel.close();
    vi.advanceTimersByTime(100_000);
    machine.dispatchEvent(new Event('online'));
    page.dispatchEvent(new Event('visibilitychange'));
    machine.dispatchEvent(new Event('offline'));
    expect(lines).toHaveLength(1);
    expect(vi.getTimerCount()).toBe(0);
  });
});
