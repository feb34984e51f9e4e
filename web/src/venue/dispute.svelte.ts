/** A disputed position: pointed out piece by piece or played along, and what the referee says to it. */

import { ruleOn, type Claim, type Hearing } from '../api/referee';
import type { Seat } from '../api/types';
import { Pointing } from '../board/pointing.svelte';
import { other } from '../game/view';
import {
  EMPTY,
  remainingOf,
  withHand,
  without,
  withPiece,
  writePosition,
  type Position,
} from '../notation/positions';
import { SQUARES } from '../notation/squares';
import { notify } from '../session/announcer.svelte';
import { Inquiry } from '../session/inquiry.svelte';
import { say } from '../session/texts.svelte';
import { statedOf, type Facts } from './address';
import { placerOf } from './clock';

/** What a tap on a square means: a piece, the square filled last, or one of the four of a call. */
export type Mode = 'pieces' | 'last' | 'call';
export const MODES: readonly Mode[] = ['pieces', 'last', 'call'];

/** Milliseconds to wait for the next change before the server is asked. */
const PAUSE = 60;

interface Step {
  position: Position;
  last: string | null;
}

export class Dispute {
  position: Position = $state.raw(EMPTY);
  last: string | null = $state(null);
  /** What somebody has stated against what follows from the rest; null when nobody has. */
  placedBy: Seat | null = $state(null);
  given: boolean | null = $state(null);
  toAct: Seat | null = $state(null);
  caller: Seat | null = $state(null);
  /** Whose turn it is by the clock; then the pieces show whether one was given. */
  turn: Seat | null = $state(null);
  refused = $state(0);
  levels: Facts['levels'] = $state.raw([1, 1]);
  traits: Facts['traits'] = $state.raw([]);
  call: Facts['call'] = $state('official');
  falseCall: Facts['falseCall'] = $state('refused');
  mode: Mode = $state('pieces');
  /** The piece of the tray that goes onto the next square. */
  chosen: string | null = $state(null);
  readonly pointing = new Pointing();
  readonly inquiry = new Inquiry();
  #history: Step[] = $state.raw([]);
  #answer: { question: string; hearing: Hearing } | null = $state.raw(null);
  #waiting: ReturnType<typeof setTimeout> | undefined;

