/** One game on one screen: what the server says, what the player is about to do, what goes wrong. */

import { act, ask, fetchGame, setPace } from '../api/client';
import { Channel, type Connection } from '../api/live';
import { Problem } from '../api/problem';
import type { GameMessage, Remark, Seat, Snapshot } from '../api/types';
import { callOn, gifts, placements, readTurn } from '../notation/turns';
import { isSquare } from '../notation/squares';
import { announce, forgetFaults, notify } from '../session/announcer.svelte';
import { attempt, reasonOf } from '../session/attempt';
import { nameThePiece } from '../session/names';
import { mayMove, settings, type Pace } from '../session/settings.svelte';
import { labelled, say } from '../session/texts.svelte';
import { Calling } from './turn/calling.svelte';
import { Following } from './course/following';
import { narrate } from './course/narration';
import { Pacing } from './course/pacing';
import { Past } from './course/past.svelte';
import { Queue } from './turn/queue.svelte';
import { play } from './course/sound';
import { Stepping } from './turn/stepping.svelte';
import { tell, tellOutside } from './course/telling';
import { expectation, isMyTurn, lastSquare, mySeat, nameOf, viewOf, wants } from './view';

interface Spoken {
  by: Seat;
  phrase: string;
  time: number;
}

export class Table {
  readonly id: string;
  snapshot: Snapshot | null = $state.raw(null);
  connection: Connection = $state('connecting');
  readonly calling = new Calling();
  readonly pointing = this.calling.pointing;
  readonly past = new Past(() => this.snapshot);
  readonly #stepping = new Stepping();
  readonly #queue = new Queue();
  phrases: readonly Spoken[] = $state.raw([]);
  /** What spectators say; only they are sent it. */
  remarks: readonly Remark[] = $state.raw([]);
  missing = $state(false);
  /** When the snapshot came, by this machine's clock. */
  received = $state(0);
  /** Whether the game was won by a quarto while this screen was looking. */
  triumph = $state(false);
  #channel: Channel<GameMessage> | null = null;
  #closed = false;
  /** The pace that the server was asked for. */
  #pace: Pace | null = null;
  readonly #following = new Following();
  readonly #pacing = new Pacing((snapshot) => this.#take(snapshot));

  constructor(id: string) {
    this.id = id;
  }

