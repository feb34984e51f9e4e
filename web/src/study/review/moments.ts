/** A review as a row of moments to step through. */

import type { Decision, Mark, Review, Value } from '../../api/studies';
import type { NewGame, Seat } from '../../api/types';
import { readLevels } from '../../notation/levels';
import { readPosition, type Position } from '../../notation/positions';
import { squaresIn } from '../../notation/squares';
import { readAction } from '../../notation/turns';
import type { Pace } from '../../session/settings.svelte';
import { say } from '../../session/texts.svelte';
import { height, opposite } from '../values';

/** A symbol for each mark that reads without colour. */
export const MARK_SIGNS: Readonly<Record<Mark, string>> = {
  best: '✓',
  fine: '•',
  slip: '?!',
  blunder: '??',
  forced: '□',
};

export interface Moment {
  /** 0 is the start; from 1 on the decisions. */
  index: number;
  decision: Decision | null;
  /** The board as it is shown, and the one that was decided about. */
  after: Position;
  before: Position;
  /** The text of the position to play or analyse from, and who acts there. */
  from: string;
  seat: Seat | null;
  /** Whether a game can be played on from here, as the server says. */
  playable: boolean;
  /** Squares to mark: the placement, the call, the alignment that nobody saw. */
  lit: readonly string[];
  last: string | null;
  /** The value for the first player. */
  value: Value;
  turning: boolean;
}

/** The piece that an action gives. */
export function givenIn(text: string | null): string | null {
  const action = readAction(text ?? '');
  return action?.kind === 'give' ? action.piece : null;
}

/** An action as people read it; a gift is shown as a picture (`givenIn`). */
export function actionWords(text: string): string {
  const action = readAction(text);
  switch (action?.kind) {
    case 'call':
      return say('web-call-on', { squares: action.squares.join(' ') });
    case 'pass':
      return say('web-game-pass');
    case 'place':
      return action.square;
    default:
      return '';
  }
}

export function valueForFirst(value: Value, player: Seat): Value {
  return player === 'first' ? value : opposite(value);
}

/** The moments of a review, the start first. */
export function momentsOf(review: Review): Moment[] {
  const at = (number: number) => review.steps[Math.min(number, review.steps.length - 1)]!;
  const start = at(0);
  const begin = review.start_value;
  const moments: Moment[] = [
    {
      index: 0,
      decision: null,
      after: readPosition(start.position),
      before: readPosition(start.position),
      from: start.position,
      seat: start.to_act,
      playable: start.playable,
      lit: [],
      last: null,
      value: begin ? valueForFirst(begin.value, begin.player) : 'draw',
      turning: false,
    },
  ];
  for (const [index, decision] of review.decisions.entries()) {
    const before = at(decision.number);
    const after = decision.played === null ? before : at(decision.number + 1);
    const played = decision.played ?? '';
    const called = decision.kind === 'call';
    moments.push({
      index: index + 1,
      decision,
      before: readPosition(before.position),
      after: readPosition(after.position),
      from: after.position,
      seat: after.to_act,
      playable: after.playable,
      lit: called ? (decision.alignments[0]?.squares ?? squaresIn(played)) : [],
      last: decision.kind === 'place' ? (squaresIn(played)[0] ?? null) : null,
      value: valueForFirst(decision.after, decision.player),
      turning: index === review.turning_point,
    });
  }
  return moments;
}

/** The line of the graph: a step for each moment, from 0 to 1 across and from −1 to 1 upwards. */
export function graphOf(moments: readonly Pick<Moment, 'value'>[]): { x: number; y: number }[] {
  const last = Math.max(1, moments.length - 1);
  return moments.map((moment, index) => ({ x: index / last, y: height(moment.value) }));
}

/** The moment that a key leads to, or null when the key means nothing here. */
export function stepTo(key: string, index: number, count: number): number | null {
  const to: Record<string, number> = {
    ArrowLeft: index - 1,
    ArrowRight: index + 1,
    Home: 0,
    End: count - 1,
  };
  const wanted = to[key];
  return wanted === undefined ? null : Math.min(count - 1, Math.max(0, wanted));
}

/** The game that goes on from a moment against the computer; this person takes the seat that is to act. */
export function gameFrom(review: Review, moment: Moment, strength: string, pace: Pace): NewGame {
  const [first, second] = readLevels(review.level);
  const levels = { first, second };
  const me = moment.seat ?? 'first';
  const them = me === 'first' ? 'second' : 'first';
  return {
    opponent: { kind: 'computer', strength, pace },
    level: levels[me],
    opponent_level: levels[them],
    traits: review.traits,
    call: review.call,
    false_call: 'refused',
    clock: '-',
    edition: review.edition,
    position: moment.from,
    first: me === 'first' ? 'me' : 'them',
  };
}

/** A record as a part of an address, and back. */
export function packRecord(record: string): string {
  const bytes = new TextEncoder().encode(record);
  const text = btoa(String.fromCharCode(...bytes));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

export function unpackRecord(packed: string): string | null {
  try {
    const text = atob(packed.replaceAll('-', '+').replaceAll('_', '/'));
    return new TextDecoder('utf-8', { fatal: true }).decode(
      Uint8Array.from(text, (sign) => sign.codePointAt(0)!),
    );
  } catch {
    return null;
  }
}
