/** What this browser remembers of somebody's learning. */

export interface Learning {
  lessons: string[];
  /** Puzzles done with, of these solved at the first try, and how many of those in a row. */
  asked: number;
  solved: number;
  streak: number;
  longest: number;
  /** The ids of puzzles solved lately, so that they do not come again. */
  seen: string[];
  /** The days on which the puzzle of the day was solved, the newest last. */
  days: string[];
  drill: { right: number; asked: number };
}

const KEY = 'fourfold.learning';
const KEPT = 200;

export const NOTHING: Readonly<Learning> = {
  lessons: [],
  asked: 0,
  solved: 0,
  streak: 0,
  longest: 0,
  seen: [],
  days: [],
  drill: { right: 0, asked: 0 },
};

const strings = (given: unknown): string[] =>
  Array.isArray(given) ? given.filter((each): each is string => typeof each === 'string') : [];
const whole = (given: unknown): number =>
  typeof given === 'number' && Number.isInteger(given) && given >= 0 ? given : 0;

/** What a stored text holds; whatever cannot be read there is forgotten. */
export function readLearning(text: string | null): Learning {
  let stored: Record<string, unknown>;
  try {
    stored = (JSON.parse(text ?? '{}') ?? {}) as Record<string, unknown>;
  } catch {
    stored = {};
  }
  const drill = (stored['drill'] ?? {}) as Record<string, unknown>;
  return {
    lessons: strings(stored['lessons']),
    asked: whole(stored['asked']),
    solved: whole(stored['solved']),
    streak: whole(stored['streak']),
    longest: whole(stored['longest']),
    seen: strings(stored['seen']),
    days: strings(stored['days']),
    drill: { right: whole(drill['right']), asked: whole(drill['asked']) },
  };
}

/** Counts a puzzle that is done with; `solved`: at the first try, without being told. */
export function countPuzzle(learning: Learning, id: string, solved: boolean): Learning {
  if (learning.seen.includes(id)) return learning;
  const streak = solved ? learning.streak + 1 : 0;
  return {
    ...learning,
    asked: learning.asked + 1,
    solved: learning.solved + (solved ? 1 : 0),
    streak,
    longest: Math.max(learning.longest, streak),
    seen: [...learning.seen, id].slice(-KEPT),
  };
}

export function countDay(learning: Learning, day: string): Learning {
  if (learning.days.includes(day)) return learning;
  return { ...learning, days: [...learning.days, day].sort().slice(-KEPT) };
}

/** On how many days in a row, up to today or yesterday, the puzzle of the day was solved. */
export function dayStreak(days: readonly string[], today: string): number {
  const before = (day: string): string =>
    new Date(Date.parse(`${day}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10);
  let day = days.includes(today) ? today : before(today);
  let number = 0;
  while (days.includes(day)) {
    number += 1;
    day = before(day);
  }
  return number;
}

/** About how hard the next puzzle should be. */
export function nextDifficulty({ asked, solved }: Pick<Learning, 'asked' | 'solved'>): number {
  return Math.min(1900, Math.max(950, 1050 + 40 * (2 * solved - asked)));
}

export function recall(): Learning {
  try {
    return readLearning(localStorage.getItem(KEY));
  } catch {
    return readLearning(null);
  }
}

export function remember(learning: Learning): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(learning));
  } catch {
    // Not remembered, then.
  }
}
