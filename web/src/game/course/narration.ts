/** What happened, as sentences to be read aloud, in the words of the person who listens. */

import type { EntryShown, Seat } from '../../api/types';
import { byTrait } from '../../notation/pieces';
import { inOrder } from '../../notation/squares';
import { readAction } from '../../notation/turns';
import { REQUESTS, type RequestKind } from '../../session/reminders/requests';
import { other, type Say } from '../view';

export interface Narration {
  /** What kind of thing happened: decides the sound, and whether a notice says it. `sent` is the
   *  reader's own request, which waits for the other player. */
  kind: 'give' | 'place' | 'call' | 'refused' | 'pass' | 'end' | 'request' | 'sent' | 'talk';
  text: string;
}

/** The words of the log that ask the other player for something. */
const ASKING: ReadonlyMap<string, RequestKind> = new Map([
  ['draw', 'draw'],
  ['back?', 'takeback'],
  ['rematch?', 'rematch'],
]);

/** The people of a sentence: who did it, the other one, and whether one of them listens. */
interface People {
  name: string;
  other: string;
  who: 'me' | 'them' | 'others';
}

/** The sentence for a new entry of the log; null for entries that nobody needs to hear of. `you` is
 *  the seat of the person who listens, null for onlookers and for two people at one screen. Where
 *  `log` has the request that was declined, the sentence names it. */
export function narrate(
  { entry, by, fault }: Pick<EntryShown, 'entry' | 'by' | 'fault'>,
  names: Readonly<Record<Seat, string>>,
  say: Say,
  you: Seat | null = null,
  log: readonly Pick<EntryShown, 'number' | 'entry'>[] = [],
): Narration | null {
  const people = (doer: Seat): People => ({
    name: names[doer],
    other: names[other(doer)],
    who: you === null ? 'others' : you === doer ? 'me' : 'them',
  });
  const [word = '', who = '', what = ''] = entry.split(':');
  if (by) {
    const action = narrateAction(entry, fault, people(by), say);
    if (action) return action;
  }
  const named = who === 'first' || who === 'second' ? people(who) : null;
  if (named && ['resign', 'flag', 'abandon', 'abort'].includes(word)) {
    const key = named.who === 'me' ? `web-told-${word}` : `action-${word}`;
    return { kind: 'end', text: say(key, { name: named.name, other: named.other }) };
  }
  if (word === 'abandon') return { kind: 'end', text: say('action-abandon-both') };
  if (word === 'agree') return { kind: 'end', text: say('action-agree') };
  const request = named && ASKING.get(word);
  if (request) {
    const mine = named.who === 'me';
    const key = mine ? `web-told-${request}` : REQUESTS[request];
    // After the end, the asker's button says that a rematch was asked for.
    const kind = mine && request !== 'rematch' ? 'sent' : 'request';
    return { kind, text: say(key, { name: named.name }) };
  }
  // Whoever asked for help sees it.
  if (named && word === 'help' && named.who !== 'me') {
    return { kind: 'talk', text: say(`web-help-used-${what}`, { name: named.name }) };
  }
  if (word === 'decline') {
    const asked = log.find(({ number }) => number === Number(who))?.entry.split(':')[0] ?? '';
    return { kind: 'talk', text: say('web-game-declined', { what: ASKING.get(asked) ?? 'other' }) };
  }
  if (named && word === 'rematch-decline') {
    // It is said below the result, where the asker's button was.
    return { kind: 'request', text: say('web-game-rematch-declined') };
  }
  if (word === 'back') return { kind: 'place', text: say('web-game-taken-back') };
  return null;
}

function narrateAction(
  entry: string,
  fault: EntryShown['fault'],
  people: People,
  say: Say,
): Narration | null {
  const action = readAction(entry);
  const { who, ...named } = people;
  const mine = who === 'me';
  switch (action?.kind) {
    case 'give': {
      const piece = { piece: action.piece, ...byTrait(action.piece) };
      if (who === 'others') {
        return { kind: 'give', text: say('action-give', { ...named, ...piece }) };
      }
      return { kind: 'give', text: say('web-told-give', { ...people, ...piece }) };
    }
    case 'pass':
      return { kind: 'pass', text: say(mine ? 'web-told-pass' : 'action-pass', named) };
    case 'place': {
      const key = mine ? 'web-told-place' : 'web-game-placed';
      return { kind: 'place', text: say(key, { ...named, square: action.square }) };
    }
    case 'call': {
      const squares = inOrder(action.squares).join(' ');
      if (fault) {
        const key = mine ? `fault-${fault}` : `action-refused-${fault}`;
        return { kind: 'refused', text: say(key, { ...named, squares }) };
      }
      return {
        kind: 'call',
        text: say(mine ? 'web-told-call' : 'action-call', { ...named, squares }),
      };
    }
    default:
      return null;
  }
}
