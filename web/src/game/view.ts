/** What a screen shows of a game: the snapshot, and the step that is not confirmed yet. */

import type { Phase, PlayerShown, Seat, Snapshot } from '../api/types';
import type { RequestKind } from '../session/reminders/requests';
import { readPosition, type Position } from '../notation/positions';
import { placedIn, readAction } from '../notation/turns';

/** A step that shows already but is only being considered, or on its way to the server. */
export interface Step {
  action: string;
  state: 'considered' | 'sent';
}

type Outcome = NonNullable<Snapshot['outcome']>;

export interface View extends Position {
  remaining: readonly string[];
  /** Who holds the piece in hand. */
  holder: Seat | null;
}

export const other = (seat: Seat): Seat => (seat === 'first' ? 'second' : 'first');

/** The seat this screen acts for: on a shared screen, the seat that is to act. */
export function mySeat(snapshot: Pick<Snapshot, 'you' | 'to_act'>): Seat | null {
  return snapshot.you === 'both' ? snapshot.to_act : snapshot.you;
}

/** Whether this screen may act now. */
export function isMyTurn(snapshot: Pick<Snapshot, 'you' | 'to_act'>): boolean {
  return snapshot.to_act !== null && mySeat(snapshot) === snapshot.to_act;
}

/** What the other player asks the person at this screen for. */
export function requestsTo(
  snapshot: Pick<Snapshot, 'you' | 'status' | 'draw' | 'takeback' | 'rematch'>,
): RequestKind[] {
  const { you, draw, takeback, rematch } = snapshot;
  if (you !== 'first' && you !== 'second') return [];
  const them = other(you);
  if (snapshot.status === 'over') {
    const waits = !rematch.game && rematch.asked.includes(them) && !rematch.asked.includes(you);
    return waits ? ['rematch'] : [];
  }
  const requests: RequestKind[] = [];
  if (draw?.by === them) requests.push('draw');
  if (takeback?.by === them) requests.push('takeback');
  return requests;
}

/** Whether somebody plays against another person at another screen. */
export function isBetweenPeople(snapshot: Pick<Snapshot, 'you' | 'players'>): boolean {
  const { you, players } = snapshot;
  return (you === 'first' || you === 'second') && players[other(you)].kind !== 'computer';
}

/** Board, hand and tray, with the step applied. */
export function viewOf(
  snapshot: Pick<Snapshot, 'position' | 'remaining' | 'to_act'>,
  step: Step | null,
): View {
  const { board, hand } = readPosition(snapshot.position);
  const seat = snapshot.to_act;
  const action = step && readAction(step.action);
  if (seat && hand && action?.kind === 'place') {
    return {
      board: new Map(board).set(action.square, hand),
      hand: null,
      remaining: snapshot.remaining,
      holder: null,
    };
  }
  if (seat && !hand && action?.kind === 'give') {
    return {
      board,
      hand: action.piece,
      remaining: snapshot.remaining.filter((piece) => piece !== action.piece),
      holder: other(seat),
    };
  }
  return { board, hand, remaining: snapshot.remaining, holder: hand ? seat : null };
}

/** The square of the last placement in the list of turns. */
export function lastSquare(turns: readonly string[]): string | null {
  return turns.map(placedIn).findLast((square) => square !== null) ?? null;
}

export type Say = (key: string, details?: Record<string, string | number>) => string;

/** What the game asks for, in one sentence: a text's key and its details. */
export function expectation(
  snapshot: Pick<Snapshot, 'you' | 'to_act' | 'phase' | 'call_offered'>,
  names: Readonly<Record<Seat, string>>,
): { key: string; details: Record<string, string>; speaker: string | null } {
  const { phase, to_act: seat } = snapshot;
  if (!seat) return { key: 'phase-over-plain', details: {}, speaker: null };
  const details = { name: names[seat], other: names[other(seat)] };
  if (!isMyTurn(snapshot)) {
    const mine = phase === 'give' && snapshot.you !== null;
    return { key: mine ? 'web-waiting-give' : `waiting-${phase}`, details, speaker: null };
  }
  const key = `phase-${phase}-${snapshot.call_offered ? 'call' : 'plain'}`;
  return { key, details, speaker: snapshot.you === 'both' ? names[seat] : null };
}

/** The key of the sentence that says why a game ended; who won stands above it. */
export function endingKey(
  { reason, winner, aborted_by: aborted }: Pick<Outcome, 'reason' | 'winner' | 'aborted_by'>,
  call: string,
): string {
  if (aborted) return 'web-ended-aborted';
  if (reason === 'caught' && call === 'automatic') return 'web-ended-caught-automatic';
  if (reason === 'abandoned' && winner === null) return 'action-abandon-both';
  if (reason === 'agreement') return 'action-agree';
  return `web-ended-${reason}`;
}

/** Whether a time of the server's is still to come; this machine's clock may be a little off. */
export const isAhead = (time: number | null): boolean => time !== null && time > Date.now();

/** What a player is called: the computer by its character, a deleted one in this language. */
export function nameOf(player: Pick<PlayerShown, 'name' | 'kind' | 'strength'>, say: Say): string {
  if (player.kind === 'deleted') return say('name-deleted');
  return player.strength ? say(`opponent-${player.strength}-name`) : player.name;
}

/** How many days a clock shows in place of a time. It rounds up to the second, as the time does: a
 *  clock of one day that has just begun to run does not show 24 hours. */
export const wholeDays = (seconds: number): number => Math.floor(Math.ceil(seconds) / 86_400);

/** Seconds as a clock shows them: `1:05`, `0:09.4` near the end, `23:59:59` for many hours. */
export function clockText(seconds: number): string {
  const left = Math.max(0, seconds);
  if (left < 10) {
    const tenths = Math.ceil(left * 10) / 10;
    return `0:${tenths.toFixed(1).padStart(4, '0')}`;
  }
  const whole = Math.ceil(left);
  const pad = (number: number): string => String(number).padStart(2, '0');
  const [minutes, rest] = [Math.floor(whole / 60), whole % 60];
  if (minutes < 60) return `${minutes}:${pad(rest)}`;
  const hours = Math.floor(minutes / 60);
  return `${hours}:${pad(minutes % 60)}:${pad(rest)}`;
}

/** Phases in which a piece is chosen from the tray, a square from the board, or nothing at all. */
export const wants = (phase: Phase): 'piece' | 'square' | 'word' | 'nothing' =>
  ({
    give: 'piece' as const,
    place: 'square' as const,
    'last-word': 'word' as const,
    'last-answer': 'word' as const,
    over: 'nothing' as const,
  })[phase];
