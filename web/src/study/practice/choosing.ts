/** Which puzzle comes next. */

import { fetchPuzzles, type Puzzle, type Theme } from '../../api/studies';
import { nextDifficulty, type Learning } from './progress';

export interface Wish {
  theme: Theme | null;
  /** Null for any level. */
  level: string | null;
}

/** How many puzzles are of level 1 before other levels come up unasked. */
const FIRST = 5;
/** How far from the wanted difficulty a puzzle may be. */
const REACH = 150;

/** The level to ask for: a newcomer who chose none gets level 1. */
export function levelFor({ asked }: Pick<Learning, 'asked'>, chosen: string | null): string | null {
  return chosen ?? (asked < FIRST ? '1' : null);
}

/** A puzzle near what this person can do, one not seen lately if there is one; never `current`. */
export async function choosePuzzle(
  learning: Learning,
  { theme, level }: Wish,
  current: string | null = null,
): Promise<Puzzle | null> {
  const near = nextDifficulty(learning);
  const wanted = {
    theme,
    level: levelFor(learning, level),
    seed: String(Math.floor(Math.random() * 1e9)),
    count: 50,
  };
  const others = (puzzles: Puzzle[]): Puzzle[] => puzzles.filter(({ id }) => id !== current);
  let found = others(await fetchPuzzles({ ...wanted, least: near - REACH, most: near + REACH }));
  if (!found.length) found = others(await fetchPuzzles(wanted));
  return found.find(({ id }) => !learning.seen.includes(id)) ?? found[0] ?? null;
}
