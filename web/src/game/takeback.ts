/** Where "take back" leads: to the state before the last thing that a player did. */

import type { EntryShown, Seat } from '../api/types';
import { readAction } from '../notation/turns';
import { other } from './view';

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
export function takebackTarget(
  log: readonly EntryShown[],
  toAct: Seat | null,
  who: Seat | 'both',
): number | null {
  if (!toAct) return null;
  const actions = standingActions(log);
  let actor = toAct;
  for (let index = actions.length - 1; index >= 0; index -= 1) {
    if (actions[index]!.entry.startsWith('-')) actor = other(actor);
    if (who === 'both' || actor === who) return actions[index - 1]?.number ?? 0;
  }
  return null;
}
