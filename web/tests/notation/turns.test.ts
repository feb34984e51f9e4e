import { describe, expect, it } from 'vitest';

import {
  callOn,
  gifts,
  placedIn,
  placements,
  readAction,
  readTurn,
} from '../../src/notation/turns';

describe('typed turns', () => {
  it.each([
    ['-7', ['-7']],
    ['c2', ['c2']],
    ['C2 - B', ['c2', '-b']],
    ['!a1b1c1d1', ['!a1b1c1d1']],
    ['c2!a2b2c2d2', ['c2', '!a2b2c2d2']],
    ['d4-', ['d4', '-']],
    ['-', ['-']],
  ])('%s', (text, actions) => expect(readTurn(text)).toEqual(actions));
  it.each(['', 'e1', 'c2c3', 'c2-g', '!a1b1', 'c2-5!', 'quarto'])('%s is no turn', (text) => {
    expect(readTurn(text)).toBeNull();
  });
  it('a call names its squares in order', () => {
    expect(callOn(['d1', 'a1', 'c1', 'b1'])).toBe('!a1b1c1d1');
  });
});

describe('actions', () => {
  it.each([
    ['c2', { kind: 'place', square: 'c2' }],
    ['-b', { kind: 'give', piece: 'b' }],
    ['-', { kind: 'pass' }],
    ['!d1c1b1a1', { kind: 'call', squares: ['d1', 'c1', 'b1', 'a1'] }],
    ['?a1b1c1d1', { kind: 'call', squares: ['a1', 'b1', 'c1', 'd1'] }],
  ])('%s', (text, action) => expect(readAction(text)).toEqual(action));
  it.each(['', 'c5', 'c2-5', '-g', '!a1b1c1', 'resign:first', 'back:3', 'constructor'])(
    '%j is none',
    (text) => expect(readAction(text)).toBeNull(),
  );
  it('are sorted into squares to place on and pieces to give', () => {
    const legal = ['a1', 'd4', '-7', '-f', '-', '!a1b1c1d1'];
    expect(placements(legal)).toEqual(['a1', 'd4']);
    expect(gifts(legal)).toEqual(['7', 'f']);
  });
  it('a placement is found after calls that were refused', () => {
    expect(placedIn('?a1b1c1d1?a2b2c2d2d4-3')).toBe('d4');
    expect(placedIn('?a1b1c1d1')).toBeNull();
    expect(placedIn('-7')).toBeNull();
  });
});
