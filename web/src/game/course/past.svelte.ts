/** Looking at an earlier position while the game goes on. */

import type { Snapshot } from '../../api/types';
import { readPosition, remainingOf } from '../../notation/positions';
import { movesOf } from './moves';
import { other, type View } from '../view';

export class Past {
  readonly #game: () => Snapshot | null;
  /** The number of the entry that is looked at, 0 for the start; null for now. */
  #entry: number | null = $state(null);

  constructor(game: () => Snapshot | null) {
    this.#game = game;
  }

  readonly moves = $derived.by(() => {
    const game = this.#game();
    return game ? movesOf(game.start, game.log) : [];
  });

  /** How many moves the position shown comes after. */
  readonly index = $derived.by(() => {
    const entry = this.#entry;
    if (entry === null) return this.moves.length;
    return this.moves.filter((move) => move.number <= entry).length;
  });
  readonly on = $derived(this.index < this.moves.length);
  /** The move after which the position shown stood; null at the start. */
  readonly move = $derived(this.moves[this.index - 1] ?? null);

  /** The earlier position; null while the current one is shown. */
  readonly view: View | null = $derived.by(() => {
    const game = this.#game();
    if (!this.on || !game) return null;
    const position = this.move?.after ?? readPosition(game.start);
    const next = this.moves[this.index]?.by ?? null;
    const giver = this.move?.action.kind === 'give' ? this.move.by : null;
    return {
      ...position,
      remaining: remainingOf(position),
      holder: position.hand ? (giver ? other(giver) : next) : null,
    };
  });

  /** Shows the position after so many moves; after the last one, the current position. */
  step(index: number): void {
    this.#entry = index >= this.moves.length ? null : (this.moves[index - 1]?.number ?? 0);
  }

  /** Returns to the current position; answers whether another one was shown. */
  leave(): boolean {
    const was = this.on;
    this.#entry = null;
    return was;
  }
}
