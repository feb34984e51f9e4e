import { expect, it } from 'vitest';

import { levelText, readLevels } from '../../src/notation/levels';

it('levels have one form (R7)', () => {
  expect([levelText([1, 1]), levelText([2, 1])]).toEqual(['1', '2:1']);
  expect(readLevels('3:4')).toEqual([3, 4]);
  expect(readLevels('2')).toEqual([2, 2]);
  for (const text of [null, '', '5', '1:9', '2:']) expect(readLevels(text)).toEqual([1, 1]);
});
