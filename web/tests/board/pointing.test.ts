import { describe, expect, it } from 'vitest';

import { Pointing } from '../../src/board/pointing.svelte';

describe('pointing', () => {
  it('takes four squares and no fifth; a second tap takes one back', () => {
    const pointing = new Pointing();
    pointing.start();
    for (const square of ['a1', 'b1', 'c1', 'd1', 'a2']) pointing.point(square);
    expect(pointing.squares).toEqual(['a1', 'b1', 'c1', 'd1']);
    expect(pointing.complete).toBe(true);
    pointing.point('b1');
    expect(pointing.squares).toEqual(['a1', 'c1', 'd1']);
    pointing.stop();
    expect([pointing.on, pointing.squares.length]).toEqual([false, 0]);
  });

  it('leaves only the four to choose from when there are four', () => {
    const pointing = new Pointing();
    pointing.start();
    const board = ['a1', 'b1', 'c1', 'd1', 'a2'];
    for (const square of board.slice(0, 3)) pointing.point(square);
    expect(pointing.among(board)).toEqual(board);
    pointing.point('d1');
    expect(pointing.among(board)).toEqual(['a1', 'b1', 'c1', 'd1']);
  });
});
