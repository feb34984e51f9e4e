/** What a player types, taken apart into actions; whether they are legal is the server's to say. */

import { inOrder } from './squares';

const SQUARE = '[a-d][1-4]';
const TURN = new RegExp(`^(${SQUARE})?(!(?:${SQUARE}){4}|-[0-9a-f]?)?$`);

/** `c2-5` → `c2`, `-5`; null when it is no turn. */
export function readTurn(text: string): string[] | null {
  const found = TURN.exec(text.toLowerCase().replace(/\s+/g, ''));
  if (!found) return null;
  const actions = [found[1], found[2]].filter((part): part is string => part !== undefined);
  return actions.length ? actions : null;
}

/** The action that calls a quarto on these squares. */
export function callOn(squares: readonly string[]): string {
  return `!${inOrder(squares).join('')}`;
}
