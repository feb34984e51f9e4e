import { describe, expect, it } from 'vitest';

import { inOrder, isSquare, neighbour, SQUARES, squaresIn } from '../../src/notation/squares';

describe('squares (R1)', () => {
  it('arrows move by what the eye sees and stop at the edge', () => {
    expect(neighbour('a4', 'ArrowDown')).toBe('a3');
    expect(neighbour('a4', 'ArrowUp')).toBe('a4');
    expect(neighbour('d1', 'ArrowRight')).toBe('d1');
    expect(neighbour('c2', 'Home')).toBe('a2');
    expect(neighbour('c2', 'x')).toBe('c2');
  });
  it('are written in the order of the notation', () => {
    expect(inOrder(['d4', 'b1', 'a2', 'a1'])).toEqual(['a1', 'b1', 'a2', 'd4']);
  });
  it('are found in texts, and only these sixteen', () => {
    expect(SQUARES.every(isSquare)).toBe(true);
    for (const text of ['', 'a', 'a0', 'a5', 'e1', 'A1', 'a1b1'])
      expect(isSquare(text)).toBe(false);
    expect(squaresIn('!d1c1b1a1')).toEqual(['d1', 'c1', 'b1', 'a1']);
    expect(squaresIn('-7')).toEqual([]);
  });
});
