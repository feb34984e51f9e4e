/** The atlas as tables: who wins, by the levels of the two players and the number of traits. */

import type { AtlasEntry } from '../../api/studies';
import { LEVELS, levelText } from '../../notation/levels';

export interface Cell {
  first: number;
  second: number;
  entry: AtlasEntry | null;
}

/** The table for a number of traits: a row for each level of the first player. */
export function tableOf(entries: readonly AtlasEntry[], traits: number): Cell[][] {
  const byLevel = new Map(
    entries.filter((each) => each.traits === traits).map((each) => [each.level, each]),
  );
  return LEVELS.map((first) =>
    LEVELS.map((second) => ({
      first,
      second,
      entry: byLevel.get(levelText([first, second])) ?? null,
    })),
  );
}

export type Result = AtlasEntry['result'];

/** How many of some entries end how. */
export function countResults(entries: readonly AtlasEntry[]): Record<Result, number> {
  const counts: Record<Result, number> = { '1-0': 0, '1/2-1/2': 0, '0-1': 0 };
  for (const entry of entries) counts[entry.result] += 1;
  return counts;
}
