/** Shows the computer's turn in steps: between its placement and its gift there is a pause. */

import type { Snapshot } from '../../api/types';
import type { Pace } from '../../session/settings.svelte';
import { readAction } from '../../notation/turns';

/** Milliseconds from the placement to the gift. */
const PAUSE: Readonly<Record<Pace, number>> = { instant: 0, quick: 700, calm: 1500 };

export class Pacing {
  readonly #show: (snapshot: Snapshot) => void;
  #waiting: Snapshot[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Until when a placement of the computer is left to be seen. */
  #until = 0;

  constructor(show: (snapshot: Snapshot) => void) {
    this.#show = show;
  }

  /** The newest snapshot that has arrived and is not shown yet. */
  get latest(): Snapshot | null {
    return this.#waiting.at(-1) ?? null;
  }

  /** Shows a snapshot that one entry led to, now or when its turn comes. */
  arrive(snapshot: Snapshot, pace: Pace): void {
    this.#waiting.push(snapshot);
    if (this.#waiting.length === 1) this.#next(pace);
  }

  /** Shows the newest snapshot at once: after a reconnection nobody wants to see it all again. */
  hurry(): void {
    const latest = this.latest;
    this.stop();
    if (latest) this.#show(latest);
  }

  /** Shows nothing more. */
  stop(): void {
    clearTimeout(this.#timer);
    this.#waiting = [];
  }

  #next(pace: Pace): void {
    const snapshot = this.#waiting[0];
    if (!snapshot) return;
    // While the person's clock runs, they see at once what they have to answer.
    const pause = snapshot.clock || !isGift(snapshot) ? 0 : this.#until - performance.now();
    if (pause > 0) {
      this.#timer = setTimeout(() => this.#release(pace), pause);
    } else {
      this.#release(pace);
    }
  }

  #release(pace: Pace): void {
    const snapshot = this.#waiting.shift();
    if (!snapshot) return;
    this.#until = isPlacement(snapshot) ? performance.now() + PAUSE[pace] : 0;
    this.#show(snapshot);
    this.#next(pace);
  }
}

/** What the computer did last, if it did the last thing. */
function computerAction({ log, players }: Snapshot): string | null {
  const last = log.at(-1);
  return last?.by && players[last.by].kind === 'computer' ? last.entry : null;
}

const isPlacement = (game: Snapshot): boolean =>
  readAction(computerAction(game) ?? '')?.kind === 'place';
const isGift = (game: Snapshot): boolean => readAction(computerAction(game) ?? '')?.kind === 'give';
