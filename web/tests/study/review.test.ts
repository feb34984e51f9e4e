import { describe, expect, it } from 'vitest';

import type { Decision, Review } from '../../src/api/studies';
import {
  actionWords,
  gameFrom,
  givenIn,
  graphOf,
  momentsOf,
  packRecord,
  stepTo,
  unpackRecord,
} from '../../src/study/review/moments';
import { speakIn } from '../session/speaking';

const decision = (some: Partial<Decision>): Decision => ({
  number: 0,
  turn: 1,
  player: 'first',
  kind: 'give',
  played: '-7',
  before: 'draw',
  before_distance: null,
  after: 'draw',
  after_distance: null,
  best: ['-7'],
  mark: 'best',
  speech: null,
  fault: null,
  options: [],
  alignments: [],
  ...some,
});

const review: Review = {
  private: false,
  names: { first: 'Ana', second: null },
  level: '2:1',
  traits: ['colour', 'shape', 'height', 'fill'],
  call: 'official',
  edition: 'classic',
  result: '0-1',
  reason: 'caught',
  record: '',
  steps: [
    {
      number: 0,
      turn: 1,
      action: null,
      position: '012./..../..../.... 3',
      to_act: 'first',
      phase: 'place',
      playable: true,
    },
    {
      number: 1,
      turn: 1,
      action: 'd1',
      position: '0123/..../..../.... -',
      to_act: 'first',
      phase: 'give',
      playable: true,
    },
    {
      number: 2,
      turn: 1,
      action: '-f',
      position: '0123/..../..../.... f',
      to_act: 'second',
      phase: 'place',
      playable: true,
    },
  ],
  decisions: [
    decision({ kind: 'place', played: 'd1', after: 'win', after_distance: 1 }),
    decision({
      number: 1,
      kind: 'call',
      played: null,
      speech: 'missed',
      mark: 'blunder',
      after: 'loss',
      alignments: [{ squares: ['a1', 'b1', 'c1', 'd1'], kind: 'row', values: ['light'] }],
    }),
    decision({ number: 1, kind: 'give', played: '-f', after: 'loss' }),
  ],
  accuracy: [50, 100],
  turning_point: 1,
  start_value: { player: 'first', value: 'draw' },
};

describe('a review', () => {
  it('writes actions as people read them', async () => {
    await speakIn('fr');
    expect(actionWords('!a2b2c2d2')).toBe('QUARTO\u202f! a2 b2 c2 d2');
    expect(actionWords('-')).toBe('Passer');
    expect(actionWords('c2')).toBe('c2');
    expect(givenIn('-7')).toBe('7');
    expect(givenIn('c2')).toBeNull();
    expect(givenIn(null)).toBeNull();
  });
  const moments = momentsOf(review);

  it('is a start and a moment for each decision', () => {
    expect(moments.map((each) => each.from)).toEqual([
      '012./..../..../.... 3',
      '0123/..../..../.... -',
      '0123/..../..../.... -',
      '0123/..../..../.... f',
    ]);
    expect(moments.map((each) => each.value)).toEqual(['draw', 'win', 'loss', 'loss']);
    expect(moments.map((each) => each.turning)).toEqual([false, false, true, false]);
  });

  it('marks what was placed, and what nobody saw', () => {
    expect(moments[1]!.last).toBe('d1');
    expect(moments[2]!.lit).toEqual(['a1', 'b1', 'c1', 'd1']);
  });

  it('has a graph from left to right', () => {
    expect(graphOf(moments)).toEqual([
      { x: 0, y: 0 },
      { x: 1 / 3, y: 1 },
      { x: 2 / 3, y: -1 },
      { x: 1, y: -1 },
    ]);
  });

  it('is stepped through by keys, not beyond its ends', () => {
    expect(stepTo('ArrowRight', 3, 4)).toBe(3);
    expect(stepTo('ArrowLeft', 0, 4)).toBe(0);
    expect(stepTo('End', 0, 4)).toBe(3);
    expect(stepTo('Home', 2, 4)).toBe(0);
    expect(stepTo('x', 2, 4)).toBeNull();
  });

  it('is played on from a moment by whoever is to act there, each at their own level', () => {
    expect(gameFrom(review, moments[3]!, 'casual', 'calm')).toMatchObject({
      opponent: { kind: 'computer', strength: 'casual', pace: 'calm' },
      level: 1,
      opponent_level: 2,
      first: 'them',
      position: '0123/..../..../.... f',
    });
    expect(gameFrom(review, moments[0]!, 'casual', 'calm')).toMatchObject({
      level: 2,
      opponent_level: 1,
      first: 'me',
    });
  });

  it('travels in an address, whatever the names are', () => {
    const record = '[First "Zoë 🙂"]\n\n1. -7 *\n';
    expect(packRecord(record)).toMatch(/^[\w-]+$/);
    expect(unpackRecord(packRecord(record))).toBe(record);
    expect(unpackRecord('%%%')).toBeNull();
  });
});
