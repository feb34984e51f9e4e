import { expect, it } from 'vitest';

import { queryOf } from '../../src/api/studies';

it('puzzles are asked for with what is given only', () => {
  expect(queryOf({ theme: null, level: '2', least: 0, seed: 'x y' })).toBe(
    'level=2&least=0&seed=x+y',
  );
});
