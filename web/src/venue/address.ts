/** A disputed position with what is known about it, and the address that shows it. */

import type { DisputeStated } from '../api/referee';
import type { GameRules, RulesShown, Seat } from '../api/types';
import { levelText, readLevels } from '../notation/levels';
import { TRAITS, type Trait } from '../notation/pieces';
import { EMPTY, readTyped, writePosition, type Position } from '../notation/positions';
import { inOrder, isSquare, squaresIn } from '../notation/squares';

/** What people at the table know; null where it follows from the rest. */
export interface Facts {
  position: Position;
  /** The square filled last. */
  last: string | null;
  placedBy: Seat | null;
  /** Whether a piece was given since. */
  given: boolean | null;
  toAct: Seat | null;
  /** Calls refused in this turn (R15). */
  refused: number;
  levels: [number, number];
  traits: Trait[];
  call: GameRules['call'];
  falseCall: GameRules['false_call'];
  /** The squares of a call, and who called; the player to act unless somebody is named. */
  called: readonly string[];
  caller: Seat | null;
}

const seat = (text: string | null): Seat | null =>
  text === 'first' || text === 'second' ? text : null;

/** Reads an address of the referee; what makes no sense there is left out. */
export function readFacts(query: string): Facts {
  const parts = new URLSearchParams(query);
  const called = inOrder(squaresIn(parts.get('called') ?? ''));
  const refused = Number(parts.get('refused'));
  const call = parts.get('call');
  return {
    position: readTyped(parts.get('position') ?? '') ?? EMPTY,
    last: isSquare(parts.get('last') ?? '') ? parts.get('last') : null,
    placedBy: seat(parts.get('placed_by')),
    given: parts.has('given') ? parts.get('given') === 'yes' : null,
    toAct: seat(parts.get('to_act')),
    refused: [1, 2, 3].includes(refused) ? refused : 0,
    levels: readLevels(parts.get('level')),
    traits: readTraits(parts.get('traits')),
    call: call === 'standing' || call === 'automatic' ? call : 'official',
    falseCall: parts.get('false_call') === 'loses' ? 'loses' : 'refused',
    called: called.length === 4 ? called : [],
    caller: seat(parts.get('caller')),
  };
}

/** The address that shows the same again; what is at its default is left out. */
export function addressOf(facts: Facts): string {
  const parts: Record<string, string | null> = {
    position: writePosition(facts.position),
    last: facts.last,
    placed_by: facts.placedBy,
    given: facts.given === null ? null : facts.given ? 'yes' : 'no',
    to_act: facts.toAct,
    refused: facts.refused ? String(facts.refused) : null,
    level: levelText(facts.levels) === '1' ? null : levelText(facts.levels),
    traits: facts.traits.length < TRAITS.length ? facts.traits.join(',') : null,
    call: facts.call === 'official' ? null : facts.call,
    false_call: facts.falseCall === 'loses' ? 'loses' : null,
    called: facts.called.length === 4 ? facts.called.join('') : null,
    caller: facts.caller,
  };
  const present = Object.entries(parts).filter((part): part is [string, string] => !!part[1]);
  return `/referee?${new URLSearchParams(present)}`;
}

/** Rules that were agreed elsewhere, for instance by a tournament. */
type Agreed = Pick<RulesShown, 'level' | 'call' | 'false_call' | 'clock'> & {
  traits: readonly Trait[];
};

/** What an address says of rules; what is at its default is left out. */
function rulesIn(rules: Agreed): Record<string, string> {
  const traits = TRAITS.filter((trait) => rules.traits.includes(trait));
  return {
    ...(rules.level !== '1' && { level: rules.level }),
    ...(traits.length < TRAITS.length && { traits: traits.join(',') }),
    ...(rules.call !== 'official' && { call: rules.call }),
    ...(rules.false_call === 'loses' && { false_call: 'loses' }),
  };
}

/** The table clock with these rules; `back`: the page of the table that the game belongs to. */
export function clockAddress(
  rules: Agreed,
  names: Partial<Record<Seat, string>> = {},
  back = '',
): string {
  const [page, key = ''] = back.split('#');
  const parts = { clock: rules.clock, ...names, ...(page && { back: page }), ...rulesIn(rules) };
  return `/clock?${new URLSearchParams(parts)}${key && `#${key}`}`;
}

/** The referee with these rules. */
export const refereeAddress = (rules: Agreed): string =>
  `/referee?${new URLSearchParams(rulesIn(rules))}`;

/** The traits in play that an address names; all of them where it names none. */
export function readTraits(text: string | null): Trait[] {
  const traits = TRAITS.filter((trait) => text?.split(',').includes(trait));
  return traits.length ? traits : [...TRAITS];
}

/** What the server is asked; `caller` is the player who has called. */
export function statedOf(facts: Facts, caller: Seat | null): Partial<DisputeStated> {
  return {
    position: writePosition(facts.position),
    last: facts.last,
    placed_by: facts.placedBy,
    given: facts.given,
    to_act: facts.toAct,
    refused: facts.refused,
    level: levelText(facts.levels),
    traits: facts.traits,
    call: facts.call,
    false_call: facts.falseCall,
    called: caller && facts.called.length === 4 ? { caller, squares: [...facts.called] } : null,
  };
}
