/** What happened, as sentences to be read aloud. */

import type { Seat, Snapshot } from '../api/types';
import { inOrder } from '../notation/squares';
import { other, type Say } from './view';

export interface Told {
  /** What kind of thing happened: decides the sound. */
  kind: 'give' | 'place' | 'call' | 'refused' | 'pass' | 'end' | 'talk';
  text: string;
}

/** The sentence for a new entry of the log; null for entries that nobody needs to hear of. */
export function tell(
  entry: string,
  before: Pick<Snapshot, 'to_act' | 'refused_calls'>,
  after: Pick<Snapshot, 'outcome' | 'refused_calls'>,
  names: Readonly<Record<Seat, string>>,
  say: Say,
  describe: (piece: string) => string,
): Told | null {
  const seat = before.to_act;
  const people = (who: Seat): { name: string; other: string } => ({
    name: names[who],
    other: names[other(who)],
  });
  const [word = '', who = ''] = entry.split(':');
  if (seat) {
    const action = tellAction(entry, people(seat), after, say, describe);
    if (action) return action;
  }
  const named = who === 'first' || who === 'second' ? who : null;
  if (named && ['resign', 'flag', 'abandon'].includes(word)) {
    return { kind: 'end', text: say(`action.${word}`, people(named)) };
  }
  if (word === 'abandon') return { kind: 'end', text: say('action.abandon-both') };
  if (word === 'agree') return { kind: 'end', text: say('action.agree') };
  if (named && word === 'draw') {
    return { kind: 'talk', text: say('web.game.draw-offered', { name: names[named] }) };
  }
  if (named && word === 'back?') {
    return { kind: 'talk', text: say('web.game.takeback-asked', { name: names[named] }) };
  }
  if (word === 'decline') return { kind: 'talk', text: say('web.game.declined') };
  if (word === 'back') return { kind: 'place', text: say('web.game.taken-back') };
  return null;
}

function tellAction(
  entry: string,
  people: { name: string; other: string },
  after: Pick<Snapshot, 'outcome' | 'refused_calls'>,
  say: Say,
  describe: (piece: string) => string,
): Told | null {
  if (/^-[0-9a-f]$/.test(entry)) {
    const piece = `${entry[1]!} (${describe(entry[1]!)})`;
    return { kind: 'give', text: say('action.give', { ...people, piece }) };
  }
  if (entry === '-') return { kind: 'pass', text: say('action.pass', people) };
  const placed = /^([a-d][1-4])$/.exec(entry)?.[1];
  if (placed) return { kind: 'place', text: say('web.game.placed', { ...people, square: placed }) };
  if (/^[!?](?:[a-d][1-4]){4}$/.test(entry)) {
    const squares = inOrder(entry.slice(1).match(/../g)!).join(' ');
    const won = after.outcome?.reason === 'quarto' || after.outcome?.reason === 'caught';
    const key = won ? 'action.call' : 'action.refused';
    return { kind: won ? 'call' : 'refused', text: say(key, { ...people, squares }) };
  }
  return null;
}
