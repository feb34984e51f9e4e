/** Tournaments: what the server sends of them, and the requests about them. */

import { freshKey, get, insist, request } from './client';
import type { RulesShown, Seat } from './types';

export type Format = 'swiss' | 'round-robin' | 'knockout' | 'double-knockout' | 'arena' | 'ladder';
export type Venue = 'server' | 'tables';
export type TournamentStatus = 'announced' | 'running' | 'finished' | 'cancelled';
export type Registration = 'open' | 'code' | 'closed';
export type EntrantState = 'entered' | 'paused' | 'withdrawn';
/** `+` came, `-` did not. */
export type GameResult = '1-0' | '0-1' | '1/2-1/2' | '+:-' | '-:+' | '-:-';
export type Tiebreak =
  | 'buchholz'
  | 'buchholz-cut-1'
  | 'buchholz-median'
  | 'sonneborn-berger'
  | 'direct-encounter'
  | 'wins'
  | 'second-player'
  | 'performance'
  | 'board-points';

export interface Named {
  id: string;
  name: string;
}

export interface TournamentListed {
  id: string;
  name: string;
  venue: Venue;
  format: Format;
  status: TournamentStatus;
  start: number | null;
  /** 0 before the first one. */
  round: number;
  /** How many rounds there will be; null where that is not known. */
  planned: number | null;
  /** How many take part. */
  entered: number;
  limit: number | null;
  rules: RulesShown;
  rated: boolean;
  registration: Registration;
  director: Named;
  you: 'director' | 'helper' | 'entrant' | null;
  leader: string | null;
}

export interface TournamentList {
  tournaments: TournamentListed[];
  next: string | null;
}

export interface EntrantShown extends Named {
  rating: number | null;
  bot: boolean;
  strength: string | null;
  player: string | null;
  state: EntrantState;
  late: boolean;
  members: string[];
}

/** A game of a tournament, whether it has begun or not. */
export interface GameRow {
  /** `3.12`: round and table; `3.12.2` for the second game or board there. */
  key: string;
  table: number;
  first: string;
  second: string;
  state: 'waiting' | 'playing' | 'over';
  result: GameResult | null;
  reason: string | null;
  adjudicated: boolean;
  game: string | null;
  ready: Seat[];
  deadline: number | null;
  contested: boolean;
  /** Around real tables: what the players have reported; only for those who direct. */
  reported?: Reported | null;
}

/** The result of a game as the player of each seat has reported it. */
export type Reported = Readonly<Record<Seat, GameResult | null>>;

export interface RoundShown {
  number: number;
  state: 'paired' | 'running' | 'closed';
  method: string | null;
  byes: string[];
  games: GameRow[];
}

export interface StandingShown {
  place: number;
  entrant: string;
  points: number;
  tiebreaks: Partial<Record<Tiebreak, number | null>>;
  played: number;
  wins: number;
  draws: number;
  losses: number;
  streak: number;
}

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
}

export interface MyPart {
  entrant: string;
  state: EntrantState;
  game: GameRow | null;
}

export interface TournamentNext {
  what: 'start' | 'round' | 'finish';
  at: number;
}

export interface TournamentShown extends TournamentListed {
  text: string;
  number: number;
  regulations: Partial<Regulations>;
  automatic: boolean;
  /** Seconds between two rounds. */
  pause: number;
  /** Seconds until somebody who does not come forfeits. */
  absence: number;
  rating_min: number | null;
  rating_max: number | null;
  helpers: Named[];
  next: TournamentNext | null;
  mine: MyPart | null;
  entrants: EntrantShown[];
  rounds: RoundShown[];
  standings: StandingShown[];
}

/** What has changed since the last message. */
interface TournamentChange {
  type: 'tournament-change';
  number: number;
  status: TournamentStatus;
  next: TournamentNext | null;
  /** The last round that there is; later ones were unpaired. */
  round: number;
  /** Whole rounds. */
  rounds: RoundShown[];
  entrants: EntrantShown[];
  standings: StandingShown[];
}

export type TournamentMessage =
  | ({ type: 'tournament' } & Omit<TournamentShown, 'mine' | 'you'>)
  | TournamentChange
  | { type: 'ping'; id: number };

/** The message of the lobby that a game of a tournament waits for its players. */
export interface PairedMessage {
  type: 'paired';
  tournament: string;
  name: string;
  game: string;
  opponent: string;
  deadline: number | null;
}

export interface NewTournament {
  name: string;
  text: string;
  venue: Venue;
  start: number | null;
  registration: Registration;
  code?: string | null;
  rating_min: number | null;
  rating_max: number | null;
  rated: boolean;
  automatic: boolean;
  pause: number;
  absence: number;
  regulations: Partial<Regulations>;
}

export interface NewEntrant {
  name: string;
  rating?: number | null;
  bot?: boolean;
  strength?: string;
  members?: string[];
}

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
export const tellReady = (id: string, key: string): Promise<{ game: string | null }> =>
  request('POST', at(id, 'games', key, 'ready'), {});

interface EventShown {
  number: number;
  time: number;
  event: Record<string, unknown> & { event: string };
}
export interface TournamentLog {
  events: EventShown[];
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
