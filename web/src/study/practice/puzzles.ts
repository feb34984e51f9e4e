/** What a puzzle asks for, in words. */

import type { Puzzle, Theme } from '../../api/studies';
import { readLevels } from '../../notation/levels';
import { byTrait, TRAITS, type Edition } from '../../notation/pieces';
import { readAction, readTurn } from '../../notation/turns';
import { count, labelled, listed, say } from '../../session/texts.svelte';

export const THEMES: readonly Theme[] = [
  'win',
  'safe-piece',
  'only-square',
  'refutation',
  'save-draw',
];

/** What is asked for, in a sentence. */
export function taskOf(puzzle: Puzzle, edition: Edition): string {
  const key = `puzzle-task-${puzzle.theme}`;
  if (puzzle.theme === 'win') return count(key, puzzle.distance ?? 0);
  const parted = puzzle.theme === 'safe-piece' || puzzle.theme === 'only-square';
  return say(parted ? `${key}-${puzzle.value}` : key, { edition });
}

/** The name of a puzzle: `Win in 5`, `The only safe piece`. */
export function nameOf(puzzle: Pick<Puzzle, 'theme' | 'distance'>, edition: Edition): string {
  return say(`puzzle-name-${puzzle.theme}`, { edition, number: puzzle.distance ?? 0 });
}

/** Level, traits, difficulty. */
export function aboutPuzzle(puzzle: Puzzle, edition: Edition): string[] {
  const [mine, other] = readLevels(puzzle.level);
  const words = [
    mine === other ? say('level-name', { level: mine }) : say('puzzle-levels', { mine, other }),
  ];
  if (puzzle.traits.length < TRAITS.length) {
    const names = puzzle.traits.map((trait) => say(`trait-${trait}`, { edition }));
    words.push(labelled(say('setting-traits'), listed(names)));
  }
  if (puzzle.difficulty !== null) {
    words.push(say('puzzle-difficulty', { number: puzzle.difficulty }));
  }
  return words;
}

/** A turn as people read it: the square, then what is given or called. */
export function turnWords(turn: string, edition: Edition): string {
  const words: Record<string, string> = {};
  for (const action of (readTurn(turn) ?? []).map(readAction)) {
    if (action?.kind === 'place') words['square'] = action.square;
    else if (action?.kind === 'give')
      Object.assign(words, { piece: action.piece }, byTrait(action.piece));
    else if (action?.kind === 'call') words['call'] = turn;
  }
  if (!words['square']) return say('piece-the', { edition, ...words });
  if (words['piece']) return say('web-turn-place-give', { edition, ...words });
  return words['call'] ? say('web-turn-place-call', words) : words['square'];
}
