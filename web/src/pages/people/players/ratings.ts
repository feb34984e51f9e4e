/** The way a rating went, as a line to draw. */

import type { Profile } from '../../../api/types';

type RatedGame = Profile['history'][number];

/** The ratings after each game of a ladder, oldest first; the first is the one before them all. */
export function courseOf(history: readonly RatedGame[], level: number, call: string): number[] {
  const games = history
    .filter((game) => game.level === level && game.call === call)
    .sort((one, other) => one.time - other.time);
  const [first] = games;
  return first ? [first.rating - first.change, ...games.map((game) => game.rating)] : [];
}

/** Points of a line through these values, with a margin; null when there is nothing to see. */
export function lineOf(
  values: readonly number[],
  width: number,
  height: number,
): { x: number; y: number }[] | null {
  if (values.length < 2) return null;
  const margin = 4;
  const least = Math.min(...values);
  // A change of a few points is not to look like a fall.
  const range = Math.max(Math.max(...values) - least, 40);
  const step = (width - 2 * margin) / (values.length - 1);
  return values.map((value, index) => ({
    x: margin + index * step,
    y: height - margin - ((value - least) / range) * (height - 2 * margin),
  }));
}
