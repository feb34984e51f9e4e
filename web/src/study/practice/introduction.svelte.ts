/** The introduction: find a piece by its traits, give, place, call. It is written down in
 *  `introduction.json` and needs no server; a test holds it against the rules
 *  (`tests/play/test_introduction.py`). */

import { Pointing } from '../../board/pointing.svelte';
import { TRAITS, valueOf, type Trait } from '../../notation/pieces';
import {
  readPosition,
  remainingOf,
  withHand,
  withPiece,
  type Position,
} from '../../notation/positions';
import { SQUARES } from '../../notation/squares';
import SCRIPT from './introduction.json';

export const STAGES = ['find', 'give', 'place', 'call', 'done'] as const;
export type Stage = (typeof STAGES)[number];

/** Milliseconds between what the other player does, so that it can be followed. */
const PAUSE = 900;

export class Introduction {
  stage: Stage = $state('find');
  position: Position = $state.raw(readPosition(SCRIPT.start));
  /** Whether the last attempt was not what was asked for. */
  wrong = $state(false);
  /** The traits in which the piece just chosen is not the wanted one. */
  amiss: readonly Trait[] = $state.raw([]);
  /** Whether the other player is at it. */
  waiting = $state(false);
  readonly wanted = SCRIPT.find.piece;
  readonly pointing = new Pointing();
  #timer: ReturnType<typeof setTimeout> | undefined;

  get remaining(): string[] {
    return remainingOf(this.position);
  }

  /** The pieces that can be chosen now. */
  get pieces(): string[] {
    return !this.waiting && (this.stage === 'find' || this.stage === 'give') ? this.remaining : [];
  }

  /** The squares that can be chosen now. */
  get squares(): string[] {
    if (this.pointing.on) return this.pointing.among(this.position.board.keys());
    if (this.stage !== 'place' || this.waiting) return [];
    return SQUARES.filter((square) => !this.position.board.has(square));
  }

  /** The four pieces, once they are found. */
  get lit(): readonly string[] {
    if (this.pointing.on) return this.pointing.squares;
    return this.stage === 'done' ? SCRIPT.call : [];
  }

  choosePiece(piece: string): void {
    if (!this.pieces.includes(piece)) return;
    if (this.stage === 'find') this.#find(piece);
    else this.#give(piece);
  }

  #find(piece: string): void {
    this.amiss = TRAITS.filter((trait) => valueOf(piece, trait) !== valueOf(this.wanted, trait));
    this.wrong = this.amiss.length > 0;
    if (this.wrong) return;
    this.position = withPiece(this.position, piece, SCRIPT.find.onto);
    this.stage = 'give';
  }

  #give(piece: string): void {
    this.wrong = !SCRIPT.give.includes(piece);
    if (this.wrong) return;
    this.position = withHand(this.position, piece);
    this.stage = 'place';
    this.waiting = true;
    const { square, piece: gift } = SCRIPT.answer;
    this.#later(() => {
      this.position = withHand(withPiece(this.position, piece, square), null);
      this.#later(() => {
        this.position = withHand(this.position, gift);
        this.waiting = false;
      });
    });
  }

  chooseSquare(square: string): void {
    if (!this.squares.includes(square)) return;
    if (this.pointing.on) {
      this.wrong = false;
      this.pointing.point(square);
      return;
    }
    this.wrong = square !== SCRIPT.place;
    if (this.wrong) return;
    this.position = withHand(withPiece(this.position, this.position.hand!, square), null);
    this.stage = 'call';
  }

  startCall(): void {
    this.wrong = false;
    this.pointing.start();
  }

  /** Calls with the squares pointed at. */
  call(): void {
    if (!this.pointing.complete) return;
    this.wrong = !SCRIPT.call.every((square) => this.pointing.squares.includes(square));
    this.pointing.stop();
    if (!this.wrong) this.stage = 'done';
  }

  again(): void {
    this.close();
    this.stage = 'find';
    this.position = readPosition(SCRIPT.start);
    this.wrong = this.waiting = false;
    this.pointing.stop();
  }

  /** Nothing more happens by itself. */
  close(): void {
    clearTimeout(this.#timer);
  }

  #later(what: () => void): void {
    this.#timer = setTimeout(what, PAUSE);
  }
}
