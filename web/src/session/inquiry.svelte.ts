/** A question that a page puts to the server: whether it is under way, and why it was not answered. */

import { Problem } from '../api/problem';
import { notify } from './announcer.svelte';
import { reasonOf } from './attempt';

export class Inquiry {
  busy = $state(false);
  /** Why the newest question was not answered. */
  problem: string | null = $state(null);
  missing = $state(false);
  #newest = 0;

  /** Asks; of several answers only the one to the newest question counts. */
  async ask<Answer>(
    question: () => Promise<Answer>,
    { quiet = false } = {},
  ): Promise<Answer | null> {
    const number = (this.#newest += 1);
    this.busy = true;
    this.problem = null;
    try {
      const answer = await question();
      return number === this.#newest ? answer : null;
    } catch (error) {
      if (number !== this.#newest) return null;
      this.#fail(error, quiet);
      return null;
    } finally {
      if (number === this.#newest) this.busy = false;
    }
  }

  #fail(error: unknown, quiet: boolean): void {
    this.problem = reasonOf(error);
    if (error instanceof Problem) this.missing = error.status === 404;
    if (!quiet) notify(this.problem, 'bad');
  }
}
