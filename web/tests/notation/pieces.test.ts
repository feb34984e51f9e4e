import { describe, expect, it } from 'vitest';

import {
  PIECES,
  sortedBy,
  switchTrait,
  traitOf,
  TRAITS,
  valueOf,
  valuesOf,
  VALUES,
} from '../../src/notation/pieces';

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
  it('one trait always stays in play (R6)', () => {
    expect(switchTrait(['colour', 'fill'], 'colour')).toEqual(['fill']);
    expect(switchTrait(['fill'], 'fill')).toEqual(['fill']);
    expect(switchTrait(['fill'], 'colour')).toEqual(['colour', 'fill']);
  });
});
