/** One game on one screen: what the server says, what the player is about to do, what goes wrong. */

import { act, ask, fetchGame } from '../api/client';
import { Channel, type Connection } from '../api/live';
import { Problem } from '../api/problem';
import type { GameMessage, Seat, Snapshot } from '../api/types';
import { Pointing } from '../board/pointing.svelte';
import { callOn, gifts, placements, readTurn } from '../notation/turns';
import { announce, notify } from '../session/announcer.svelte';
import { reasonOf } from '../session/attempt';
import { mayMove, settings } from '../session/settings.svelte';
import { say } from '../session/texts.svelte';
import { Following } from './following';
import { narrate } from './narration';
import { play } from './sound';
import {
  expectation,
  isMyTurn,
  lastSquare,
  mySeat,
  nameOf,
  viewOf,
  wants,
  type Step,
} from './view';

interface Spoken {
  by: Seat;
  phrase: string;
  time: number;
}

export class Table {
  readonly id: string;
  snapshot: Snapshot | null = $state.raw(null);
  connection: Connection = $state('connecting');
  step: Step | null = $state.raw(null);
  /** On while the player is calling. */
  readonly pointing = new Pointing();
  phrases: readonly Spoken[] = $state.raw([]);
  missing = $state(false);
  /** When the snapshot came, by this machine's clock. */
  received = $state(0);
  #channel: Channel<GameMessage> | null = null;
  readonly #following = new Following();

  constructor(id: string) {
    this.id = id;
  }

  readonly names: Record<Seat, string> = $derived({
    first: this.snapshot ? nameOf(this.snapshot.players.first, say) : '',
    second: this.snapshot ? nameOf(this.snapshot.players.second, say) : '',
  });
  readonly me = $derived(this.snapshot ? mySeat(this.snapshot) : null);
  readonly view = $derived(this.snapshot ? viewOf(this.snapshot, this.step) : null);
  readonly myTurn = $derived(
    this.snapshot !== null && this.snapshot.status === 'playing' && isMyTurn(this.snapshot),
  );
  readonly last = $derived(this.snapshot ? lastSquare(this.snapshot.turns) : null);
  readonly busy = $derived(this.step?.state === 'sent');
  readonly mayCall = $derived(this.myTurn && this.snapshot!.call_offered && !this.busy);

  /** The squares that can be chosen now. */
  readonly squares: readonly string[] = $derived.by(() => {
    if (!this.myTurn || this.busy || !this.snapshot || !this.view) return [];
    if (this.pointing.on) return this.pointing.among(this.view.board.keys());
    if (wants(this.snapshot.phase) !== 'square') return [];
    return placements(this.snapshot.legal);
  });

  /** The pieces that can be given now. */
  readonly pieces: readonly string[] = $derived.by(() => {
    if (!this.myTurn || this.busy || this.pointing.on || !this.snapshot) return [];
    return gifts(this.snapshot.legal);
  });
  readonly mayPass = $derived(
    this.myTurn && !this.busy && !this.pointing.on && (this.snapshot?.legal.includes('-') ?? false),
  );

  /** How the game ended, as the person at this screen sees it. */
  readonly result = $derived.by(() => {
    const outcome = this.snapshot?.outcome;
    if (!outcome) return '';
    if (!outcome.winner) return say(outcome.result === '*' ? 'web-game-nobody' : 'web-game-drawn');
    const seat = this.snapshot!.you;
    if (seat === null || seat === 'both') {
      return say('web-game-won-by', { name: this.names[outcome.winner] });
    }
    return say(outcome.winner === seat ? 'web-game-won' : 'web-game-lost');
  });

  /** The one sentence on top. */
  readonly sentence = $derived.by(() => {
    if (!this.snapshot) return '';
    if (this.snapshot.outcome) return this.result;
    if (this.pointing.on) return say('web-game-point', { number: this.pointing.squares.length });
    const { key, details, speaker } = expectation(this.snapshot, this.names);
    const text = say(key, details);
    return speaker ? say('label', { label: speaker, text }) : text;
  });

