/** The border of the app as tests need it: what a browser offers, and a server that answers when told. */

import { vi } from 'vitest';

import type { EntryShown, GameMessage, LobbyMessage, Snapshot } from '../../src/api/types';
import { sourceOf } from '../session/speaking';

interface Asked {
  method: string;
  path: string;
  body: Record<string, unknown>;
  answer: (status: number, body: unknown) => Promise<void>;
}

class Socket extends EventTarget {
  closed = false;

  constructor(readonly url: URL) {
    super();
    Network.current.sockets.push(this);
  }

  send(): void {}

  close(): void {
    this.closed = true;
    this.dispatchEvent(new Event('close'));
  }

  /** A message of the server. */
  bring(message: GameMessage | LobbyMessage): void {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) }));
  }
}

/** Some of the thirty patterns. */
const PATTERNS = [
  { kind: 'row', level: 1, squares: ['a1', 'b1', 'c1', 'd1'] },
  { kind: 'column', level: 1, squares: ['a1', 'a2', 'a3', 'a4'] },
  { kind: 'small-square', level: 2, squares: ['a1', 'b1', 'a2', 'b2'] },
];

/** Waits until everything that was answered has been dealt with. */
const settle = async (): Promise<void> => {
  for (let round = 0; round < 20; round += 1) await Promise.resolve();
};

export class Network {
  static current: Network;
  readonly sockets: Socket[] = [];
  readonly #asked: Asked[] = [];

  constructor() {
    Network.current = this;
    const page = Object.assign(new EventTarget(), {
      documentElement: { lang: 'en', dataset: {} },
      querySelector: () => null,
      visibilityState: 'visible',
    });
    const window = new EventTarget();
    vi.stubGlobal('document', page);
    vi.stubGlobal('location', { href: 'http://127.0.0.1:8016/' });
    vi.stubGlobal('addEventListener', window.addEventListener.bind(window));
    vi.stubGlobal('removeEventListener', window.removeEventListener.bind(window));
    vi.stubGlobal('WebSocket', Socket);
    vi.stubGlobal('fetch', (path: string, init: RequestInit) => this.#fetch(path, init));
  }

  #fetch(path: string, { method = 'GET', body }: RequestInit): Promise<Response> {
    if (path.startsWith('/api/texts/')) return Promise.resolve(new Response(sourceOf('en')));
    if (path === '/api/patterns') return Promise.resolve(new Response(JSON.stringify(PATTERNS)));
    return new Promise((resolve) => {
      this.#asked.push({
        method,
        path,
        body: JSON.parse(String(body ?? '{}')) as Record<string, unknown>,
        answer: async (status, answer) => {
          resolve(new Response(JSON.stringify(answer), { status }));
          // The body of a response is read in a task of its own.
          await new Promise((done) => setImmediate(done));
          await settle();
        },
      });
    });
  }

  /** The oldest request to an address that has not been answered. */
  take(path: string): Asked {
    const at = this.#asked.findIndex((each) => each.path === path);
    if (at < 0) throw new Error(`nobody asked for ${path}: ${this.waiting.join(', ')}`);
    return this.#asked.splice(at, 1)[0]!;
  }

  /** The addresses of the requests without an answer. */
  get waiting(): string[] {
    return this.#asked.map((each) => each.path);
  }

  /** The connection that is open now. */
  get socket(): Socket {
    const open = this.sockets.find((each) => !each.closed);
    if (!open) throw new Error('no connection is open');
    return open;
  }
}

const PLAYER = { id: null, kind: 'guest', strength: null, level: 1, rating: null, online: true };

/** A snapshot of a game between Ana (this screen) and the computer. */
export function game(some: Partial<Snapshot> = {}): Snapshot {
  return {
    you: 'first',
    id: 'g',
    number: 0,
    status: 'playing',
    created: 0,
    rated: false,
    private: false,
    help: true,
    rules: {
      level: '1',
      traits: ['colour', 'shape', 'height', 'fill'],
      call: 'official',
      false_call: 'refused',
      clock: '-',
      edition: 'classic',
    },
    players: {
      first: { ...PLAYER, name: 'Ana' },
      second: { ...PLAYER, name: 'casual', kind: 'computer', strength: 'casual' },
    },
    start: '..../..../..../.... -',
    position: '..../..../..../.... -',
    remaining: [...'0123456789abcdef'],
    to_act: 'first',
    phase: 'give',
    legal: [...'0123456789abcdef'].map((piece) => `-${piece}`),
    may_call: false,
    call_offered: false,
    refused_calls: 0,
    turns: [],
    clock: null,
    draw: null,
    pace: 'quick',
    takeback: null,
    takeback_to: { first: null, second: null, both: null },
    rematch: { asked: [], game: null },
    outcome: null,
    lot: null,
    watchers: 0,
    log: [],
    ...some,
  } as Snapshot;
}

/** An entry of the log. */
export const entry = (
  number: number,
  text: string,
  by: EntryShown['by'],
  fault: EntryShown['fault'] = null,
): EntryShown => ({ number, entry: text, time: number, by, fault });

/** The message that brings the last entry of a game. */
export function entryMessage({ log, ...snapshot }: Snapshot): GameMessage {
  return { type: 'entry', ...log.at(-1)!, snapshot };
}
