/** The score of a drill, and its clock. */

import type { Spotting } from '../../api/studies';

export const STAGES = [
  'row',
  'column',
  'diagonal',
  'small-square',
  'large-square',
  'turned-square',
] as const;
/** Seconds for a board; 0 for no limit. */
export const LIMITS = [0, 30, 15, 8] as const;
/** How many boards a drill has. */
export const BOARDS = 12;

export interface Answered {
  result: Spotting;
  seconds: number;
  /** The most familiar kind that was there, null for none. */
  kind: string | null;
}

interface Tally {
  kind: string | null;
  asked: number;
  right: number;
  /** The middle one of the times of right answers. */
  seconds: number | null;
}

function middle(times: readonly number[]): number | null {
  return times.length ? times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)]! : null;
}

function tally(kind: string | null, answers: readonly Answered[]): Tally {
  const right = answers.filter((each) => each.result === 'right');
  return {
    kind,
    asked: answers.length,
    right: right.length,
    seconds: middle(right.map((each) => each.seconds)),
  };
}

/** By kind of pattern, the most familiar first, those that were asked. */
export function tallies(answers: readonly Answered[]): Tally[] {
  return [...STAGES, null]
    .map((kind) =>
      tally(
        kind,
        answers.filter((each) => each.kind === kind),
      ),
    )
    .filter((each) => each.asked > 0);
}

export const total = (answers: readonly Answered[]): Tally => tally(null, answers);

/** The most familiar kind of some alignments. */
export function kindOf(alignments: readonly { kind: string }[]): string | null {
  return STAGES.find((stage) => alignments.some((each) => each.kind === stage)) ?? null;
}
