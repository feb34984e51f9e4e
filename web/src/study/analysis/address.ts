/** What the analysis board is asked, and the address that asks it. */

import { levelText, readLevels } from '../../notation/levels';
import { TRAITS, type Trait } from '../../notation/pieces';
import { EMPTY, readTyped, writePosition, type Position } from '../../notation/positions';

export interface Question {
  position: Position;
  /** Of the player to act, and of the opponent. */
  levels: [number, number];
  traits: Trait[];
}

/** Reads an address of the analysis board; what makes no sense there is left out. */
export function readQuestion(query: string): Question {
  const parts = new URLSearchParams(query);
  const traits = TRAITS.filter((trait) => parts.get('traits')?.split(',').includes(trait));
  return {
    position: readTyped(parts.get('position') ?? '') ?? EMPTY,
    levels: readLevels(parts.get('level')),
    traits: traits.length ? traits : [...TRAITS],
  };
}

/** The address that shows the same again. */
export function addressOf({ position, levels, traits }: Question): string {
  const parts = new URLSearchParams({ position: writePosition(position) });
  if (levelText(levels) !== '1') parts.set('level', levelText(levels));
  if (traits.length < TRAITS.length) parts.set('traits', traits.join(','));
  return `/analysis?${parts}`;
}
