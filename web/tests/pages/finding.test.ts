/** The lobby as a page has it: whatever becomes of the line, somebody waits once or not at all. */

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import type { Challenge, NewSeek, QueueEntry, QueueShown } from '../../src/api/types';
import { Lobby } from '../../src/pages/play/finding/lobby.svelte';
import { waitWords } from '../../src/pages/play/finding/waiting';
import { Network } from '../game/network';

const WANTED: NewSeek = {
  level: 2,
  call: 'official',
  clock: '300+3',
  rated: false,
  edition: 'classic',
};
const ENTRY: QueueEntry = {
  ...WANTED,
  since: 0,
  waited: 0,
  rating: 1500,
  range: 100,
  computer: false,
};
const queue = (some: Partial<QueueShown> = {}): QueueShown => ({
  entry: null,
  game: null,
  waiting: 0,
  groups: [],
  ...some,
});
const waits = queue({ entry: ENTRY, waiting: 1 });
const message = (shown: QueueShown) => ({ type: 'queue', ...shown }) as const;

let network: Network;
let heard: string[];
let lobby: Lobby;

beforeEach(() => {
  network = new Network();
  heard = [];
  lobby = new Lobby({
    began: (game) => heard.push(`began ${game}`),
    declined: (challenge) => heard.push(`declined ${challenge.id}`),
    over: () => heard.push('over'),
  });
  open();
});
afterEach(() => {
  vi.useRealTimers();
  // The app has one line to the lobby, and whoever stays would hear the next test's messages.
  lobby.close();
  vi.unstubAllGlobals();
});

function open(): void {
  network.socket.dispatchEvent(new Event('open'));
}
async function join(): Promise<void> {
  const joined = lobby.join(WANTED);
  await network.take('/api/queue').answer(200, waits);
  await joined;
}

describe('the queue', () => {
  it('shows who waits, and waits for nobody by itself', () => {
    network.socket.bring(message(queue({ waiting: 3 })));
    expect(lobby.queue?.waiting).toBe(3);
    expect(lobby.entry).toBeNull();
    expect(network.waiting).toEqual([]);
  });

  it('is joined until a game begins', async () => {
    await join();
    network.socket.bring(message(waits));
    expect(lobby.entry?.level).toBe(2);
    network.socket.bring({ type: 'started', game: 'g', challenge: null });
    expect(heard).toEqual(['began g']);
    expect(lobby.entry).toBeNull();
    // Nothing is left to leave.
    lobby.close();
    expect(network.waiting).toEqual([]);
  });

  it('a message from before the wish does not end the wait', async () => {
    await join();
    network.socket.bring(message(queue()));
    await network.take('/api/queue').answer(200, waits);
    network.socket.bring(message(waits));
    expect(lobby.entry).not.toBeNull();
    expect(heard).toEqual([]);
  });

  it('is joined again when the line was lost for too long', async () => {
    await join();
    network.socket.bring(message(waits));
    vi.useFakeTimers();
    network.socket.close();
    vi.runOnlyPendingTimers();
    vi.useRealTimers();
    open();
    network.socket.bring(message(queue()));
    const again = network.take('/api/queue');
    expect(again.method).toBe('POST');
    expect(again.body).toEqual(WANTED);
    await again.answer(200, waits);
    expect(lobby.entry).not.toBeNull();
    expect(heard).toEqual([]);
  });

  it('finds the game that began while the line was lost', async () => {
    await join();
    network.socket.bring(message(queue({ game: 'g' })));
    expect(heard).toEqual(['began g']);
    expect(network.waiting).toEqual([]);
  });

  it('that ended elsewhere is over here, and is not joined again', async () => {
    await join();
    network.socket.bring(message(waits));
    network.socket.bring(message(queue()));
    expect(heard).toEqual(['over']);
    expect(network.waiting).toEqual([]);
  });

  it('is left, or a game had begun already', async () => {
    await join();
    const left = lobby.leave();
    const asked = network.take('/api/queue');
    expect(asked.method).toBe('DELETE');
    await asked.answer(200, queue());
    expect(await left).toBe(true);
    expect(heard).toEqual([]);
    await join();
    const late = lobby.leave();
    await network.take('/api/queue').answer(200, queue({ game: 'g' }));
    expect(await late).toBe(false);
    expect(heard).toEqual(['began g']);
  });

  it('is left with the page', async () => {
    await join();
    lobby.close();
    expect(network.take('/api/queue').method).toBe('DELETE');
  });

  it('that refuses somebody is not waited in', async () => {
    const joined = lobby.join({ ...WANTED, rated: true });
    const refused = expect(joined).rejects.toThrow('Rated games');
    await network.take('/api/queue').answer(403, { detail: 'Rated games are for accounts.' });
    await refused;
    network.socket.bring(message(queue()));
    expect(network.waiting).toEqual([]);
  });
});

describe('challenges to somebody', () => {
  const challenge = (id: string, some: Partial<Challenge> = {}) =>
    ({
      type: 'challenge',
      challenge: { id, created: 1, state: 'waiting', for_me: true, mine: false, ...some },
    }) as { type: 'challenge'; challenge: Challenge };

  it('are there while they wait, newest first, and once', () => {
    network.socket.bring(challenge('a'));
    network.socket.bring(challenge('b', { created: 2 }));
    network.socket.bring(challenge('a'));
    expect(lobby.received.map((each) => each.id)).toEqual(['b', 'a']);
    network.socket.bring(challenge('b', { state: 'withdrawn' }));
    expect(lobby.received.map((each) => each.id)).toEqual(['a']);
  });

  it('that were declined are told to their maker, who has nothing to accept', () => {
    network.socket.bring(challenge('a', { for_me: false, mine: true }));
    expect(lobby.received).toEqual([]);
    network.socket.bring(challenge('a', { for_me: false, mine: true, state: 'declined' }));
    expect(heard).toEqual(['declined a']);
  });
});

it('a wait is shown in minutes and seconds', () => {
  expect([0, 999, 65_000, 600_000].map(waitWords)).toEqual(['0:00', '0:00', '1:05', '10:00']);
});
