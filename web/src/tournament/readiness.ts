/** Presence for a game, reported to the server at intervals while the page is visible. */

import { Problem, Unreachable } from '../api/problem';

/** Milliseconds between two reports. */
export const AGAIN = 10_000;
/** In place of a game's key: ready for any game that comes. */
export const ANY = 'any';

/** What is known of a person's game, and of the person. */
export interface Look {
  /** Whether the page is visible. */
  visible: boolean;
  /** The key of a game that waits for its players, or `ANY`. */
  waiting: string | null;
  /** A game that has begun: its key, and the game itself. */
  playing: { key: string; game: string } | null;
}

export class Readiness {
  /** The game that this person has said to be there for. */
  #awaited: string | null = null;
  #said: string | null = null;
  #timer: ReturnType<typeof setInterval> | undefined;

  constructor(
    /** Tells the server; answers the game once it has begun. */
    private readonly tell: (key: string) => Promise<{ game: string | null }>,
    private readonly begun: (game: string) => void,
  ) {}

  /** Takes in what is known now. */
  update({ visible, waiting, playing }: Look): void {
    this.#keepSaying(visible ? waiting : null);
    // The other one came later: the list says that the game has begun.
    if (visible && playing && playing.key === this.#awaited) this.#begin(playing.game);
  }

  close(): void {
    this.#keepSaying(null);
  }

  #keepSaying(key: string | null): void {
    if (key === this.#said) return;
    clearInterval(this.#timer);
    this.#said = key;
    if (key === null) return;
    this.#awaited = key;
    void this.#say(key);
    this.#timer = setInterval(() => void this.#say(key), AGAIN);
  }

  async #say(key: string): Promise<void> {
    try {
      const { game } = await this.tell(key);
      if (game && this.#awaited === key && this.#said === key) this.#begin(game);
    } catch (error) {
      // It is said again soon; a player who was too late sees it in the list.
      if (!(error instanceof Problem) && !(error instanceof Unreachable)) throw error;
    }
  }

  #begin(game: string): void {
    this.#awaited = null;
    this.#keepSaying(null);
    this.begun(game);
  }
}
