/** Everything done at the desk, sent to the server in order: nobody has to wait for an answer, and
 *  nothing is lost while the server cannot be reached. */

import { freshKey } from '../../api/client';
import { Unreachable } from '../../api/problem';
import { reasonOf } from '../../session/attempt';

/** Something that is on its way to the server. */
export interface Task {
  number: number;
  /** What it is about, for instance `result 2.7`: the desk shows it as on its way. */
  about: string;
  /** What it will make of it. */
  value: unknown;
}

interface Waiting<Answer> extends Task {
  /** Sends it under a key, which stays the same however often it is sent. */
  send: (key: string) => Promise<Answer>;
  key: string;
  done: (worked: boolean) => void;
  refused: (reason: string) => void;
}

/** Milliseconds until the server is asked again: short, as it usually runs on this machine. */
const PAUSES = [300, 1000, 2000] as const;

export class Saving<Answer> {
  /** What has not been saved yet, oldest first. */
  tasks: readonly Task[] = $state.raw([]);
  /** Whether the server could not be reached when it was last tried. */
  stuck = $state(false);
  /** When something was last saved, in milliseconds since 1970. */
  savedAt: number | null = $state(null);
  readonly saved = $derived(this.tasks.length === 0);
  #queue: Waiting<Answer>[] = [];
  #numbers = 0;
  #running = false;
  #closed = false;
  readonly #take: (answer: Answer) => void;

  constructor(take: (answer: Answer) => void) {
    this.#take = take;
  }

  /** Sends something after all that is on its way; answers whether the server accepted it. */
  do(
    about: string,
    value: unknown,
    send: (key: string) => Promise<Answer>,
    refused: (reason: string) => void,
  ): Promise<boolean> {
    return new Promise((done) => {
      const number = (this.#numbers += 1);
      this.#queue.push({ number, about, value, send, key: freshKey(), done, refused });
      this.#show();
      void this.#run();
    });
  }

  /** The newest thing on its way about this. */
  pending(about: string): Task | null {
    return this.tasks.findLast((task) => task.about === about) ?? null;
  }

  /** Nothing more is sent. */
  close(): void {
    this.#closed = true;
  }

  async #run(): Promise<void> {
    if (this.#running) return;
    this.#running = true;
    let tries = 0;
    while (this.#queue.length && !this.#closed) {
      const task = this.#queue[0]!;
      try {
        const answer = await task.send(task.key);
        this.stuck = false;
        this.savedAt = Date.now();
        this.#finish(() => this.#take(answer));
        task.done(true);
      } catch (error) {
        if (error instanceof Unreachable) {
          this.stuck = true;
          const pause = PAUSES[Math.min(tries, PAUSES.length - 1)]!;
          tries += 1;
          await new Promise((resolve) => setTimeout(resolve, pause));
          continue;
        }
        this.stuck = false;
        const reason = this.#reason(error);
        this.#finish(() => task.refused(reason));
        task.done(false);
      }
      tries = 0;
    }
    this.#running = false;
  }

  /** A mistake of ours must not stop what follows. */
  #reason(error: unknown): string {
    try {
      return reasonOf(error);
    } catch {
      console.error(error);
      return String(error);
    }
  }

  #finish(and: () => void): void {
    this.#queue.shift();
    and();
    this.#show();
  }

  #show(): void {
    this.tasks = this.#queue.map(({ number, about, value }) => ({ number, about, value }));
  }
}
