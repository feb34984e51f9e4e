/** The rules that a person wants to play by, remembered from game to game. */

import type { GameRules, NewSeek } from '../../api/types';
import { NO_CLOCK, readClock } from '../../notation/clocks';
import { TRAITS } from '../../notation/pieces';
import { settings } from '../../session/settings.svelte';

const RULES = 'fourfold.rules';
const TERMS = 'fourfold.terms';

type Call = GameRules['call'];

export type Way = 'someone' | 'computer' | 'shared' | 'friend';

/** The ways to play, the one with other people first. */
export const WAYS: readonly Way[] = ['someone', 'computer', 'shared', 'friend'];

/** Clocks to choose from: those of the sheets and other usual ones, slower and slower. */
export const CLOCKS: readonly string[] = [
  NO_CLOCK,
  '60/move',
  '180+2',
  '300+0',
  '300+3',
  '900+10',
  '86400/move',
  '259200/move',
];

/** The clock of a rated game when none was chosen. */
const RATED_CLOCK = '300+3';

/** The same rules as far as games by them can be rated; what cannot is at what rated games have. */
export function asRated(rules: GameRules): GameRules {
  return {
    ...rules,
    opponent_level: rules.level,
    traits: [...TRAITS],
    call: rules.call === 'standing' ? 'official' : rules.call,
    clock: rules.clock === NO_CLOCK ? RATED_CLOCK : rules.clock,
    first: 'lot',
    private: false,
  };
}

/** What somebody waits for in the queue, the edition aside, which is a setting. */
export type Terms = Omit<NewSeek, 'edition'>;

/** The same terms as far as games by them can be rated. */
export function asRatedTerms(terms: Terms): Terms {
  const { call, clock } = asRated({ ...basicRules(), ...terms });
  return { ...terms, call, clock, rated: true };
}

/** Terms out of a stored text, read as rules are; people who meet like to have a clock. */
export function readTerms(text: string | null): Terms {
  const { level, call, clock } = readRules(text);
  const stored = readObject(text);
  return {
    level,
    call,
    clock: 'clock' in stored ? clock : RATED_CLOCK,
    rated: stored['rated'] === true && clock !== NO_CLOCK,
  };
}

export const storedTerms = (): Terms => readTerms(stored(TERMS));
export const storeTerms = (terms: Terms): void => store(TERMS, terms);

function basicRules(): GameRules {
  return {
    level: 1,
    opponent_level: 1,
    traits: [...TRAITS],
    call: 'official',
    false_call: 'refused',
    clock: NO_CLOCK,
    edition: settings.edition,
    first: 'lot',
    private: false,
  };
}

/** Rules out of a stored text; what makes no sense there is at its default. */
export function readRules(text: string | null): GameRules {
  const rules = basicRules();
  const stored: Partial<GameRules> = readObject(text);
  const level = (value: unknown): number =>
    [1, 2, 3, 4].includes(value as number) ? Number(value) : 1;
  const oneOf = <T>(value: unknown, known: readonly T[], standard: T): T =>
    known.includes(value as T) ? (value as T) : standard;
  const traits = TRAITS.filter((trait) => stored.traits?.includes?.(trait));
  return {
    ...rules,
    level: level(stored.level),
    opponent_level: level(stored.opponent_level),
    traits: traits.length ? traits : rules.traits,
    call: oneOf(stored.call, ['official', 'standing', 'automatic'] as const, 'official'),
    false_call: oneOf(stored.false_call, ['refused', 'loses'] as const, 'refused'),
    clock: readClock(String(stored.clock)) ? String(stored.clock) : NO_CLOCK,
    first: oneOf(stored.first, ['lot', 'me', 'them'] as const, 'lot'),
    private: stored.private === true,
  };
}

/** The object that a text holds; an empty one where it holds none. */
function readObject(text: string | null): Record<string, unknown> {
  try {
    return Object((JSON.parse(text ?? '{}') ?? {}) as object) as Record<string, unknown>;
  } catch {
    return {};
  }
}

export function storedRules(): GameRules {
  return readRules(stored(RULES));
}

/** Whether the stored rules hold a call that somebody chose; else it is `usualCall`. */
export function hasChosenCall(text: string | null = stored(RULES)): boolean {
  return Object.hasOwn(readObject(text), 'call');
}

/** How calls are made unless somebody chose: newcomers have a net where nobody else plays. */
export function usualCall(newcomer: boolean, way: Way): Call {
  return newcomer && (way === 'computer' || way === 'shared') ? 'automatic' : 'official';
}

function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function store(key: string, value: object): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Not remembered, then.
  }
}

/** Remembers rules; the call only if it was chosen. */
export function storeRules({ call, ...rules }: GameRules, chosen: boolean): void {
  store(RULES, chosen ? { ...rules, call } : rules);
}
