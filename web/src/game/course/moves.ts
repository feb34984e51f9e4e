/** The moves of a game that still count, each with the position after it. */

import type { EntryShown, Seat } from '../../api/types';
import { readPosition, withHand, withPiece, type Position } from '../../notation/positions';
import { readAction, type Action } from '../../notation/turns';

export interface Move extends EntryShown {
  action: Action;
  /** The number of its turn, from 1. */
  turn: number;
  after: Position;
}

/** Turns are counted by their ends: a gift, a pass or a call that wins. */
export function movesOf(start: string, log: readonly EntryShown[]): Move[] {
  let position = readPosition(start);
  let turn = 1;
  return standing(log).map(({ action, ...entry }) => {
    position = played(position, action);
    const move = { ...entry, action, turn, after: position };
    if (action.kind === 'give' || action.kind === 'pass') turn += 1;
    return move;
  });
}

/** The actions in a log that were not taken back. */
function standing(log: readonly EntryShown[]): (EntryShown & { action: Action })[] {
  let moves: (EntryShown & { action: Action })[] = [];
  for (const entry of log) {
    const back = /^back:(\d+)$/.exec(entry.entry)?.[1];
    const action = readAction(entry.entry);
    if (back !== undefined) moves = moves.filter((each) => each.number <= Number(back));
    else if (action) moves.push({ ...entry, action });
  }
  return moves;
}

function played(position: Position, action: Action): Position {
  if (action.kind === 'give') return withHand(position, action.piece);
  if (action.kind === 'place' && position.hand) {
    return withPiece(position, position.hand, action.square);
  }
  return position;
}

/** The moves of one turn, in a line of the list. */
export interface Turn {
  number: number;
  by: Seat | null;
  moves: readonly Move[];
}

/** The moves by their turns. */
export function turnsOf(moves: readonly Move[]): Turn[] {
  const turns: { number: number; by: Seat | null; moves: Move[] }[] = [];
  for (const move of moves) {
    const last = turns.at(-1);
    if (last?.number === move.turn && last.by === move.by) last.moves.push(move);
    else turns.push({ number: move.turn, by: move.by, moves: [move] });
  }
  return turns;
}
