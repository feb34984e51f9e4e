import { expect, it } from 'vitest';

import { EMPTY, readTyped, writePosition } from '../../src/notation/positions';
import { addressOf, readQuestion } from '../../src/study/analysis/address';

const position = readTyped('.4f./c3.0/78../9... a')!;

it('questions come out of an address as they went into it', () => {
  const question = { position, levels: [2, 1] as [number, number], traits: ['shape' as const] };
  const again = readQuestion(addressOf(question).replace('/analysis', ''));
  expect(writePosition(again.position)).toBe(writePosition(position));
  expect(again.levels).toEqual([2, 1]);
  expect(again.traits).toEqual(['shape']);
  expect(readQuestion('?position=x&level=9&traits=none')).toEqual({
    position: EMPTY,
    levels: [1, 1],
    traits: ['colour', 'shape', 'height', 'fill'],
  });
});
