/** The clock on the table as this browser keeps it, so that a reload or a flat battery loses nothing. */

import type { Seat } from '../api/types';
import { readClock, writeClock } from '../notation/clocks';
import { readLevels } from '../notation/levels';
import { TRAITS, type Trait } from '../notation/pieces';
import { EMPTY, readTyped, writePosition, type Position } from '../notation/positions';
import { isSquare } from '../notation/squares';
import { storage } from '../session/settings.svelte';
import type { Stage, TableClock, Terms } from './clock';

const KEY = 'fourfold.table-clock';
const SEATS: readonly Seat[] = ['first', 'second'];

/** Who sits at which end of the table: this one, and the one across. */
export type Ends<Of> = Readonly<{ near: Of; far: Of }>;

export interface Kept {
  clock: TableClock;
  names: Ends<string>;
  /** The seat of the player at this end. */
  near: Seat;
  /** Of the first and the second player. */
  levels: [number, number];
  traits: Trait[];
  /** The board as far as it has been pointed out or played along. */
  position: Position;
  last: string | null;
  /** The page of the tournament's table that this game belongs to. */
  back: string | null;
}

/** The same with this seat at this end: a level belongs to the person, and moves along (R7). */
export function seated(kept: Kept, near: Seat): Kept {
  if (near === kept.near) return kept;
  const [first, second] = kept.levels;
  return { ...kept, near, levels: [second, first] };
}

/** An address on this server that a clock may lead back to: the page of a table, with its key. */
export const readBack = (address: unknown): string | null =>
  typeof address === 'string' && /^\/tournaments\/[\w-]+\/table\/\d+(#[\w%-]*)?$/.test(address)
    ? address
    : null;

/** Writes what is to be kept; `null` forgets it. */
export function keep(kept: Kept | null): void {
  try {
    if (kept) storage()?.setItem(KEY, writeKept(kept));
    else storage()?.removeItem(KEY);
  } catch {
    // Full or forbidden: the clock holds until the page is closed.
  }
}

export const recallKept = (): Kept | null => readKept(storage()?.getItem(KEY) ?? null);

export function writeKept({ clock, position, ...rest }: Kept): string {
  const terms = { ...clock.terms, clock: writeClock(clock.terms.clock) };
  return JSON.stringify({ ...rest, clock: { ...clock, terms }, position: writePosition(position) });
}

/** Reads what was kept; null where it is not a clock. */
export function readKept(text: string | null): Kept | null {
  try {
    const { clock, names, near, levels, traits, position, last, back } = JSON.parse(text ?? 'null');
    const kept: Kept = {
      clock: { ...clock, terms: readTerms(clock.terms) },
      names: { near: String(names.near), far: String(names.far) },
      near,
      levels: readLevels((levels as number[]).join(':')),
      traits: TRAITS.filter((trait) => (traits as Trait[]).includes(trait)),
      position: readTyped(String(position)) ?? EMPTY,
      last: isSquare(String(last)) ? last : null,
      back: readBack(back),
    };
    return SEATS.includes(near) && kept.traits.length && isClock(kept.clock) ? kept : null;
  } catch {
    return null;
  }
}

function readTerms({ clock, call, falseCall }: Record<string, string>): Terms {
  const read = readClock(String(clock));
  const known =
    ['official', 'standing', 'automatic'].includes(String(call)) &&
    ['refused', 'loses'].includes(String(falseCall));
  if (!read || !known) throw new Error(`not the terms of a clock: ${clock}, ${call}, ${falseCall}`);
  return { clock: read, call, falseCall } as Terms;
}

const STAGES: readonly Stage[] = ['ready', 'running', 'paused', 'judging', 'over'];

function isClock({ stage, turn, left, since, refused, past, outcome }: TableClock): boolean {
  const isTime = (time: unknown): boolean => Number.isFinite(time) && (time as number) >= 0;
  return (
    STAGES.includes(stage) &&
    Number.isInteger(turn) &&
    turn >= 1 &&
    turn <= 18 &&
    SEATS.every((seat) => isTime(left[seat])) &&
    (stage === 'running') === isTime(since) &&
    (stage === 'over') === (typeof outcome === 'object' && outcome !== null) &&
    Number.isInteger(refused) &&
    Array.isArray(past)
  );
}
