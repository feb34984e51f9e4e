import { describe, expect, it } from 'vitest';

import { readClock, type Clock } from '../../src/notation/clocks';
import {
  call,
  canTakeBack,
  dismiss,
  end,
  LAST_ANSWER,
  mayCall,
  pause,
  placedIn,
  placerOf,
  press,
  refuse,
  remaining,
  seatOf,
  setClock,
  settle,
  start,
  takeBack,
  toAct,
  uphold,
  type TableClock,
  type Terms,
} from '../../src/venue/clock';

const NOW = 1_000_000;
const terms = (clock: string, more: Partial<Terms> = {}): Terms => ({
  clock: readClock(clock) as Clock,
  call: 'official',
  falseCall: 'refused',
  ...more,
});
/** A game under way: the first player gives at `NOW`. */
const begun = (clock = '60/move', more: Partial<Terms> = {}): TableClock =>
  start(setClock(terms(clock, more)), NOW);
/** The clock after so many presses, each a second after the one before. */
function pressed(clock: TableClock, times: number): TableClock {
  let next = clock;
  for (let each = 0; each < times; each += 1) next = press(next, toAct(next)!, next.since! + 1000);
  return next;
}

describe('a minute a move (R18)', () => {
  it('holds for the first gift as well', () => {
    const clock = begun();
    expect(toAct(clock)).toBe('first');
    expect(remaining(clock, 'first', NOW + 20_000)).toBe(40_000);
    expect(settle(clock, NOW + 59_999).stage).toBe('running');
    expect(settle(clock, NOW + 60_000)).toMatchObject({
      stage: 'over',
      left: { first: 0, second: 60_000 },
      outcome: { winner: 'second', reason: 'time' },
    });
  });

  it('starts again with every turn', () => {
    const clock = press(begun(), 'first', NOW + 20_000);
    expect(toAct(clock)).toBe('second');
    expect(clock.left).toEqual({ first: 60_000, second: 60_000 });
    expect(remaining(clock, 'second', NOW + 25_000)).toBe(55_000);
    expect(remaining(clock, 'first', NOW + 25_000)).toBe(60_000);
  });

  it('is used up by a press that comes as it runs out', () => {
    expect(press(begun(), 'first', NOW + 60_000).outcome).toEqual({
      winner: 'second',
      reason: 'time',
    });
  });

  it('is not stopped by the other player', () => {
    const clock = begun();
    expect(press(clock, 'second', NOW + 1000)).toBe(clock);
    expect(call(clock, 'second', NOW + 1000)).toBe(clock);
  });

  it('runs on while the tab sleeps, and a clock that was set back adds nothing', () => {
    const clock = press(begun(), 'first', NOW + 1000);
    expect(settle(clock, NOW + 3_600_000).outcome).toEqual({ winner: 'first', reason: 'time' });
    expect(remaining(clock, 'second', NOW - 3_600_000)).toBe(60_000);
  });
});

describe('a bank with an increment (R19)', () => {
  it('adds after every completed turn, the first gift included', () => {
    let clock = press(begun('300+5'), 'first', NOW + 10_000);
    expect(clock.left).toEqual({ first: 295_000, second: 300_000 });
    clock = press(clock, 'second', NOW + 40_000);
    expect(clock.left).toEqual({ first: 295_000, second: 275_000 });
    expect(remaining(clock, 'first', NOW + 50_000)).toBe(285_000);
  });

  it('falls when it is empty', () => {
    const clock = pressed(begun('3+0'), 4);
    expect(clock.left).toEqual({ first: 1000, second: 1000 });
    expect(settle(clock, clock.since! + 1000).outcome).toEqual({
      winner: 'second',
      reason: 'time',
    });
  });
});

describe('pausing', () => {
  it('keeps the time, and goes on from it', () => {
    const paused = pause(begun(), NOW + 15_000);
    expect(remaining(paused, 'first', NOW + 900_000)).toBe(45_000);
    expect(press(paused, 'first', NOW + 900_000)).toBe(paused);
    const again = start(paused, NOW + 1_000_000);
    expect(remaining(again, 'first', NOW + 1_010_000)).toBe(35_000);
  });

  it('comes too late for a fallen flag', () => {
    expect(pause(begun(), NOW + 61_000).stage).toBe('over');
  });
});

