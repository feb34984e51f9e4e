import { describe, expect, it } from 'vitest';

import {
  EMPTY,
  readPosition,
  readTyped,
  remainingOf,
  withHand,
  without,
  withPiece,
  writePosition,
} from '../../src/notation/positions';

describe('positions', () => {
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
});

describe('positions put together by hand', () => {
  const position = readTyped('.4f./c3.0/78../9... a')!;

  it('are written as they are read', () => {
    expect(writePosition(position)).toBe('.4f./c3.0/78../9... a');
    expect(writePosition(EMPTY)).toBe('..../..../..../.... -');
    expect(readTyped('.4F./C3.0/78../9...')?.hand).toBeNull();
  });

  it.each([
    '',
    'nonsense',
    '0123',
    '00../..../..../.... -',
    '0.../..../..../.... 0',
    'g.../..../..../.... -',
  ])('refuse %j', (text) => expect(readTyped(text)).toBeNull());

  it('move pieces between tray, board and hand, each piece in one place', () => {
    expect(writePosition(withPiece(position, 'a', 'a1'))).toBe('a4f./c3.0/78../9... -');
    expect(writePosition(withPiece(position, '4', 'd4'))).toBe('..f./c3.0/78../9..4 a');
    expect(writePosition(withPiece(position, '1', 'b1'))).toBe('.1f./c3.0/78../9... a');
    expect(writePosition(withHand(position, 'c'))).toBe('.4f./.3.0/78../9... c');
    expect(writePosition(withHand(position, null))).toBe('.4f./c3.0/78../9... -');
    expect(writePosition(without(position, 'a'))).toBe('.4f./c3.0/78../9... -');
    expect(remainingOf(position)).toEqual([...'1256bde']);
  });
});
