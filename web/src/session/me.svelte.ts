/** Who uses this browser, as the server knows them; the header shows it. */

import { fetchMe } from '../api/client';
import { Problem, Unreachable } from '../api/problem';
import type { Me } from '../api/types';

class Mine {
  /** Null until the server has answered; its `player` is null for a visitor. */
  me: Me | null = $state.raw(null);
}

export const mine = new Mine();

/** Shows what the server has just said about the person here. */
export function takeMe(me: Me): void {
  mine.me = me;
}

/** Asks the server who is here; what was known stays where it cannot be asked. */
export async function refreshMe(): Promise<void> {
  try {
    takeMe(await fetchMe());
  } catch (error) {
    if (!(error instanceof Unreachable) && !(error instanceof Problem)) throw error;
  }
}
