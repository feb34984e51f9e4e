import { describe, expect, it } from 'vitest';

import type { TableGame } from '../../../src/api/desk';
import {
  boardFor,
  boardsOf,
  currentGame,
  fateOf,
  resultFor,
  stageOf,
} from '../../../src/venue/table/seat.svelte';
import { game } from '../desk/made';

const made = (more: Partial<TableGame> = {}): TableGame => ({
  ...game('1.1', more),
  reported: { first: null, second: null },
  level: '1',
  you: null,
  ...more,
});

describe('a phone at a table', () => {
  it('asks who holds it, then for the result, then waits', () => {
    expect(stageOf(made(), null)).toBe('who');
    expect(stageOf(made(), 'first')).toBe('report');
    const reported = made({ reported: { first: '1-0', second: null } });
    expect(stageOf(reported, 'first')).toBe('waiting');
    expect(stageOf(reported, 'second')).toBe('report');
  });

  it('shows that both say something else, until the result is in', () => {
    const reported = { first: '1-0', second: '0-1' } as const;
    expect(stageOf(made({ reported }), 'first')).toBe('contested');
    expect(stageOf(made({ contested: true }), 'second')).toBe('contested');
    expect(stageOf(made({ reported, result: '1-0', state: 'over' }), 'second')).toBe('over');
    expect(stageOf(made({ result: '1-0', state: 'over' }), null)).toBe('over');
  });

  it('turns what somebody says of themselves into a result, and back', () => {
    for (const seat of ['first', 'second'] as const) {
      for (const fate of ['won', 'draw', 'lost'] as const)
        expect(fateOf(resultFor(fate, seat), seat)).toBe(fate);
    }
    expect(resultFor('lost', 'first')).toBe('0-1');
    expect(fateOf('-:+', 'second')).toBe('won');
    expect(fateOf('-:-', 'second')).toBe('lost');
  });

  it('is about the open game of a match, or the last one', () => {
    const one = made({ key: '1.1', result: '1-0', state: 'over' });
    const two = made({ key: '1.1.2' });
    expect(currentGame([one, two])?.key).toBe('1.1.2');
    expect(currentGame([one])?.key).toBe('1.1');
    expect(currentGame([])).toBeNull();
    expect(boardsOf([one, two])).toEqual([]);
  });

  it('is about the board of its owner where teams meet, and about none before they say so', () => {
    const players = ['Ana', 'Ben'];
    const boards = [
      made({ players }),
      made({ key: '1.1.2', players }),
      made({ key: '1.1.3', players }),
    ];
    expect(boardsOf(boards)).toBe(boards);
    expect(boardFor(boards, null)).toBeNull();
    expect(boardFor(boards, '1.1.2')?.key).toBe('1.1.2');
    const reported = [...boards.slice(0, 2), made({ key: '1.1.3', players, you: 'second' })];
    expect(boardFor(reported, null)?.key).toBe('1.1.3');
    // Back to the list; the boards of the last round are no longer there.
    expect(boardFor(reported, '')).toBeNull();
    expect(boardFor(boards, '9.1')).toBeNull();
  });
});
