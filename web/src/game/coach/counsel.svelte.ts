/** Help in a casual game: hints in three steps, and which pieces would win where. */

import { ask } from '../../api/client';
import type { DangerShown, HintShown } from '../../api/types';
import { announce, forgetFaults, notify } from '../../session/announcer.svelte';
import { reasonOf } from '../../session/attempt';
import { say } from '../../session/texts.svelte';
import type { Table } from '../table.svelte';

export const DEPTHS = ['nudge', 'reason', 'turn'] as const;

export class Counsel {
  readonly #table: Table;
  #hints: { about: string; texts: readonly string[]; more: boolean } = $state.raw({
    about: '',
    texts: [],
    more: true,
  });
  #danger: { about: string; answer: DangerShown } | null = $state.raw(null);
  /** Whether the danger view stays on from turn to turn. */
  watching = $state(false);
  busy = $state(false);

  constructor(table: Table) {
    this.#table = table;
  }

  /** Looks for dangers when a new position wants it; the page calls this in an effect. */
  follow(): void {
    const wanted = this.watching && this.#table.myTurn && this.#danger?.about !== this.#about;
    if (wanted) void this.#look();
  }

  /** What help is about: the position, however many entries tell of help that was used in it. */
  get #about(): string {
    const game = this.#table.snapshot;
    return game ? `${game.position} ${game.phase} ${game.refused_calls}` : '';
  }

  /** The hints asked for in this position, the first one first. */
  readonly hints = $derived.by(() => (this.#hints.about === this.#about ? this.#hints.texts : []));
  /** Whether there is no further hint, as the server said. */
  readonly spent = $derived.by(() => this.#hints.about === this.#about && !this.#hints.more);
  readonly danger = $derived.by(() =>
    this.watching && this.#danger?.about === this.#about && this.#table.myTurn
      ? this.#danger.answer
      : null,
  );
  readonly dangerous: readonly string[] = $derived(this.danger?.poisoned ?? []);
  readonly safe: readonly string[] = $derived(this.danger?.safe ?? []);
  /** Where the piece in hand would win. */
  readonly squares: readonly string[] = $derived.by(() => {
    const hand = this.#table.view?.hand;
    return (hand && this.danger?.pieces[hand]) || [];
  });

  readonly remarkPiece = (piece: string): string => {
    if (this.dangerous.includes(piece)) {
      return say('web-coach-poisoned', { squares: this.danger!.pieces[piece]?.join(' ') ?? '' });
    }
    return this.safe.includes(piece) ? say('web-coach-safe') : '';
  };

  readonly remarkSquare = (square: string): string =>
    this.squares.includes(square) ? say('web-coach-wins-here') : '';

  /** Asks for the next hint. */
  async hint(): Promise<void> {
    const about = this.#about;
    const depth = DEPTHS[this.hints.length];
    if (!depth || this.spent || this.busy) return;
    // Where room is short, it would lie on the hint.
    forgetFaults();
    await this.#ask(async () => {
      const hint = await ask<HintShown>(this.#table.id, 'hint', { depth });
      // The game has gone on meanwhile: the hint is about a position that is over.
      if (about !== this.#about) return;
      this.#hints = { about, texts: [...this.hints, hint.text], more: hint.more };
      announce(hint.text);
    });
  }

  /** Switches the danger view. */
  watch(on: boolean): void {
    this.watching = on;
  }

  async #look(): Promise<void> {
    const about = this.#about;
    await this.#ask(async () => {
      const answer = await ask<DangerShown>(this.#table.id, 'danger');
      this.#danger = { about, answer };
    });
  }

  async #ask(question: () => Promise<void>): Promise<void> {
    this.busy = true;
    try {
      await question();
    } catch (error) {
      this.watching = false;
      notify(reasonOf(error), 'bad');
    } finally {
      this.busy = false;
    }
  }
}
