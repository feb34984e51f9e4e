/** Calling: pointing at four squares, one by one or by a pattern that is drawn beside the board. */

import { fetchPatterns, type Pattern } from '../../api/studies';
import { Pointing } from '../../board/pointing.svelte';

let patterns: Promise<Pattern[]> | null = null;

export class Calling {
  /** On while the player is calling. */
  readonly pointing = new Pointing();
  #patterns: readonly Pattern[] = $state.raw([]);

  /** Loads the patterns. Without them squares can still be pointed at, so a failure is not shown. */
  async load(): Promise<void> {
    patterns ??= fetchPatterns();
    try {
      this.#patterns = await patterns;
    } catch {
      patterns = null;
    }
  }

  /** All patterns of a level on which four pieces stand. Whether these share a trait makes no
   *  difference here, so that the drawings tell nothing (R12). */
  patternsOn(board: ReadonlyMap<string, string>, level: number): readonly Pattern[] {
    return this.#patterns.filter(
      (pattern) => pattern.level <= level && pattern.squares.every((square) => board.has(square)),
    );
  }
}
