/** Tournaments: what the server sends of them, and the requests about them. */

import { freshKey, get, insist, request } from './client';
import type { components } from './schema';
import type { RulesShown, Seat } from './types';

type Schemas = components['schemas'];

/** Fields that the schemas have as plain texts or objects. */
interface Worded {
  rules: RulesShown;
}
interface Settled extends Worded {
  regulations: Partial<Regulations>;
}

export type TournamentListed = Omit<Schemas['TournamentListed'], keyof Worded> & Worded;
export type Format = TournamentListed['format'];
export type Venue = TournamentListed['venue'];
export type TournamentStatus = TournamentListed['status'];
export type Registration = TournamentListed['registration'];
export type Tiebreak = Schemas['Tiebreak'];

export interface TournamentList {
  tournaments: TournamentListed[];
  next: string | null;
}

export type EntrantShown = Schemas['EntrantShown'];
export type EntrantState = EntrantShown['state'];
/** A game of a tournament, whether it has begun or not. */
export type GameRow = Schemas['GameRow'];
/** `+` came, `-` did not. */
export type GameResult = NonNullable<GameRow['result']>;
/** The result of a game as the player of each seat has reported it. */
export type Reported = Readonly<Record<Seat, GameResult | null>>;
export type RoundShown = Schemas['RoundShown'];
export type StandingShown = Schemas['StandingShown'];
export type TournamentNext = Schemas['TournamentNext'];
export type NewEntrant = Partial<Schemas['NewEntrant']> & Pick<Schemas['NewEntrant'], 'name'>;

interface RulesWritten {
  levels: [number, number];
  traits: RulesShown['traits'];
  call: RulesShown['call'];
  false_call: RulesShown['false_call'];
  clock: string;
  edition: RulesShown['edition'];
}

/** What is settled before the first pairing; what is left out has its usual value. */
export interface Regulations {
  format: Format;
  rules: Partial<RulesWritten>;
  rounds: number;
  cycles: number;
  best_of: number;
  third_place: boolean;
  boards: number;
  minutes: number;
  reach: number;
  handicap: number | null;
  limit: number;
  late: boolean;
  tiebreaks: Tiebreak[];
  method: 'dutch' | 'matching';
  scoring: Readonly<Record<string, number>>;
}

export type TournamentShown = Omit<Schemas['TournamentShown'], keyof Settled> & Settled;
export type TournamentMessage =
  | (Omit<Schemas['TournamentMessage'], keyof Settled> & Settled)
  | Schemas['TournamentChange']
  | Schemas['PingMessage'];

/** What is announced: all fields that can be sent, as they are shown later. */
export type NewTournament = Pick<
  TournamentShown,
  Exclude<keyof Schemas['NewTournament'], 'code'> & keyof TournamentShown
> & { code?: string };

const ROOT = '/api/tournaments';
const at = (id: string, ...rest: readonly (string | number)[]): string =>
  [ROOT, id, ...rest].map((part, index) => (index ? encodeURIComponent(part) : part)).join('/');

/** Sends something that must happen once, however often the line breaks. */
function once<Answer>(
  method: 'POST' | 'PATCH' | 'DELETE',
  path: string,
  body?: unknown,
  key: string = freshKey(),
) {
  const headers = { 'Idempotency-Key': key };
  return insist(() => request<Answer>(method, path, body, headers));
}

export interface Wanted {
  when?: 'upcoming' | 'running' | 'finished';
  mine?: boolean;
  cursor?: string | null;
}

export function fetchTournaments({ when, mine, cursor }: Wanted): Promise<TournamentList> {
  const query = new URLSearchParams();
  if (when) query.set('when', when);
  if (mine) query.set('mine', 'true');
  if (cursor) query.set('cursor', cursor);
  return get(`${ROOT}?${query}`);
}
export const fetchTournament = (id: string): Promise<TournamentShown> => get(at(id));
export const announceTournament = (wanted: NewTournament): Promise<TournamentShown> =>
  once('POST', ROOT, wanted);
export const changeTournament = (
  id: string,
  changed: Partial<NewTournament>,
): Promise<TournamentShown> => once('PATCH', at(id), changed);
/** The address of the live messages about a tournament. */
export const liveAddress = (id: string): string => at(id, 'live');
/** The address of a file with everything about a tournament, or some of it. */
export const exportAddress = (id: string, file: string): string => at(id, 'export', file);

/** Anything that is done in a tournament: `entry`, `entry/pause`, `pair`, `games/3.1/result` … */
export const direct = <Answer = unknown>(
  id: string,
  what: readonly (string | number)[],
  body: unknown = {},
  key?: string,
): Promise<Answer> => once('POST', at(id, ...what), body, key);
/** Takes something back: `entry`, `rounds/3`, `helpers/{player}`. */
export const retract = (id: string, what: readonly (string | number)[]): Promise<unknown> =>
  once('DELETE', at(id, ...what));

/** Says that this person is there for their game; answers the game once it has begun. */
export const tellReady = (id: string, key: string): Promise<Schemas['ReadyShown']> =>
  request('POST', at(id, 'games', key, 'ready'), {});
/** Says that this person is there, and ready for any game: in an arena only they are paired. */
export const tellHere = (id: string): Promise<Schemas['HereShown']> =>
  request('POST', at(id, 'entry', 'here'), {});

type LoggedEvent = Omit<Schemas['EventShown'], 'event'> & {
  event: Readonly<Record<string, unknown>> & { event: string };
};
export interface TournamentLog {
  events: LoggedEvent[];
}
/** The events of a tournament after a number. */
export const fetchLog = (id: string, after = 0): Promise<TournamentLog> =>
  get(`${at(id, 'log')}?after=${after}`);

/** Enters everybody in a file of comma-separated values, or nobody where something in it is wrong. */
export const importEntrants = (id: string, file: Blob): Promise<{ entered: unknown[] }> =>
  request('POST', at(id, 'entrants', 'import'), file, {
    'Content-Type': 'text/csv',
    'Idempotency-Key': freshKey(),
  });
