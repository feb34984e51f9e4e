import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { Counsel } from '../../../src/game/coach/counsel.svelte';
import { Table } from '../../../src/game/table.svelte';
import { announcer } from '../../../src/session/announcer.svelte';
import { speak } from '../../../src/session/texts.svelte';
import { entry, entryMessage, game, Network } from '../network';

const HINT = '/api/games/g/hint';
const DANGER = '/api/games/g/danger';

let network: Network;
let table: Table;
let counsel: Counsel;

beforeEach(async () => {
  network = new Network();
  announcer.spoken = [];
  announcer.notices = [];
  await speak('en');
  table = new Table('g');
  counsel = new Counsel(table);
  void table.open();
  await network.take('/api/games/g').answer(200, game());
});
afterEach(() => vi.unstubAllGlobals());

const moveOn = (): void =>
  network.socket.bring(
    entryMessage(
      game({
        number: 1,
        log: [entry(1, 'a1', 'second')],
        position: '7.../..../..../.... -',
        turns: [],
      }),
    ),
  );

describe('hints', () => {
  it('come in three steps, one request each', async () => {
    for (const depth of ['nudge', 'reason', 'turn']) {
      void counsel.hint();
      expect(counsel.busy).toBe(true);
      const asked = network.take(HINT);
      expect(asked.body).toEqual({ depth });
      await asked.answer(200, { text: `the ${depth}`, more: depth !== 'turn' });
    }
    expect(counsel.hints).toEqual(['the nudge', 'the reason', 'the turn']);
    expect(announcer.spoken.map((each) => each.text)).toEqual(counsel.hints);
    void counsel.hint();
    expect(network.waiting).not.toContain(HINT);
  });

  it('stay when the log tells that they were used', async () => {
    void counsel.hint();
    await network.take(HINT).answer(200, { text: 'the nudge', more: true });
    network.socket.bring(
      entryMessage(game({ number: 1, log: [entry(1, 'help:first:hint', 'first')], turns: [] })),
    );
    expect(counsel.hints).toEqual(['the nudge']);
  });

  it('are asked for once at a time', () => {
    void counsel.hint();
    void counsel.hint();
    network.take(HINT);
    expect(network.waiting).not.toContain(HINT);
  });

  it('are forgotten in the next position, also those that come late', async () => {
    void counsel.hint();
    await network.take(HINT).answer(200, { text: 'the nudge', more: true });
    void counsel.hint();
    const late = network.take(HINT);
    moveOn();
    expect(counsel.hints).toEqual([]);
    await late.answer(200, { text: 'too late', more: true });
    expect(counsel.hints).toEqual([]);
    expect(announcer.spoken.map((each) => each.text)).not.toContain('too late');
  });
});

describe('the danger view', () => {
  const answer = { pieces: { 3: ['d1'], 4: [] }, poisoned: ['3'], safe: ['4'] };

  it('is asked for once in each position while it is on', async () => {
    counsel.follow();
    expect(network.waiting).not.toContain(DANGER);
    counsel.watch(true);
    counsel.follow();
    await network.take(DANGER).answer(200, answer);
    counsel.follow();
    expect(network.waiting).not.toContain(DANGER);
    expect([counsel.dangerous, counsel.safe]).toEqual([['3'], ['4']]);
    expect(counsel.remarkPiece('3')).toBe('dangerous: wins on d1');
    expect(counsel.remarkPiece('4')).toBe('safe for now');
    moveOn();
    expect(counsel.dangerous).toEqual([]);
    counsel.follow();
    network.take(DANGER);
  });

  it('marks where the piece in hand would win', async () => {
    const log = [entry(1, '-3', 'second')];
    const placing = game({ number: 1, log, position: '012./..../..../.... 3', phase: 'place' });
    network.socket.bring(entryMessage(placing));
    counsel.watch(true);
    counsel.follow();
    await network.take(DANGER).answer(200, answer);
    expect(counsel.squares).toEqual(['d1']);
    expect(counsel.remarkSquare('d1')).toBe('makes a quarto here');
    expect(counsel.remarkSquare('d2')).toBe('');
  });

  it('goes off with a notice when the server refuses', async () => {
    counsel.watch(true);
    counsel.follow();
    await network.take(DANGER).answer(403, { detail: 'no help in this game' });
    expect(counsel.watching).toBe(false);
    expect(announcer.notices.map((each) => each.text)).toEqual(['no help in this game']);
  });
});
