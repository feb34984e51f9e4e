/** What happened, as sentences to be read aloud. */

import type { EntryShown, Seat } from '../api/types';
import { byTrait } from '../notation/pieces';
import { inOrder } from '../notation/squares';
import { readAction } from '../notation/turns';
import { other, type Say } from './view';

interface Narration {
  /** What kind of thing happened: decides the sound. */
  kind: 'give' | 'place' | 'call' | 'refused' | 'pass' | 'end' | 'talk';
  text: string;
}

/** The sentence for a new entry of the log; null for entries that nobody needs to hear of. */
export function narrate(
  { entry, by, fault }: Pick<EntryShown, 'entry' | 'by' | 'fault'>,
  names: Readonly<Record<Seat, string>>,
  say: Say,
): Narration | null {
  const people = (who: Seat): { name: string; other: string } => ({
    name: names[who],
    other: names[other(who)],
  });
  const [word = '', who = ''] = entry.split(':');
  if (by) {
    const action = narrateAction(entry, fault, people(by), say);
    if (action) return action;
  }
  const named = who === 'first' || who === 'second' ? who : null;
  if (named && ['resign', 'flag', 'abandon'].includes(word)) {
    return { kind: 'end', text: say(`action-${word}`, people(named)) };
  }
  if (word === 'abandon') return { kind: 'end', text: say('action-abandon-both') };
  if (word === 'agree') return { kind: 'end', text: say('action-agree') };
  if (named && word === 'draw') {
    return { kind: 'talk', text: say('web-game-draw-offered', { name: names[named] }) };
  }
  if (named && word === 'back?') {
    return { kind: 'talk', text: say('web-game-takeback-asked', { name: names[named] }) };
  }
  if (word === 'decline') return { kind: 'talk', text: say('web-game-declined') };
  if (word === 'back') return { kind: 'place', text: say('web-game-taken-back') };
  return null;
}

function narrateAction(
  entry: string,
  fault: EntryShown['fault'],
  people: { name: string; other: string },
  say: Say,
): Narration | null {
  const action = readAction(entry);
  switch (action?.kind) {
    case 'give': {
      const piece = { piece: action.piece, ...byTrait(action.piece) };
      return { kind: 'give', text: say('action-give', { ...people, ...piece }) };
    }
    case 'pass':
      return { kind: 'pass', text: say('action-pass', people) };
    case 'place':
      return { kind: 'place', text: say('web-game-placed', { ...people, square: action.square }) };
    case 'call': {
      const squares = inOrder(action.squares).join(' ');
      const key = fault ? `action-refused-${fault}` : 'action-call';
      return { kind: fault ? 'refused' : 'call', text: say(key, { ...people, squares }) };
    }
    default:
      return null;
  }
}
