import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import type { Snapshot } from '../../src/api/types';
import { Table } from '../../src/game/table.svelte';
import { announcer } from '../../src/session/announcer.svelte';
import { DEFAULTS, settings } from '../../src/session/settings.svelte';
import { speak } from '../../src/session/texts.svelte';
import { entry, entryMessage, game, Network } from './network';

const ACTIONS = '/api/games/g/actions';
const EMPTY = [...'abcd'].flatMap((column) => [...'1234'].map((row) => column + row));

let network: Network;
const heard = (): string[] => announcer.spoken.map((each) => each.text);

beforeEach(async () => {
  network = new Network();
  announcer.spoken = [];
  announcer.notices = [];
  Object.assign(settings, DEFAULTS, { sound: false, motion: 'reduced' });
  await speak('en');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function open(some: Partial<Snapshot> = {}): Promise<Table> {
  const table = new Table('g');
  void table.open();
  await network.take('/api/games/g').answer(200, game(some));
  return table;
}

/** Ana has been given a piece and may place it anywhere. */
const placing: Partial<Snapshot> = {
  number: 3,
  position: '..../..7./..../.... 5',
  remaining: [...'012346'],
  phase: 'place',
  legal: EMPTY,
  log: [entry(1, '-7', 'first'), entry(2, 'c2', 'second'), entry(3, '-5', 'second')],
  turns: ['-7', 'c2-5'],
};
const placed: Partial<Snapshot> = {
  ...placing,
  number: 4,
  position: '..../..7./..../...5 -',
  phase: 'give',
  legal: [...'012346'].map((piece) => `-${piece}`),
  log: [...placing.log!, entry(4, 'd4', 'first')],
};
const given: Partial<Snapshot> = {
  ...placed,
  number: 5,
  position: '..../..7./..../...5 6',
  remaining: [...'01234'],
  to_act: 'second',
  phase: 'place',
  log: [...placed.log!, entry(5, '-6', 'first')],
};

describe('a game on a screen', () => {
  it('opens no channel when it is left before it is loaded', async () => {
    const table = new Table('g');
    const opening = table.open();
    table.close();
    await network.take('/api/games/g').answer(200, game());
    await opening;
    expect(network.sockets).toEqual([]);
    expect(table.snapshot).toBeNull();
  });

  it('closes its channel when it is left', async () => {
    const table = await open();
    expect(network.socket.url.pathname).toBe('/api/games/g/live');
    table.close();
    expect(network.sockets.every((socket) => socket.closed)).toBe(true);
  });

  it('is missing when nobody has such a game', async () => {
    const table = new Table('g');
    const opening = table.open();
    await network.take('/api/games/g').answer(404, { title: 'no such game' });
    await opening;
    expect(table.missing).toBe(true);
    expect(network.sockets).toEqual([]);
  });

  it('keeps a newer step when an older answer comes', async () => {
    const table = await open(placing);
    table.chooseSquare('d4');
    const older = network.take(ACTIONS);
    // The channel is quicker than the answer, and so is the player.
    network.socket.bring(entryMessage(game(placed)));
    table.choosePiece('6');
    const newer = network.take(ACTIONS);
    await older.answer(200, game(placed));
    expect(table.step).toEqual({ action: '-6', state: 'sent' });
    expect(table.view?.hand).toBe('6');
    await newer.answer(200, game(given));
    expect(table.step).toBeNull();
    expect(table.snapshot?.number).toBe(5);
  });

  it('keeps a newer step when an older action is refused', async () => {
    const table = await open(placing);
    table.chooseSquare('d4');
    const older = network.take(ACTIONS);
    network.socket.bring(entryMessage(game(placed)));
    table.choosePiece('6');
    await older.answer(409, { detail: 'too late' });
    expect(table.step).toEqual({ action: '-6', state: 'sent' });
  });

  it('keeps what is on its way when something else happens', async () => {
    const table = await open(placing);
    table.chooseSquare('d4');
    const offer = {
      ...placing,
      number: 4,
      log: [...placing.log!, entry(4, 'draw:second', 'second')],
    };
    network.socket.bring(entryMessage(game(offer)));
    expect(table.view?.board.get('d4')).toBe('5');
    expect(heard()).toEqual(['Max offers a draw. Place this piece.']);
  });

  it('says in the player’s words what happened', async () => {
    const table = await open(placed);
    table.choosePiece('6');
    await network.take(ACTIONS).answer(200, game(given));
    expect(heard().at(-1)).toBe(
      'You give Max the short light square solid piece. Max is placing the piece.',
    );
  });
});

describe('a queued gift', () => {
  it('is sent when the placement is accepted', async () => {
    const table = await open(placing);
    table.choosePiece('6');
    expect([table.queued, network.waiting]).toEqual(['6', []]);
    expect(heard().at(-1)).toContain('the short light square solid piece');
    table.chooseSquare('d4');
    const placement = network.take(ACTIONS);
    expect(placement.body['action']).toBe('d4');
    await placement.answer(200, game(placed));
    const gift = network.take(ACTIONS);
    expect(gift.body).toMatchObject({ action: '-6', answers: 4 });
    await gift.answer(200, game(given));
    expect([table.queued, table.step]).toEqual([null, null]);
  });

  it('can be chosen while the placement is on its way', async () => {
    const table = await open(placing);
    table.chooseSquare('d4');
    table.choosePiece('6');
    await network.take(ACTIONS).answer(200, game(placed));
    expect(network.take(ACTIONS).body['action']).toBe('-6');
  });

  it('is undone by choosing it again', async () => {
    const table = await open(placing);
    table.choosePiece('6');
    table.choosePiece('6');
    expect(table.queued).toBeNull();
    table.choosePiece('3');
    expect(table.undo()).toBe(true);
    expect(table.queued).toBeNull();
  });

  it('is cancelled by QUARTO!', async () => {
    const table = await open({ ...placing, may_call: true, call_offered: true });
    table.choosePiece('6');
    table.startCall();
    expect(table.queued).toBeNull();
  });

  it('is forgotten when it is no longer possible', async () => {
    const table = await open(placing);
    table.choosePiece('6');
    table.chooseSquare('d4');
    const over = game({ ...placed, status: 'over', to_act: null, phase: 'over', legal: [] });
    await network.take(ACTIONS).answer(200, over);
    expect([table.queued, network.waiting]).toEqual([null, []]);
  });

  it('stays when the placement is refused', async () => {
    const table = await open(placing);
    table.choosePiece('6');
    table.chooseSquare('d4');
    await network.take(ACTIONS).answer(409, { detail: 'occupied' });
    expect([table.queued, network.waiting]).toEqual(['6', []]);
    expect(announcer.notices.at(-1)?.text).toBe('occupied');
  });
});

describe('the computer’s turn', () => {
  const computerPlaced: Partial<Snapshot> = {
    ...given,
    number: 6,
    position: '..../..7./..../6..5 -',
    phase: 'give',
    log: [...given.log!, entry(6, 'a4', 'second')],
  };
  const computerGave: Partial<Snapshot> = {
    ...computerPlaced,
    number: 7,
    position: '..../..7./..../6..5 0',
    remaining: [...'1234'],
    to_act: 'first',
    phase: 'place',
    log: [...computerPlaced.log!, entry(7, '-0', 'second')],
  };

  it('is shown in steps, even when both arrive at once', async () => {
    const table = await open(given);
    vi.useFakeTimers();
    network.socket.bring(entryMessage(game(computerPlaced)));
    network.socket.bring(entryMessage(game(computerGave)));
    expect([table.view?.board.get('a4'), table.view?.hand, table.thinking]).toEqual([
      '6',
      null,
      true,
    ]);
    vi.advanceTimersByTime(2000);
    expect([table.view?.hand, table.myTurn]).toEqual(['0', true]);
    expect(heard()).toEqual([
      'Max places the piece on a4. Max is choosing a piece for you.',
      'Max gives you the tall light round solid piece. Place this piece.',
    ]);
  });

  it.each([
    ['at the pace `instant`', 'instant', null],
    ['while a clock runs', 'calm', { running: 'first', remaining: {}, falls_at: 1, now: 0 }],
  ] as const)('is not held up %s', async (_, pace, clock) => {
    settings.pace = pace;
    const table = await open(given);
    network.socket.bring(entryMessage(game({ ...computerPlaced, clock: clock as never })));
    network.socket.bring(entryMessage(game({ ...computerGave, clock: clock as never })));
    expect(table.view?.hand).toBe('0');
  });

  it('is not repeated after a reconnection: the last position stands at once', async () => {
    const table = await open(given);
    const { log, ...snapshot } = game(computerGave);
    network.socket.bring({ type: 'entries', entries: log.slice(-2), snapshot });
    expect(table.view?.hand).toBe('0');
  });

  it('shows nothing any more once the table is left', async () => {
    const table = await open(given);
    vi.useFakeTimers();
    network.socket.bring(entryMessage(game(computerPlaced)));
    network.socket.bring(entryMessage(game(computerGave)));
    table.close();
    vi.advanceTimersByTime(5000);
    expect(table.snapshot?.number).toBe(6);
  });
});

describe('the pace of the computer', () => {
  it('follows the settings, and is asked for once', async () => {
    const table = await open({ ...placing, pace: 'quick' });
    table.keepPace();
    expect(network.waiting).toEqual([]);
    settings.pace = 'calm';
    table.keepPace();
    table.keepPace();
    const asked = network.take('/api/games/g/pace');
    expect([asked.method, asked.body, network.waiting]).toEqual(['PUT', { pace: 'calm' }, []]);
    await asked.answer(200, game({ ...placing, pace: 'calm' }));
    expect(table.snapshot?.pace).toBe('calm');
  });

  it.each([{ you: null }, { pace: null }, { status: 'over' }] as const)(
    'is nothing to ask for: %o',
    async (some) => {
      settings.pace = 'calm';
      const table = await open({ ...placing, ...some });
      table.keepPace();
      expect(network.waiting).toEqual([]);
    },
  );
});

describe('a call', () => {
  const row: Partial<Snapshot> = {
    ...placed,
    position: '048c/1.../2.../7... -',
    may_call: true,
    call_offered: true,
  };

  it('is offered when the server says so', async () => {
    expect((await open({ ...row, call_offered: false })).mayCall).toBe(false);
    expect((await open(row)).mayCall).toBe(true);
  });

  it('shows all patterns with four pieces, whether or not these share a trait (R12)', async () => {
    const table = await open(row);
    expect(table.patterns).toEqual([]);
    table.startCall();
    // The row shares its fill, the column nothing.
    expect(table.patterns.map((each) => each.kind)).toEqual(['row', 'column']);
  });

  it('shows the patterns of the caller’s own level (R7)', async () => {
    const players = game().players;
    players.first.level = 2;
    const table = await open({ ...row, position: '048c/11../2.../7... -', players });
    table.startCall();
    expect(table.patterns.map((each) => each.kind)).toEqual(['row', 'column', 'small-square']);
  });

  it('is made by one tap on a pattern and one to send', async () => {
    const table = await open(row);
    table.startCall();
    table.choosePattern(['a1', 'b1', 'c1', 'd1']);
    expect([table.pointing.complete, network.waiting]).toEqual([true, []]);
    table.sendCall();
    expect(network.take(ACTIONS).body['action']).toBe('!a1b1c1d1');
  });

  it('is sent by the fourth square when the player wants it so', async () => {
    settings.sendOnFourth = true;
    const table = await open(row);
    table.startCall();
    for (const square of ['d1', 'c1', 'b1']) table.chooseSquare(square);
    expect(network.waiting).toEqual([]);
    table.chooseSquare('a1');
    expect(network.take(ACTIONS).body['action']).toBe('!a1b1c1d1');
  });

  it('that is refused says why (R15)', async () => {
    const table = await open(row);
    void table.send('!a1a2a3a4');
    const log = [...row.log!, entry(5, '!a1a2a3a4', 'first', 'no-common-trait')];
    await network.take(ACTIONS).answer(200, game({ ...row, number: 5, log }));
    expect(announcer.notices.map((each) => each.text)).toEqual([
      'These four have no trait in play in common.',
    ]);
    expect(table.triumph).toBe(false);
  });

  it('that wins is a moment to show, but not when a game that is over is opened', async () => {
    const table = await open(row);
    void table.send('!a1b1c1d1');
    const won: Partial<Snapshot> = {
      ...row,
      number: 5,
      status: 'over',
      to_act: null,
      phase: 'over',
      legal: [],
      log: [...row.log!, entry(5, '!a1b1c1d1', 'first')],
      outcome: {
        result: '1-0',
        winner: 'first',
        reason: 'quarto',
        alignments: [{ squares: ['a1', 'b1', 'c1', 'd1'], values: ['solid'] }],
        missed: [],
        aborted_by: null,
      },
    };
    await network.take(ACTIONS).answer(200, game(won));
    expect(table.triumph).toBe(true);
    expect(heard().at(-1)).toBe('You call QUARTO! on a1 b1 c1 d1. You win!');
    expect((await open(won)).triumph).toBe(false);
  });
});

describe('looking back', () => {
  it('shows an earlier position while the game goes on', async () => {
    const table = await open(placed);
    table.past.step(2);
    expect([table.past.on, table.past.index]).toEqual([true, 2]);
    expect([...table.shown!.board.keys()]).toEqual(['c2']);
    expect([table.squares, table.pieces]).toEqual([[], []]);
    network.socket.bring(entryMessage(game(given)));
    expect([table.past.index, table.past.moves.length]).toEqual([2, 5]);
    expect(table.shown!.hand).toBeNull();
    expect(table.undo()).toBe(true);
    expect(table.shown!.hand).toBe('6');
  });

  it('reaches the start, and now after the last move', async () => {
    const table = await open(placed);
    table.past.step(0);
    expect([table.shown!.board.size, table.shown!.remaining.length]).toEqual([0, 16]);
    table.past.step(4);
    expect(table.past.on).toBe(false);
  });
});
