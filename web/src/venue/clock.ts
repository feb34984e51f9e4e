/** A clock between two people at a real board (R18, R19): pure functions of states and times.
 *
 *  Nothing here reads the time: each function gets it, in milliseconds since 1970. A running clock keeps
 *  the moment at which it was set going, so a reload or a tab that slept loses nothing. */

import type { GameRules, Seat } from '../api/types';
import { other } from '../game/view';
import type { Clock } from '../notation/clocks';

/** What is agreed before the game, as far as the clock is concerned. */
export interface Terms {
  clock: Clock;
  call: GameRules['call'];
  falseCall: GameRules['false_call'];
}

export type Reason = 'quarto' | 'time' | 'false-call' | 'resignation' | 'agreement' | 'full-board';

export interface Outcome {
  winner: Seat | null;
  reason: Reason;
}

/** `judging`: a player has called, and the display waits for the ruling. */
export type Stage = 'ready' | 'running' | 'paused' | 'judging' | 'over';

/** What a press changes, and what taking it back restores. */
interface Moment {
  /** 1 is the first gift (R9), 17 the last placement, 18 the last answer (R11). */
  turn: number;
  /** Milliseconds: in the turn that runs, or for the next one. */
  left: Readonly<Record<Seat, number>>;
  /** Calls refused in this turn (R15). */
  refused: number;
}

export interface TableClock extends Moment {
  terms: Terms;
  stage: Stage;
  /** When the clock was set going with what is `left`; null while it stands. */
  since: number | null;
  outcome: Outcome | null;
  /** The states before each press, so that a wrong one can be taken back. */
  past: readonly Moment[];
}

const FIRST_GIFT = 1;
/** The turn of the sixteenth placement: the pieces placed before turn n are n − 2. */
export const LAST_PLACEMENT = 17;
export const LAST_ANSWER = 18;
/** After this many refused calls in a turn no further one is allowed (R15). */
export const MOST_REFUSED = 3;

/** Who acts in a turn: the first player gives first, and turns alternate (R9–R11). */
export const seatOf = (turn: number): Seat => (turn % 2 ? 'first' : 'second');

/** Who made the n-th placement; on the empty board the first player gives, as if they had placed. */
export const placerOf = (placed: number): Seat => seatOf(placed + 1);

/** How many pieces stand on the board in a turn: before and after its placement. */
export function placedIn(turn: number): [before: number, after: number] {
  const count = (number: number): number => Math.min(16, Math.max(0, number));
  return [count(turn - 2), count(turn - 1)];
}

/** A clock that is set and waits for the game to begin. */
export function setClock(terms: Terms): TableClock {
  const full = terms.clock.time * 1000;
  return {
    terms,
    stage: 'ready',
    turn: FIRST_GIFT,
    left: { first: full, second: full },
    since: null,
    refused: 0,
    outcome: null,
    past: [],
  };
}

/** Whose time it is: the player to act, until the game is over. */
export const toAct = (clock: TableClock): Seat | null =>
  clock.stage === 'over' ? null : seatOf(clock.turn);

/** Milliseconds that a player has left. A machine whose clock was set back takes nothing away. */
export function remaining(clock: TableClock, seat: Seat, now: number): number {
  const runs = clock.since !== null && seat === seatOf(clock.turn);
  const used = runs ? Math.max(0, now - clock.since!) : 0;
  return Math.max(0, clock.left[seat] - used);
}

/** The same clock, stopped by the flag if that has fallen: all the time used is a fall. */
export function settle(clock: TableClock, now: number): TableClock {
  const seat = seatOf(clock.turn);
  if (clock.stage !== 'running' || remaining(clock, seat, now) > 0) return clock;
  const stopped = stop(clock, now);
  return { ...stopped, stage: 'over', outcome: { winner: other(seat), reason: 'time' } };
}

/** Sets the clock of the first player going (R8), or continues after a pause. */
export function start(clock: TableClock, now: number): TableClock {
  if (clock.stage !== 'ready' && clock.stage !== 'paused') return clock;
  return { ...clock, stage: 'running', since: now };
}

