/** The lobby as somebody sees it: who waits for a game, who has challenged them, their own wait. */

import { joinQueue, leaveQueue } from '../../../api/client';
import type { Challenge, LobbyMessage, NewSeek, QueueEntry, QueueShown } from '../../../api/types';
import { hearLobby, reenterLobby } from '../../../session/reminders/lobby';
import { changed } from '../lobby';

interface Listener {
  /** A game of this person's has begun. */
  began: (game: string) => void;
  /** A challenge to somebody was declined. */
  declined: (challenge: Challenge) => void;
  /** They wait no longer, and there is no game. */
  over: () => void;
}

export class Lobby {
  /** Those that anybody may accept, newest first. */
  open: readonly Challenge[] = $state.raw([]);
  /** The challenges to this person that wait, newest first. */
  received: readonly Challenge[] = $state.raw([]);
  queue = $state.raw<QueueShown | null>(null);
  /** When the queue was last heard of, by the page's own clock. */
  heard = $state(0);
  readonly #listener: Listener;
  readonly #leave: () => void;
  /** What this page wants to wait for, whatever becomes of the line. */
  #wanted: NewSeek | null = null;
  /** Whether the line or the wish is new: then the server may not have known of the wait. */
  #fresh = false;

  constructor(listener: Listener) {
    this.#listener = listener;
    this.#leave = hearLobby({
      state: (connection) => {
        if (connection !== 'live') return;
        // Those that still wait are sent again.
        this.received = [];
        this.#fresh = true;
      },
      hear: (message) => this.#hear(message),
    });
  }

  /** This person's place in the queue; null when they do not wait. */
  get entry(): QueueEntry | null {
    return this.queue?.entry ?? null;
  }

  /** Connects again: a line belongs to whoever somebody was when it was made. */
  reopen(): void {
    reenterLobby();
  }

  /** Leaves the lobby, and the queue with it. */
  close(): void {
    this.#leave();
    if (this.entry) void leaveQueue().catch(() => undefined);
  }

  /** Waits for somebody who wants the same. */
  async join(wanted: NewSeek): Promise<void> {
    this.#fresh = true;
    this.#wanted = wanted;
    try {
      this.#take(await joinQueue(wanted));
      if (!this.entry && this.queue?.game) this.#begin(this.queue.game);
    } catch (error) {
      this.#wanted = null;
      throw error;
    }
  }

  /** Waits no longer; answers false when a game had begun already, which is where they go then. */
  async leave(): Promise<boolean> {
    this.#wanted = null;
    const shown = await leaveQueue();
    this.#take(shown);
    if (shown.game) this.#begin(shown.game);
    return !shown.game;
  }

  #hear(message: LobbyMessage): void {
    if (message.type === 'challenges') this.open = message.challenges;
    if (message.type === 'challenges-change') this.open = changed(this.open, message);
    if (message.type === 'challenge') this.#note(message.challenge);
    if (message.type === 'queue') this.#hearQueue(message);
    if (message.type === 'started') this.#begin(message.game);
  }

  #note(challenge: Challenge): void {
    if (challenge.mine && challenge.state === 'declined') this.#listener.declined(challenge);
    if (!challenge.for_me) return;
    const others = this.received.filter((each) => each.id !== challenge.id);
    const mine = challenge.state === 'waiting' ? [challenge, ...others] : others;
    this.received = mine.sort((one, other) => other.created - one.created);
  }

  #take(shown: QueueShown): void {
    this.queue = shown;
    this.heard = performance.now();
  }

  #hearQueue(shown: QueueShown): void {
    this.#take(shown);
    if (shown.entry) {
      this.#fresh = false;
    } else if (this.#wanted) {
      if (shown.game) this.#begin(shown.game);
      else if (this.#fresh) this.#joinAgain(this.#wanted);
      else this.#lose();
    }
  }

  /** Waits again after a line that was lost for too long; harmless for somebody who still waits. */
  #joinAgain(wanted: NewSeek): void {
    this.#fresh = false;
    joinQueue(wanted).then(
      (shown) => this.#take(shown),
      () => this.#lose(),
    );
  }

  #lose(): void {
    this.#wanted = null;
    this.#listener.over();
  }

  #begin(game: string): void {
    this.#wanted = null;
    this.queue = null;
    this.#listener.began(game);
  }
}
