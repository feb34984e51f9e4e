/** The analysis board: a position that is set up or tried out, and what the server says it is worth. */

import { analyse, type Analysis, type TurnWorth, type Value, type Worth } from '../../api/studies';
import { levelText } from '../../notation/levels';
import {
  remainingOf,
  withHand,
  without,
  withPiece,
  writePosition,
  type Position,
} from '../../notation/positions';
import { SQUARES } from '../../notation/squares';
import { notify } from '../../session/announcer.svelte';
import { Inquiry } from '../../session/inquiry.svelte';
import { say } from '../../session/texts.svelte';
import { giftsAfter, isSame } from '../values';
import { addressOf, type Question } from './address';

export type Mode = 'play' | 'set-up';
/** Milliseconds to wait for the next change before the server is asked. */
const PAUSE = 60;

export class AnalysisBoard {
  position: Position = $state.raw() as Position;
  levels: Question['levels'] = $state.raw() as Question['levels'];
  traits: Question['traits'] = $state.raw() as Question['traits'];
  mode: Mode = $state('set-up');
  /** The piece of the tray that goes onto the next square. */
  chosen: string | null = $state(null);
  /** The square whose gifts are shown: the one under pointer or focus, or else the chosen one. */
  visited: string | null = $state(null);
  pinned: string | null = $state(null);
  #history: Position[] = $state.raw([]);
  /** The newest answer, and the question that it answers. */
  #found: { question: string; answer: Analysis } | null = $state.raw(null);
  /** How the last turn ended the game, if it did, as the server said. */
  ended: Value | null = $state(null);
  readonly inquiry = new Inquiry();
  #waiting: ReturnType<typeof setTimeout> | undefined;

  constructor({ position, levels, traits }: Question) {
    this.position = position;
    this.levels = levels;
    this.traits = traits;
    this.mode = position.board.size ? 'play' : 'set-up';
    $effect(() => {
      const { question } = this;
      window.history.replaceState(null, '', this.address);
      clearTimeout(this.#waiting);
      this.#waiting = setTimeout(() => {
        void this.inquiry
          .ask(() => analyse(question), { quiet: true })
          .then((answer) => {
            if (answer) this.#found = { question: JSON.stringify(question), answer };
          });
      }, PAUSE);
    });
  }

  readonly text = $derived.by(() => writePosition(this.position));
  /** What the server is asked: the position, and the rules that its values depend on. */
  readonly question = $derived.by(() => ({
    position: this.text,
    level: levelText(this.levels),
    traits: this.traits,
  }));
  readonly address = $derived.by(() =>
    addressOf({ position: this.position, levels: this.levels, traits: this.traits }),
  );
  readonly remaining = $derived.by(() => remainingOf(this.position));
  readonly canGoBack = $derived.by(() => this.#history.length > 0);

  /** The values of this position under these rules, null while they are being worked out. */
  readonly current = $derived.by(() =>
    this.#found?.question === JSON.stringify(this.question) ? this.#found.answer : null,
  );

  /** The square whose gifts the tray shows, while a piece is in hand. */
  readonly giving = $derived.by(() => {
    if (!this.position.hand || this.ended) return null;
    const known = (square: string | null): boolean =>
      square !== null && square in (this.current?.squares ?? {});
    if (known(this.visited)) return this.visited;
    return known(this.pinned) ? this.pinned : null;
  });
  readonly gifts = $derived.by(() =>
    this.giving && this.current ? giftsAfter(this.current.turns, this.giving) : {},
  );

  /** The squares and the pieces that can be chosen now. */
  readonly squares: readonly string[] = $derived.by(() => {
    if (this.mode === 'set-up') return SQUARES;
    return this.ended || !this.position.hand ? [] : Object.keys(this.current?.squares ?? {});
  });
  readonly pieces: readonly string[] = $derived.by(() => {
    if (this.mode === 'set-up') return this.remaining;
    return this.ended || this.position.hand ? [] : Object.keys(this.current?.pieces ?? {});
  });

  readonly worthOf = (square: string): Worth | null =>
    this.mode === 'play' && this.ended ? null : (this.current?.squares[square] ?? null);
  readonly worthOfPiece = (piece: string): Worth | null => {
    if (this.ended) return null;
    const worths = this.position.hand ? this.gifts : (this.current?.pieces ?? {});
    return worths[piece] ?? null;
  };

  /** Marked as best only where something else is not. */
  readonly isBest = (worth: Worth): boolean => {
    const best = this.current;
    if (!best?.value) return false;
    const wanted = { value: best.value, distance: best.distance };
    const others = Object.values(best.squares);
    return isSame(worth, wanted) && !others.every((each) => isSame(each, wanted));
  };

  go(next: Position): void {
    this.#history = [...this.#history, this.position];
    this.#show(next);
  }

  back(): void {
    const before = this.#history.at(-1);
    if (!before) return;
    this.#history = this.#history.slice(0, -1);
    this.#show(before);
  }

  #show(position: Position): void {
    this.position = position;
    this.ended = null;
    this.chosen = null;
    this.pinned = null;
  }

  chooseSquare(square: string): void {
    if (this.mode === 'play') {
      const turn = this.current?.turns.find((each) => each.square === square);
      if (this.position.hand) this.#place(square, turn ?? null);
      return;
    }
    const there = this.position.board.get(square);
    if (this.chosen) this.go(withPiece(this.position, this.chosen, square));
    else if (there) this.go(without(this.position, there));
    else notify(say('web-analysis-choose-first'));
  }

  #place(square: string, turn: TurnWorth | null): void {
    this.go({ ...withPiece(this.position, this.position.hand!, square), hand: null });
    this.ended = turn?.ends ?? null;
  }

  choosePiece(piece: string): void {
    if (this.mode === 'play') this.go(withHand(this.position, piece));
    else this.chosen = this.chosen === piece ? null : piece;
  }

  /** A piece was dragged; false where that means nothing. */
  drop(piece: string, onto: string): boolean {
    if (this.mode === 'set-up') {
      this.go(
        onto === 'hand' ? withHand(this.position, piece) : withPiece(this.position, piece, onto),
      );
    } else if (onto === 'hand' && this.pieces.includes(piece)) {
      this.choosePiece(piece);
    } else if (piece === this.position.hand && this.squares.includes(onto)) {
      this.chooseSquare(onto);
    } else {
      return false;
    }
    return true;
  }

  /** Plays a whole turn. */
  take(turn: TurnWorth): void {
    const hand = this.position.hand;
    let next = this.position;
    if (turn.square && hand) next = { ...withPiece(next, hand, turn.square), hand: null };
    if (turn.piece) next = withHand(next, turn.piece);
    this.go(next);
    this.mode = 'play';
    this.ended = turn.ends;
  }
}