  /** Loads the game and follows it. */
  async open(): Promise<void> {
    try {
      this.#take(await fetchGame(this.id));
    } catch (error) {
      if (error instanceof Problem && error.missing) {
        this.missing = true;
        return;
      }
      // Not reached: the channel below keeps trying and brings the game.
    }
    this.#channel = new Channel({
      address: () =>
        `/api/games/${encodeURIComponent(this.id)}/live?after=${this.snapshot?.number ?? 0}`,
      state: (connection) => {
        this.connection = connection;
        if (connection !== 'live') this.#following.restart();
      },
      hear: (message) => this.#hear(message),
    });
  }

  /** Stops following. */
  close(): void {
    this.#channel?.close();
  }

  #hear(message: GameMessage): void {
    if (message.type === 'phrase') {
      this.phrases = [...this.phrases.slice(-7), message];
      announce(
        say('label', { label: this.names[message.by], text: say(`phrase-${message.phrase}`) }),
      );
      play('talk');
    } else if (message.type === 'presence' && this.snapshot) {
      const { first, second } = this.snapshot.players;
      this.snapshot = {
        ...this.snapshot,
        players: {
          first: { ...first, online: message.first || first.kind === 'computer' },
          second: { ...second, online: message.second || second.kind === 'computer' },
        },
        watchers: message.watchers,
      };
    } else {
      const snapshot = this.#following.after(this.snapshot, message);
      if (snapshot) this.#take(snapshot);
    }
  }

  /** Shows a newer snapshot, and tells what happened since the last one. */
  #take(latest: Snapshot): void {
    const before = this.snapshot;
    if (before && latest.number < before.number) return;
    // In a refusal the snapshot is the one for everybody, without `you`.
    const snapshot = {
      ...latest,
      you: latest.you === undefined ? (before?.you ?? null) : latest.you,
    };
    this.snapshot = snapshot;
    this.received = performance.now();
    if (!before || snapshot.number > before.number) {
      const own = this.step?.state === 'sent';
      this.step = null;
      if (!snapshot.call_offered || snapshot.to_act !== before?.to_act) this.pointing.stop();
      if (before) this.#tell(before, snapshot, own);
    }
  }

  #tell(before: Snapshot, after: Snapshot, own: boolean): void {
    const fresh = after.log.filter((entry) => entry.number > before.number);
    const narrations = fresh
      .map((entry) => narrate(entry, this.names, say))
      .filter((each) => each !== null);
    const sentences = narrations.map((each) => each.text);
    sentences.push(this.sentence);
    announce(sentences.join(' '));
    const last = narrations.at(-1);
    if (last && !(own && ['give', 'place'].includes(last.kind))) {
      play(last.kind, mayMove() && ['give', 'place'].includes(last.kind) ? 480 : 0);
    }
    if (last?.kind === 'refused') notify(last.text, 'bad');
    if (last?.kind === 'talk') notify(last.text);
    if (after.to_act !== before.to_act && isMyTurn(after)) this.#call(after);
  }

  /** Tells somebody who looks elsewhere that it is their turn. */
  #call(snapshot: Snapshot): void {
    if (!settings.notify || document.visibilityState === 'visible' || snapshot.you === 'both')
      return;
    if (!('Notification' in globalThis) || Notification.permission !== 'granted') return;
    try {
      new Notification(say('web-game-your-turn'), {
        body: this.sentence,
        tag: snapshot.id,
        icon: '/icon-192.png',
      });
    } catch {
      // Some browsers only notify from a service worker; the title tells it as well.
    }
  }

  /** A square was chosen: pointed at, or to place the piece on. */
  chooseSquare(square: string): void {
    if (!this.squares.includes(square)) return;
    if (this.pointing.on) {
      this.pointing.point(square);
      announce(this.sentence);
    } else {
      this.#consider(square);
    }
  }

  /** A piece was chosen to be given. */
  choosePiece(piece: string): void {
    if (this.pieces.includes(piece)) this.#consider(`-${piece}`);
  }

  #consider(action: string): void {
    play(action.startsWith('-') ? 'give' : 'place', mayMove() ? 480 : 0);
    if (settings.confirm) {
      this.step = { action, state: 'considered' };
      announce(say('web-game-confirm-this'));
    } else {
      void this.send(action);
    }
  }

  /** Sends what was being considered. */
  confirm(): void {
    if (this.step?.state === 'considered') void this.send(this.step.action);
  }

  /** Takes back what was being considered, or the call that is not sent yet. */
  undo(): void {
    if (this.step?.state === 'considered') this.step = null;
    else this.pointing.stop();
    announce(this.sentence);
  }

  /** Begins to call: the player points at four squares. */
  startCall(): void {
    if (!this.mayCall) return;
    this.step = null;
    this.pointing.start();
    announce(this.sentence);
  }

  /** Sends the call. */
  sendCall(): void {
    if (!this.pointing.complete) return;
    const action = callOn(this.pointing.squares);
    this.pointing.stop();
    void this.send(action);
  }

  /** Does what was typed; answers false when it cannot be read. */
  async type(text: string): Promise<boolean> {
    const actions = readTurn(text);
    if (!actions) return false;
    for (const action of actions) if (!(await this.send(action))) break;
    return true;
  }

  /** Sends an action and shows the answer. */
  async send(action: string): Promise<boolean> {
    const snapshot = this.snapshot;
    if (!snapshot || this.busy) return false;
    this.step = { action, state: 'sent' };
    try {
      const seat = snapshot.you === 'both' ? (snapshot.to_act ?? undefined) : undefined;
      this.#take(await act(snapshot.id, action, snapshot.number, seat));
      return true;
    } catch (error) {
      this.#fail(error);
      return false;
    } finally {
      if (this.step?.state === 'sent') this.step = null;
    }
  }

  /** Anything else: resign, draw, takeback, rematch, phrases. */
  async request(what: string, body: object = {}): Promise<boolean> {
    // On a shared screen the server needs the seat: the one that is to act, unless the body names one.
    const seat = this.snapshot?.you === 'both' ? { seat: this.snapshot.to_act ?? 'first' } : {};
    try {
      this.#take(await ask<Snapshot>(this.id, what, { ...seat, ...body }));
      return true;
    } catch (error) {
      this.#fail(error);
      return false;
    }
  }

  /** Offers a draw; two people at one screen agree on it at once. */
  async draw(): Promise<void> {
    if (this.snapshot?.you !== 'both') {
      await this.request('draw');
    } else if (await this.request('draw', { seat: 'first' })) {
      await this.request('draw', { seat: 'second' });
    }
  }

  #fail(error: unknown): void {
    this.step = null;
    if (error instanceof Problem && error.snapshot) this.#take(error.snapshot);
    notify(reasonOf(error), 'bad');
  }
}
