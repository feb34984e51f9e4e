/** The levels of two players as one text (R4, R7): `2` for both, `2:1` with a handicap. */

export type Levels = readonly [number, number];

export const LEVELS = [1, 2, 3, 4] as const;

export const levelText = ([mine, theirs]: Levels): string =>
  mine === theirs ? String(mine) : `${mine}:${theirs}`;

/** Reads levels; what makes no sense is level 1. */
export function readLevels(text: string | null): [number, number] {
  const match = /^([1-4])(?::([1-4]))?$/.exec(text ?? '');
  return match ? [Number(match[1]), Number(match[2] ?? match[1])] : [1, 1];
}
