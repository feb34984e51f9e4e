/** The rules that a person wants to play by, remembered from game to game. */

import type { GameRules } from '../../api/types';
import { NO_CLOCK, readClock } from '../../notation/clocks';
import { TRAITS } from '../../notation/pieces';
import { settings } from '../../session/settings.svelte';

const KEY = 'fourfold.rules';

type Call = GameRules['call'];

export type Way = 'computer' | 'shared' | 'friend';

export const WAYS: readonly Way[] = ['computer', 'shared', 'friend'];

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
  let stored: Partial<GameRules>;
  try {
    stored = (JSON.parse(text ?? '{}') ?? {}) as Partial<GameRules>;
  } catch {
    return rules;
  }
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

export function storedRules(): GameRules {
  return readRules(stored());
}

/** Whether the stored rules hold a call that somebody chose; else it is `usualCall`. */
export function hasChosenCall(text: string | null = stored()): boolean {
  try {
    return Object.hasOwn((JSON.parse(text ?? '{}') ?? {}) as object, 'call');
  } catch {
    return false;
  }
}

/** How calls are made unless somebody chose: newcomers have a net where nobody else plays. */
export function usualCall(newcomer: boolean, way: Way): Call {
  return newcomer && (way === 'computer' || way === 'shared') ? 'automatic' : 'official';
}

function stored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** Remembers rules; the call only if it was chosen. */
export function storeRules({ call, ...rules }: GameRules, chosen: boolean): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(chosen ? { ...rules, call } : rules));
  } catch {
    // Not remembered, then.
  }
}
