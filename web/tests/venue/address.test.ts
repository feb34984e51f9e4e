import { describe, expect, it } from 'vitest';

import { TRAITS } from '../../src/notation/pieces';
import { EMPTY, readPosition } from '../../src/notation/positions';
import {
  addressOf,
  clockAddress,
  readFacts,
  readTraits,
  refereeAddress,
  statedOf,
  type Facts,
} from '../../src/venue/address';

const FACTS: Facts = {
  position: readPosition('0123/..../..../.... 4'),
  last: 'd1',
  placedBy: 'first',
  given: true,
  toAct: 'second',
  refused: 2,
  levels: [2, 1],
  traits: ['colour', 'fill'],
  call: 'standing',
  falseCall: 'loses',
  called: ['a1', 'b1', 'c1', 'd1'],
  caller: 'second',
};

it('facts come out of an address as they went into it', () => {
  expect(readFacts(addressOf(FACTS).replace('/referee', ''))).toEqual(FACTS);
});

it('what makes no sense in an address is left out', () => {
  const query =
    '?position=x&last=z9&placed_by=third&refused=7&level=9&traits=smell&call=loud&called=a1b1&to_act=me';
  expect(readFacts(query)).toEqual({
    position: EMPTY,
    last: null,
    placedBy: null,
    given: null,
    toAct: null,
    refused: 0,
    levels: [1, 1],
    traits: [...TRAITS],
    call: 'official',
    falseCall: 'refused',
    called: [],
    caller: null,
  });
  const plain = '/referee?position=..%2F..%2F..%2F.. -';
  expect(addressOf(readFacts(query))).toBe(plain.replaceAll('..', '....').replace(' ', '+'));
});

it('a call is stated only with four squares and somebody who called', () => {
  expect(statedOf(FACTS, 'second').called).toEqual({ caller: 'second', squares: FACTS.called });
  expect(statedOf(FACTS, null).called).toBeNull();
  expect(statedOf({ ...FACTS, called: ['a1'] }, 'second').called).toBeNull();
});

describe('the rules of a tournament', () => {
  const plain = {
    level: '1',
    traits: [...TRAITS],
    call: 'official',
    false_call: 'refused',
    clock: '60/move',
  } as const;
  const names = { first: 'Ana', second: 'Ben & Co' };
  const special = {
    level: '2:1',
    traits: ['colour', 'fill'],
    call: 'standing',
    false_call: 'loses',
    clock: '300+5',
  } as const;

  it('go with the link to the clock, and the way back with its key', () => {
    const back = '/tournaments/t/table/7#key';
    const url = new URL(clockAddress(special, names, back), 'http://localhost');
    expect(Object.fromEntries(url.searchParams)).toEqual({
      clock: '300+5',
      first: 'Ana',
      second: 'Ben & Co',
      back: '/tournaments/t/table/7',
      level: '2:1',
      traits: 'colour,fill',
      call: 'standing',
      false_call: 'loses',
    });
    expect(url.hash).toBe('#key');
    expect(clockAddress(plain, names, '/tournaments/t/table/7')).not.toContain('#');
    expect(clockAddress(plain)).toBe('/clock?clock=60%2Fmove');
  });

  it('go with the link to the referee, who reads them', () => {
    const facts = readFacts(refereeAddress(special).replace('/referee', ''));
    expect(facts).toMatchObject({ levels: [2, 1], traits: ['colour', 'fill'], call: 'standing' });
    expect(facts.falseCall).toBe('loses');
    expect(refereeAddress(plain)).toBe('/referee?');
  });

  it('have all traits unless an address names some', () => {
    expect(readTraits('fill,colour,smell')).toEqual(['colour', 'fill']);
    expect(readTraits(null)).toEqual([...TRAITS]);
  });
});
