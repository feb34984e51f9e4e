/** The open challenges as they change. */

import type { Challenge, LobbyMessage } from '../../api/types';

type Change = Extract<LobbyMessage, { type: 'challenges-change' }>;

/** The challenges after a change, newest first. */
export function changed(challenges: readonly Challenge[], change: Change): Challenge[] {
  const gone = new Set([...change.closed, ...change.opened.map((each) => each.id)]);
  const kept = challenges.filter((each) => !gone.has(each.id));
  return [...change.opened, ...kept].sort((one, other) => other.created - one.created);
}