export function pause(clock: TableClock, now: number): TableClock {
  const settled = settle(clock, now);
  return settled.stage === 'running' ? { ...stop(settled, now), stage: 'paused' } : settled;
}

/** A player has completed their turn: given a piece, or passed at the end (R11). */
export function press(clock: TableClock, seat: Seat, now: number): TableClock {
  const settled = settle(clock, now);
  if (settled.stage !== 'running' || seat !== seatOf(settled.turn)) return settled;
  const { turn, terms } = settled;
  const stopped = stop(settled, now);
  const past = [...clock.past, momentOf(stopped)];
  const last = terms.call === 'automatic' ? LAST_PLACEMENT : LAST_ANSWER;
  if (turn >= last) {
    return { ...stopped, past, stage: 'over', outcome: { winner: null, reason: 'full-board' } };
  }
  const left = { ...stopped.left, [seat]: nextTurn(terms.clock, stopped.left[seat]) };
  return { ...stopped, past, left, turn: turn + 1, refused: 0, since: now };
}

/** What a player has for the next turn, with this much left from the completed one. */
function nextTurn(clock: Clock, left: number): number {
  return clock.kind === 'turn' ? clock.time * 1000 : left + clock.increment * 1000;
}

/** Whether this player may call now (R15): in their own turn, never in the first, three times. */
export function mayCall(clock: TableClock, seat: Seat): boolean {
  return (
    clock.stage === 'running' &&
    clock.terms.call !== 'automatic' &&
    seat === seatOf(clock.turn) &&
    clock.turn > FIRST_GIFT &&
    clock.refused < MOST_REFUSED
  );
}

/** A player calls: the display stands until the call has been judged. */
export function call(clock: TableClock, seat: Seat, now: number): TableClock {
  const settled = settle(clock, now);
  return mayCall(settled, seat) ? { ...stop(settled, now), stage: 'judging' } : settled;
}

/** The call was right. */
export function uphold(clock: TableClock): TableClock {
  return clock.stage === 'judging'
    ? end(clock, { winner: seatOf(clock.turn), reason: 'quarto' }, 0)
    : clock;
}

/** The call was false: the clock continues from the time shown, or the house rule ends the game. */
export function refuse(clock: TableClock, now: number): TableClock {
  if (clock.stage !== 'judging') return clock;
  if (clock.terms.falseCall === 'loses') {
    const winner = other(seatOf(clock.turn));
    return end(clock, { winner, reason: 'false-call' }, now);
  }
  return { ...clock, stage: 'running', since: now, refused: clock.refused + 1 };
}

/** There was no call after all: the clock continues, and nothing is counted. */
export function dismiss(clock: TableClock, now: number): TableClock {
  return clock.stage === 'judging' ? { ...clock, stage: 'running', since: now } : clock;
}

/** The game has ended away from the clock: by resignation, by agreement, by a quarto that was seen. */
export function end(clock: TableClock, outcome: Outcome, now: number): TableClock {
  const settled = settle(clock, now);
  if (settled.stage === 'over' || settled.stage === 'ready') return settled;
  const stopped = stop(settled, now);
  return { ...stopped, stage: 'over', outcome, past: [...clock.past, momentOf(stopped)] };
}

/** Whether there is a press to take back; a fallen flag stays fallen. */
export const canTakeBack = (clock: TableClock): boolean =>
  clock.past.length > 0 && clock.stage !== 'judging' && clock.outcome?.reason !== 'time';

/** Goes back to before the last press, with the times of that moment; the clock stands. */
export function takeBack(clock: TableClock, now: number): TableClock {
  const settled = settle(clock, now);
  if (!canTakeBack(settled)) return settled;
  const before = settled.past.at(-1)!;
  const past = settled.past.slice(0, -1);
  return { ...settled, ...before, past, stage: 'paused', since: null, outcome: null };
}

/** The clock standing, with what is left now. */
function stop(clock: TableClock, now: number): TableClock {
  const seat = seatOf(clock.turn);
  return {
    ...clock,
    left: { ...clock.left, [seat]: remaining(clock, seat, now) },
    since: null,
  };
}

const momentOf = ({ turn, left, refused }: TableClock): Moment => ({ turn, left, refused });
