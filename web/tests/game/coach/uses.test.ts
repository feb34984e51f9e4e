import { expect, it } from 'vitest';

import { helpUsed } from '../../../src/game/coach/uses';
import { entry } from '../network';

it('counts the positions in which each player used help', () => {
  const log = [
    entry(1, '-7', 'first'),
    entry(2, 'help:second:hint', 'second'),
    entry(3, 'help:second:threats', 'second'),
    entry(4, 'help:first:analysis', 'first'),
    entry(5, 'c2', 'second'),
    entry(6, 'help:second:hint', 'second'),
    entry(7, 'draw:second', 'second'),
    entry(8, 'help:second:threats', 'second'),
    entry(9, 'back:1', 'first'),
    entry(10, 'help:second:hint', 'second'),
  ];
  expect(helpUsed(log)).toEqual({ first: 1, second: 3 });
});
