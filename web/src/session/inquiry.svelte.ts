/** Asking the server from a page: busy, refused, unreachable. */

import { Problem, Unreachable } from '../api/problem';
import { notify } from './announcer.svelte';
import { say } from './texts.svelte';

export class Asking {
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
    if (error instanceof Problem) {
      this.missing = error.status === 404;
      this.problem = error.message;
    } else if (error instanceof Unreachable) {
      this.problem = say('web.game.not-sent');
    } else {
      throw error;
    }
    if (!quiet) notify(this.problem, 'bad');
  }
}
