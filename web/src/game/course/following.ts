/** A game as live messages bring it: the log comes entry by entry or in pages, and grows here. */

import type { EntryShown, GameMessage, Snapshot } from '../../api/types';

export class Following {
  /** The pages of a replay that has not ended yet. */
  #pages: EntryShown[] = [];

  /** Forgets half a replay: the next connection begins again where the snapshot ends. */
  restart(): void {
    this.#pages = [];
  }

  /** The snapshot after a message; null when the message does not complete one. */
  after(before: Snapshot | null, message: GameMessage): Snapshot | null {
    switch (message.type) {
      case 'snapshot':
        return grown(before, [], message.snapshot);
      case 'entry': {
        const { number, entry, time, by, fault, snapshot } = message;
        return grown(before, [{ number, entry, time, by, fault }], snapshot);
      }
      case 'entries': {
        this.#pages.push(...message.entries);
        if (!message.snapshot) return null;
        const entries = this.#pages;
        this.#pages = [];
        return grown(before, entries, message.snapshot);
      }
      default:
        return null;
    }
  }
}

/** A game with the log that is known and what is new of it; an answer may have brought some. */
function grown(
  before: Snapshot | null,
  entries: readonly EntryShown[],
  game: Omit<Snapshot, 'log'>,
): Snapshot {
  const known = before?.log ?? [];
  const last = known.at(-1)?.number ?? 0;
  return { ...game, log: [...known, ...entries.filter((entry) => entry.number > last)] };
}
