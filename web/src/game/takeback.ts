/** Where "take back" leads: to the state before the last thing that a player did. */

import type { EntryShown, Seat } from '../api/types';
import { readAction } from '../notation/turns';

/** The actions that still count: what was taken back is gone. */
export function standingActions(log: readonly EntryShown[]): EntryShown[] {
  let actions: EntryShown[] = [];
  for (const entry of log) {
    const back = /^back:(\d+)$/.exec(entry.entry)?.[1];
    if (back !== undefined) actions = actions.filter((each) => each.number <= Number(back));
    else if (readAction(entry.entry)) actions.push(entry);
  }
  return actions;
}

/** The number of the entry to go back to, or null when this player has done nothing yet. */
export function takebackTarget(log: readonly EntryShown[], who: Seat | 'both'): number | null {
  const actions = standingActions(log);
  const last = actions.findLastIndex((action) => who === 'both' || action.by === who);
  return last < 0 ? null : (actions[last - 1]?.number ?? 0);
}
