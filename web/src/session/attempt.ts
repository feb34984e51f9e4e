/** Doing something that the server may refuse: the reason is shown, nothing breaks. */

import { Problem, Unreachable } from '../api/problem';
import { notify } from './announcer.svelte';
import { say } from './texts.svelte';

/** The words for an error that can happen to anybody; others are mistakes of ours. */
export function reasonOf(error: unknown): string {
  if (error instanceof Problem) return error.message;
  if (error instanceof Unreachable) return say('web-game-not-sent');
  throw error;
}

/** Does it and answers whether it worked; shows why not. */
export async function attempt(what: () => Promise<void>): Promise<boolean> {
  try {
    await what();
    return true;
  } catch (error) {
    notify(reasonOf(error), 'bad');
    return false;
  }
}
