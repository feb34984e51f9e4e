/** Help that players have used in a game in which both agreed on it. */

import type { EntryShown, Seat } from '../../api/types';
import { readAction } from '../../notation/turns';

/** In how many positions each player has used help, by the log. */
export function helpUsed(log: readonly EntryShown[]): Record<Seat, number> {
  const used: Record<Seat, number> = { first: 0, second: 0 };
  // Who has used help since the position changed.
  let here = new Set<Seat>();
  for (const { entry, by } of log) {
    if (entry.startsWith('help:') && by) {
      if (!here.has(by)) used[by] += 1;
      here.add(by);
    } else if (readAction(entry) || entry.startsWith('back:')) {
      here = new Set();
    }
  }
  return used;
}