  constructor(
    facts: Facts,
    /** What the players are called in the words of the referee; “Player 1” and “Player 2” without. */
    private readonly names: Readonly<Record<Seat, string>> | null = null,
  ) {
    this.state(facts);
    if (facts.called.length) this.#startCall(facts.called);
    $effect(() => {
      const question = this.#question;
      clearTimeout(this.#waiting);
      this.#waiting = setTimeout(() => void this.#ask(question), PAUSE);
    });
  }

  /** Takes over what is known. */
  state(facts: Facts): void {
    this.position = facts.position;
    this.last = facts.last;
    this.placedBy = facts.placedBy;
    this.given = facts.given;
    this.toAct = facts.toAct;
    this.caller = facts.caller;
    this.refused = facts.refused;
    this.levels = facts.levels;
    this.traits = facts.traits;
    this.call = facts.call;
    this.falseCall = facts.falseCall;
  }

  readonly #byClock: boolean | null = $derived.by(() => {
    const { board, hand } = this.position;
    if (!this.turn || hand || !board.size || board.size === 16) return null;
    return placerOf(board.size) !== this.turn;
  });

  readonly facts: Facts = $derived.by(() => ({
    position: this.position,
    last: this.last,
    placedBy: this.placedBy,
    given: this.given ?? this.#byClock,
    toAct: this.toAct ?? this.turn,
    refused: this.refused,
    levels: this.levels,
    traits: this.traits,
    call: this.call,
    falseCall: this.falseCall,
    called: this.pointing.squares,
    caller: this.caller,
  }));

  readonly text = $derived.by(() => writePosition(this.position));
  readonly placed = $derived.by(() => this.position.board.size);
  readonly full = $derived.by(() => this.placed === 16);
  readonly remaining = $derived.by(() => remainingOf(this.position));
  readonly canGoBack = $derived.by(() => this.#history.length > 0);
  /** Who placed last, whether a piece was given since, who acts: as stated, or as it follows. */
  readonly placer = $derived.by(
    () => this.placedBy ?? (this.placed ? placerOf(this.placed) : null),
  );
  readonly wasGiven = $derived.by(() => this.facts.given ?? this.position.hand !== null);
  readonly actor: Seat = $derived.by(() => {
    if (this.facts.toAct) return this.facts.toAct;
    const last = placerOf(this.placed);
    return this.wasGiven ? other(last) : last;
  });
  readonly whoCalls = $derived.by(() => this.caller ?? this.actor);

  readonly #question = $derived.by(() =>
    JSON.stringify({ ...statedOf(this.facts, this.whoCalls), names: this.names }),
  );
  /** What the referee says to these facts; null while the answer is awaited. */
  readonly hearing = $derived.by(() =>
    this.#answer?.question === this.#question ? this.#answer.hearing : null,
  );
  readonly ruling = $derived.by(() => this.hearing?.ruling ?? null);
  readonly claims: readonly Claim[] = $derived.by(() => this.hearing?.alignments ?? []);

  readonly targets: readonly string[] = $derived.by(() => {
    if (this.mode === 'pieces') return SQUARES;
    const taken = SQUARES.filter((square) => this.position.board.has(square));
    return this.mode === 'last' ? taken : this.pointing.among(SQUARES);
  });

  async #ask(question: string): Promise<void> {
    const ask = (): Promise<Hearing> => ruleOn(JSON.parse(question));
    const hearing = await this.inquiry.ask(ask, { quiet: true });
    if (hearing) this.#answer = { question, hearing };
  }

  setMode(mode: Mode): void {
    this.mode = mode;
    this.chosen = null;
    if (mode === 'call') this.pointing.on = true;
    else this.pointing.stop();
  }

  #startCall(squares: readonly string[]): void {
    this.setMode('call');
    this.pointing.take(squares);
  }

  /** Rules on a call of this alignment. */
  callOn({ squares }: Pick<Claim, 'squares'>): void {
    this.#startCall(squares);
  }

  chooseSquare(square: string): void {
    if (this.mode === 'call') this.pointing.point(square);
    else if (this.mode === 'last') this.markLast(square);
    else this.#setUp(square);
  }

  markLast(square: string): void {
    this.#remember();
    this.last = square;
    this.setMode('pieces');
  }

  #setUp(square: string): void {
    const { board, hand } = this.position;
    const piece = this.chosen ?? (board.has(square) ? null : hand);
    if (piece) this.#place(piece, square);
    else if (board.has(square)) this.#takeAway(square);
    else notify(say('web-analysis-choose-first'));
  }

  /** A piece is placed: as far as anybody knows it is the last one, and nothing was given since. */
  #place(piece: string, square: string): void {
    this.go(withPiece(this.position, piece, square), square);
  }

  #takeAway(square: string): void {
    const position = without(this.position, this.position.board.get(square)!);
    this.go(position, this.last === square ? null : this.last);
  }

  go(position: Position, last: string | null): void {
    this.#remember();
    this.position = position;
    this.last = last && position.board.has(last) ? last : null;
    this.placedBy = null;
    this.given = null;
    if (this.mode === 'call') this.setMode('pieces');
    this.chosen = null;
  }

  /** Puts a piece into the hand: it has been given. */
  give(piece: string | null): void {
    this.go(withHand(this.position, piece), this.last);
  }

  choosePiece(piece: string): void {
    if (this.mode !== 'pieces') this.setMode('pieces');
    this.chosen = this.chosen === piece ? null : piece;
  }

  /** A piece was dragged. */
  drop(piece: string, onto: string): boolean {
    if (onto === 'hand') this.give(piece);
    else this.#place(piece, onto);
    return true;
  }

  #remember(): void {
    this.#history = [...this.#history, { position: this.position, last: this.last }];
  }

  back(): void {
    const before = this.#history.at(-1);
    if (!before) return;
    this.#history = this.#history.slice(0, -1);
    this.position = before.position;
    this.last = before.last;
    this.placedBy = null;
    this.given = null;
    this.chosen = null;
  }
}