  readonly names: Record<Seat, string> = $derived({
    first: this.snapshot ? nameOf(this.snapshot.players.first, say) : '',
    second: this.snapshot ? nameOf(this.snapshot.players.second, say) : '',
  });
  readonly me = $derived(this.snapshot ? mySeat(this.snapshot) : null);
  /** The seat that texts speak to as `you`. */
  readonly you: Seat | null = $derived.by(() => {
    const you = this.snapshot?.you;
    return you === 'first' || you === 'second' ? you : null;
  });
  readonly step = $derived(this.#stepping.step);
  readonly busy = $derived(this.#stepping.busy);
  readonly considering = $derived(this.step?.state === 'considered');
  readonly view = $derived(this.snapshot ? viewOf(this.snapshot, this.step) : null);
  /** What the board shows: the game as it stands, or as it stood. */
  readonly shown = $derived(this.past.view ?? this.view);
  readonly myTurn = $derived(
    this.snapshot !== null && this.snapshot.status === 'playing' && isMyTurn(this.snapshot),
  );
  readonly last = $derived.by(() => {
    if (this.past.on) {
      const action = this.past.move?.action;
      return action?.kind === 'place' ? action.square : null;
    }
    return this.snapshot ? lastSquare(this.snapshot.turns) : null;
  });
  /** Whether the player can do something at this moment. */
  readonly #acting = $derived(this.myTurn && !this.busy && !this.past.on);
  readonly mayCall = $derived(this.#acting && this.snapshot!.call_offered);
  /** Whether a computer is to act. */
  readonly thinking = $derived.by(() => {
    const seat = this.snapshot?.to_act;
    return seat ? this.snapshot!.players[seat].kind === 'computer' : false;
  });

  /** The squares that can be chosen now. */
  readonly squares: readonly string[] = $derived.by(() => {
    if (!this.#acting || !this.snapshot || !this.view) return [];
    if (this.pointing.on) return this.pointing.among(this.view.board.keys());
    if (wants(this.snapshot.phase) !== 'square') return [];
    return placements(this.snapshot.legal);
  });

  /** The pieces that can be given now. */
  readonly pieces: readonly string[] = $derived.by(() => {
    if (!this.#acting || this.pointing.on || !this.snapshot) return [];
    return gifts(this.snapshot.legal);
  });
  /** The pieces that can be chosen now, to be given once the piece in hand is placed. */
  readonly queueable: readonly string[] = $derived.by(() => {
    if (!this.myTurn || this.past.on || this.pointing.on || !this.snapshot) return [];
    return wants(this.snapshot.phase) === 'square' ? this.snapshot.remaining : [];
  });
  readonly queued = $derived(this.#queue.piece);
  /** The drawn patterns that the player can call by a tap. */
  readonly patterns = $derived.by(() => {
    if (!this.pointing.on || !this.view || !this.me) return [];
    return this.calling.patternsOn(this.view.board, this.snapshot!.players[this.me].level);
  });
  readonly mayPass = $derived(
    this.#acting && !this.pointing.on && (this.snapshot?.legal.includes('-') ?? false),
  );

  /** How the game ended, as the person at this screen sees it. */
  readonly result = $derived.by(() => {
    const outcome = this.snapshot?.outcome;
    if (!outcome) return '';
    if (outcome.aborted_by) return say('web-game-aborted');
    if (!outcome.winner) return say(outcome.result === '*' ? 'web-game-nobody' : 'web-game-drawn');
    if (!this.you) return say('web-game-won-by', { name: this.names[outcome.winner] });
    return say(outcome.winner === this.you ? 'web-game-won' : 'web-game-lost');
  });

  /** The one sentence on top. */
  readonly sentence = $derived.by(() => {
    if (!this.snapshot) return '';
    if (this.snapshot.outcome) return this.result;
    if (this.pointing.on) return say('web-game-point', { number: this.pointing.squares.length });
    const { key, details, speaker } = expectation(this.snapshot, this.names);
    const text = say(key, details);
    return speaker ? labelled(speaker, text) : text;
  });

  /** Loads the game and follows it. */
  async open(): Promise<void> {
    try {
      const snapshot = await fetchGame(this.id);
      if (!this.#closed) this.#take(snapshot);
    } catch (error) {
      if (error instanceof Problem && error.missing) {
        this.missing = true;
        return;
      }
      // Not reached: the channel below keeps trying and brings the game.
    }
    if (this.#closed) return;
    void this.calling.load();
    this.#channel = new Channel({
      address: () =>
        `/api/games/${encodeURIComponent(this.id)}/live?after=${this.#latest?.number ?? 0}`,
      state: (connection) => {
        this.connection = connection;
        if (connection !== 'live') this.#following.restart();
      },
      hear: (message) => this.#hear(message),
    });
  }

  /** Lets the computer play at the pace of the settings; the page calls this in an effect. */
  keepPace(): void {
    const { pace } = settings;
    const game = this.snapshot;
    if (!this.you || !game?.pace || game.pace === pace || this.#pace === pace) return;
    if (game.status === 'over') return;
    this.#pace = pace;
    void attempt(async () => this.#take(await setPace(this.id, pace)));
  }

  /** Stops following, also when the game is not loaded yet. */
  close(): void {
    this.#closed = true;
    this.#pacing.stop();
    this.#channel?.close();
  }

  /** The newest snapshot, shown or about to be. */
  get #latest(): Snapshot | null {
    const waiting = this.#pacing.latest;
    return waiting && waiting.number > (this.snapshot?.number ?? 0) ? waiting : this.snapshot;
  }

  #hear(message: GameMessage): void {
    if (message.type === 'phrase') {
      this.phrases = [...this.phrases.slice(-7), message];
      announce(labelled(this.names[message.by], say(`phrase-${message.phrase}`)));
      play('talk');
    } else if (message.type === 'remark') {
      this.remarks = [...this.remarks.slice(-19), message];
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
      const snapshot = this.#following.after(this.#latest, message);
      if (!snapshot) return;
      if (message.type === 'entry') {
        this.#pacing.arrive(snapshot, settings.pace);
      } else {
        // After a reconnection only the last position is shown.
        this.#pacing.stop();
        this.#take(snapshot);
      }
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
    if (before && snapshot.number === before.number) return;
    const own = this.busy;
    this.#stepping.settle(snapshot);
    this.#queue.settle(snapshot, this.myTurn);
    if (!snapshot.call_offered || snapshot.to_act !== before?.to_act) this.pointing.stop();
    if (before) this.#tell(before, snapshot, own);
  }

  #tell(before: Snapshot, after: Snapshot, own: boolean): void {
    const fresh = after.log.filter((entry) => entry.number > before.number);
    const narrations = fresh
      .map((entry) => narrate(entry, this.names, say, this.you, after.log))
      .filter((each) => each !== null);
    this.triumph = (after.outcome?.alignments.length ?? 0) > 0;
    tell(narrations, this.sentence, { own, triumph: this.triumph });
    tellOutside(before, after, this.names, this.sentence);
  }

  /** A square was chosen: pointed at, or to place the piece on. */
  chooseSquare(square: string): void {
    if (!this.squares.includes(square)) return;
    if (this.pointing.on) {
      this.pointing.point(square);
      this.#pointed();
    } else {
      this.#consider(square);
    }
  }

  /** A drawn pattern was chosen: all four of its squares are pointed at. */
  choosePattern(squares: readonly string[]): void {
    if (!this.pointing.on) return;
    this.pointing.take(squares);
    this.#pointed();
  }

  #pointed(): void {
    if (this.pointing.complete && settings.sendOnFourth) this.sendCall();
    else announce(this.sentence);
  }

  /** A piece was chosen: to be given now, or once the piece in hand is placed. */
  choosePiece(piece: string): void {
    if (this.pieces.includes(piece)) this.#consider(`-${piece}`);
    else if (this.queueable.includes(piece)) this.#enqueue(piece);
  }

  #enqueue(piece: string): void {
    this.#queue.choose(piece);
    const edition = this.snapshot!.rules.edition;
    const words = { piece: nameThePiece(piece, edition) };
    announce(say(this.queued ? 'web-queue-chosen' : 'web-queue-cancelled', words));
  }

  /** Takes back the choice of a piece to give. */
  cancelQueued(): void {
    if (this.queued) this.#enqueue(this.queued);
  }

  #consider(action: string): void {
    play(action.startsWith('-') ? 'give' : 'place', mayMove() ? 480 : 0);
    if (settings.confirm) {
      this.#stepping.consider(action);
      announce(say('web-game-confirm-this'));
    } else {
      void this.send(action);
    }
  }

  /** Sends what was being considered. */
  confirm(): void {
    if (this.step?.state === 'considered') void this.send(this.step.action);
  }

  /** Takes back the last thing that was not sent: a step, a call, a queued gift, a look back. */
  undo(): boolean {
    if (this.past.leave() || this.#stepping.undo()) {
      announce(this.sentence);
    } else if (this.pointing.on) {
      this.pointing.stop();
      announce(this.sentence);
    } else if (this.queued) {
      this.cancelQueued();
    } else {
      return false;
    }
    return true;
  }

  /** Shows the position after so many moves, and says which it is. */
  lookAt(index: number): void {
    const { past } = this;
    past.step(Math.max(0, index));
    const told = past.move && narrate(past.move, this.names, say, this.you)?.text;
    announce(
      past.on ? labelled(say('web-past-shown'), told ?? say('review-start')) : this.sentence,
    );
  }

  /** Begins to call: the player points at four squares, and gives nothing chosen before. */
  startCall(): void {
    if (!this.mayCall) return;
    this.#stepping.undo();
    this.#queue.cancel();
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

  /** Sends an action and shows the answer; after a placement, gives what was chosen before. */
  async send(action: string): Promise<boolean> {
    const snapshot = this.snapshot;
    if (!snapshot || this.busy) return false;
    forgetFaults();
    const end = this.#stepping.begin(action);
    try {
      const seat = snapshot.you === 'both' ? (snapshot.to_act ?? undefined) : undefined;
      this.#take(await act(snapshot.id, action, snapshot.number, seat));
    } catch (error) {
      end();
      this.#fail(error);
      return false;
    }
    end();
    const gift = isSquare(action) && this.myTurn ? this.#queue.take(this.snapshot!) : null;
    if (gift) void this.send(gift);
    return true;
  }

  /** Anything else: resign, abort, draw, takeback, rematch, phrases. */
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
  async draw(): Promise<boolean> {
    if (this.snapshot?.you !== 'both') return this.request('draw');
    return (
      (await this.request('draw', { seat: 'first' })) &&
      (await this.request('draw', { seat: 'second' }))
    );
  }

  #fail(error: unknown): void {
    if (error instanceof Problem && error.snapshot) this.#take(error.snapshot);
    notify(reasonOf(error), 'bad');
  }
}
