import { describe, expect, it } from 'vitest';

import { centre, FRAME, HEIGHT, percent, RADIUS, ROW_PITCH, SLANT } from '../../src/board/geometry';
import {
  PIECES,
  sortedBy,
  traitOf,
  TRAITS,
  valueOf,
  valuesOf,
  VALUES,
} from '../../src/notation/pieces';
import { inOrder, neighbour, readPosition, SQUARES } from '../../src/notation/squares';

describe('pieces (R2)', () => {
  it('have the values of their number', () => {
    expect(valuesOf('0')).toEqual(['light', 'round', 'tall', 'solid']);
    expect(valuesOf('f')).toEqual(['dark', 'square', 'short', 'hollow']);
    expect(valuesOf('b')).toEqual(['dark', 'round', 'short', 'hollow']);
  });
  it('are all different', () => {
    expect(new Set(PIECES.map((piece) => valuesOf(piece).join())).size).toBe(16);
  });
  it('are grouped by a trait, in order within', () => {
    for (const trait of TRAITS) {
      const order = sortedBy([...PIECES].reverse(), trait);
      const values = order.map((piece) => valueOf(piece, trait));
      expect(values).toEqual([
        ...Array(8).fill(VALUES[trait][0]),
        ...Array(8).fill(VALUES[trait][1]),
      ]);
    }
    expect(sortedBy(['f', '2', 'a'], null)).toEqual(['2', 'a', 'f']);
  });
  it('values know their trait', () => {
    expect(traitOf('hollow')).toBe('fill');
    expect(() => traitOf('blue')).toThrow(/blue/);
  });
});

describe('squares (R1)', () => {
  it('are read from a position, row 1 first', () => {
    const { board, hand } = readPosition('.4f./c3.0/78../9... A');
    expect(hand).toBe('a');
    expect([...board]).toEqual([
      ['b1', '4'],
      ['c1', 'f'],
      ['a2', 'c'],
      ['b2', '3'],
      ['d2', '0'],
      ['a3', '7'],
      ['b3', '8'],
      ['a4', '9'],
    ]);
    expect(readPosition('................ -').hand).toBeNull();
  });
  it('a position of another size is refused', () => {
    expect(() => readPosition('..../.... -')).toThrow(/cannot read/);
  });
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
});

describe('the drawing', () => {
  it('has row 1 nearest the viewer and every hollow on the disc', () => {
    expect(centre('a1').y).toBeGreaterThan(centre('a4').y);
    for (const square of SQUARES) {
      const { x, y } = centre(square);
      expect(Math.hypot(x, y / SLANT) + 42).toBeLessThan(RADIUS);
      const box = percent({ left: x, top: y, width: 0, height: 0 });
      expect(box.left).toBeGreaterThan(0);
      expect(box.left).toBeLessThan(100);
    }
    expect(FRAME.width).toBeGreaterThan(2 * RADIUS);
  });
  it('never lets a tall piece hide the top of a short one behind it', () => {
    const depth = 29.5 * SLANT; // half of the four-cornered top, the deeper one
    expect(ROW_PITCH + HEIGHT.short - depth).toBeGreaterThanOrEqual(HEIGHT.tall + depth - 1);
  });
});
