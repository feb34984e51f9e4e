/** Clocks: `60/move` for a time per turn, `300+5` for a bank and what every turn adds, `-` for none. */

export interface TurnClock {
  kind: 'turn';
  /** Seconds for each turn. */
  time: number;
}
export interface BankClock {
  kind: 'bank';
  /** Seconds for the whole game. */
  time: number;
  /** Seconds that a completed turn adds. */
  increment: number;
}
export type Clock = TurnClock | BankClock;

export const NO_CLOCK = '-';
/** The longest time for a turn or in a bank: a year. */
const LONGEST = 366 * 86_400;

/** Units of time in seconds, the longest first. */
export const UNITS = { day: 86_400, hour: 3600, minute: 60, second: 1 } as const;
export type Unit = keyof typeof UNITS;

/** The clock that a text stands for; null for none, and for a text that is not a clock. */
export function readClock(text: string): Clock | null {
  const turn = /^(\d{1,9}(?:\.\d{1,9})?)\/move$/.exec(text);
  const bank = /^(\d{1,9}(?:\.\d{1,9})?)\+(\d{1,9}(?:\.\d{1,9})?)$/.exec(text);
  const clock: Clock | null = turn
    ? { kind: 'turn', time: Number(turn[1]) }
    : bank
      ? { kind: 'bank', time: Number(bank[1]), increment: Number(bank[2]) }
      : null;
  return clock && isPossible(clock) ? clock : null;
}

/** Whether there can be such a clock. */
function isPossible(clock: Clock): boolean {
  const added = clock.kind === 'bank' ? clock.increment : 0;
  return clock.time > 0 && clock.time <= LONGEST && added >= 0 && added <= LONGEST;
}

/** The text of a clock, in whole seconds; null when there can be no such clock. */
export function writeClock(clock: Clock): string | null {
  const time = Math.round(clock.time);
  const text = clock.kind === 'turn' ? `${time}/move` : `${time}+${Math.round(clock.increment)}`;
  return readClock(text) && text;
}

/** A time in the longest unit that measures it without a remainder: 120 seconds are 2 minutes. */
export function measured(seconds: number): [number, Unit] {
  for (const [unit, length] of Object.entries(UNITS) as [Unit, number][]) {
    if (seconds >= length && seconds % length === 0) return [seconds / length, unit];
  }
  return [seconds, 'second'];
}