describe('calling (R15)', () => {
  it('is for the player to act, and never in the first turn (R9)', () => {
    const first = begun();
    expect(mayCall(first, 'first')).toBe(false);
    expect(call(first, 'first', NOW)).toBe(first);
    const second = pressed(first, 1);
    expect(mayCall(second, 'second')).toBe(true);
    expect(mayCall(second, 'first')).toBe(false);
  });

  it('stops the display, and a refusal goes on from the time shown', () => {
    const clock = press(begun(), 'first', NOW);
    const judged = call(clock, 'second', NOW + 18_000);
    expect(judged.stage).toBe('judging');
    expect(remaining(judged, 'second', NOW + 500_000)).toBe(42_000);
    expect(press(judged, 'second', NOW + 19_000)).toBe(judged);
    const refused = refuse(judged, NOW + 500_000);
    expect(refused).toMatchObject({ stage: 'running', refused: 1, turn: 2 });
    expect(remaining(refused, 'second', NOW + 502_000)).toBe(40_000);
  });

  it('is allowed three times in a turn, and again in the next', () => {
    let clock = pressed(begun(), 1);
    for (let each = 1; each <= 3; each += 1) {
      expect(mayCall(clock, 'second')).toBe(true);
      clock = refuse(call(clock, 'second', clock.since! + 10), clock.since! + 20);
      expect(clock.refused).toBe(each);
    }
    expect(mayCall(clock, 'second')).toBe(false);
    expect(call(clock, 'second', clock.since! + 30)).toBe(clock);
    clock = press(press(clock, 'second', clock.since! + 40), 'first', clock.since! + 50);
    expect(mayCall(clock, 'second')).toBe(true);
  });

  it('wins when it is right', () => {
    const judged = call(pressed(begun(), 1), 'second', NOW + 2000);
    expect(uphold(judged)).toMatchObject({
      stage: 'over',
      outcome: { winner: 'second', reason: 'quarto' },
    });
    expect(uphold(begun()).stage).toBe('running');
  });

  it('loses by the house rule when it is false', () => {
    const judged = call(pressed(begun('60/move', { falseCall: 'loses' }), 1), 'second', NOW + 2000);
    expect(refuse(judged, NOW + 3000).outcome).toEqual({ winner: 'first', reason: 'false-call' });
  });

  it('is not counted when the button was pressed by mistake', () => {
    const judged = call(pressed(begun(), 1), 'second', NOW + 2000);
    expect(dismiss(judged, NOW + 9000)).toMatchObject({ stage: 'running', refused: 0 });
  });

  it('comes too late after a fall, and there is none under R14', () => {
    const clock = pressed(begun(), 1);
    expect(call(clock, 'second', clock.since! + 60_000).outcome?.reason).toBe('time');
    expect(mayCall(pressed(begun('60/move', { call: 'automatic' }), 1), 'second')).toBe(false);
  });
});

describe('the end of the game', () => {
  it('comes after the last answer, a turn with a time of its own (R11)', () => {
    const last = pressed(begun(), 17);
    expect(last.turn).toBe(LAST_ANSWER);
    expect(toAct(last)).toBe('second');
    expect(last.left.second).toBe(60_000);
    expect(mayCall(last, 'second')).toBe(true);
    expect(pressed(last, 1).outcome).toEqual({ winner: null, reason: 'full-board' });
  });

  it('comes with the sixteenth placement where nobody calls (R14)', () => {
    const clock = pressed(begun('60/move', { call: 'automatic' }), 17);
    expect(clock).toMatchObject({ stage: 'over', outcome: { reason: 'full-board' } });
  });

  it('can come from the players, but not before the game or after a fall', () => {
    const resigned = { winner: 'first', reason: 'resignation' } as const;
    expect(end(begun(), resigned, NOW + 5000)).toMatchObject({ stage: 'over', outcome: resigned });
    expect(end(begun(), resigned, NOW + 60_000).outcome?.reason).toBe('time');
    expect(end(setClock(terms('60/move')), resigned, NOW).stage).toBe('ready');
  });
});

describe('taking a press back', () => {
  it('restores turn and times, and leaves the clock standing', () => {
    const clock = press(pressed(begun('300+5'), 1), 'second', NOW + 11_000);
    const back = takeBack(clock, NOW + 20_000);
    expect(back).toMatchObject({ stage: 'paused', turn: 2, outcome: null });
    expect(back.left).toEqual({ first: 304_000, second: 290_000 });
    expect(takeBack(back, NOW + 21_000).turn).toBe(1);
    expect(canTakeBack(takeBack(back, NOW + 21_000))).toBe(false);
  });

  it('brings back a game that was ended by mistake, but not one that was lost on time', () => {
    const ended = end(begun(), { winner: null, reason: 'agreement' }, NOW + 1000);
    expect(takeBack(ended, NOW + 2000)).toMatchObject({ stage: 'paused', turn: 1 });
    const fallen = settle(pressed(begun(), 1), NOW + 100_000);
    expect(takeBack(fallen, NOW + 100_001)).toBe(fallen);
  });
});

it('who places, and how many pieces stand there, follows from the turn (R9–R11)', () => {
  expect([1, 2, 3, 17, 18].map(seatOf)).toEqual(['first', 'second', 'first', 'first', 'second']);
  expect([1, 2, 16].map(placerOf)).toEqual(['second', 'first', 'first']);
  expect(placerOf(0)).toBe('first');
  expect([1, 2, 5, 17, 18].map(placedIn)).toEqual([
    [0, 0],
    [0, 1],
    [3, 4],
    [15, 16],
    [16, 16],
  ]);
});
