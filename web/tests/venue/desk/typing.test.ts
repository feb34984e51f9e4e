import { describe, expect, it } from 'vitest';

import { readPlayer, readPlayers, readResult, resultOfKey } from '../../../src/venue/desk/typing';

describe('players', () => {
  it.each([
    ['Ana', { name: 'Ana' }],
    ['  Ana   Silva  1612 ', { name: 'Ana Silva', rating: 1612 }],
    ['Ana Silva, 1612', { name: 'Ana Silva', rating: 1612 }],
    ['Silva, Ana; 980', { name: 'Silva, Ana', rating: 980 }],
    ['Ana (1612)', { name: 'Ana', rating: 1612 }],
    ['Ana\t1612', { name: 'Ana', rating: 1612 }],
    // Not a rating: too small, too large, or all there is.
    ['Ana 2', { name: 'Ana 2' }],
    ['Ana 4001', { name: 'Ana 4001' }],
    ['1612', { name: '1612' }],
    ['Ана 1500', { name: 'Ана', rating: 1500 }],
    ['', null],
    [' , ', null],
  ])('%j is read as %j', (line, player) => {
    expect(readPlayer(line)).toEqual(player);
  });

  it('a list is one player per line, as it comes out of a table', () => {
    expect(readPlayers('Ana\t1612\r\n\r\nBen\nCem Öz\t\t1400\n')).toEqual([
      { name: 'Ana', rating: 1612 },
      { name: 'Ben' },
      { name: 'Cem Öz', rating: 1400 },
    ]);
  });
});

describe('results', () => {
  it.each([
    ['7 1', 7, null, '1-0'],
    ['7 2', 7, null, '0-1'],
    ['7 0', 7, null, '0-1'],
    [' 12 = ', 12, null, '1/2-1/2'],
    ['12 1/2', 12, null, '1/2-1/2'],
    ['7.2 1-0', 7, 2, '1-0'],
    ['7: 0–1', 7, null, '0-1'],
    ['7 1:0', 7, null, '1-0'],
  ])('%j is table %d, game %d, %s', (text, table, game, result) => {
    expect(readResult(text)).toEqual({ table, game, result });
  });

  it.each(['', '7', '7 3', 'Ana 1', '7 1 1', '71', '-7 1'])('%j is no result', (text) => {
    expect(readResult(text)).toBeNull();
  });

  it('keys mean what they mean in the field', () => {
    expect(['1', '2', '0', '=', '5', '3', 'a', 'Enter'].map(resultOfKey)).toEqual([
      '1-0',
      '0-1',
      '0-1',
      '1/2-1/2',
      '1/2-1/2',
      null,
      null,
      null,
    ]);
  });
});
