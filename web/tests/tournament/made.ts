/** Tournaments made by hand: a Swiss of three with a bye in every round, as the server sends it. */

import type {
  EntrantShown,
  GameResult,
  GameRow,
  RoundShown,
  StandingShown,
  TournamentShown,
} from '../../src/api/tournaments';
import { TRAITS } from '../../src/notation/pieces';

export const entrant = (id: string, more: Partial<EntrantShown> = {}): EntrantShown => ({
  id,
  name: id.toUpperCase(),
  rating: null,
  bot: false,
  strength: null,
  player: null,
  state: 'entered',
  late: false,
  members: [],
  ...more,
});

/** A game by its key, its players and its result; one without a result waits for its players. */
export function game(
  key: string,
  players: readonly [string, string],
  result: GameResult | null = null,
  more: Partial<GameRow> = {},
): GameRow {
  return {
    key,
    table: Number(key.split('.')[1]),
    first: players[0],
    second: players[1],
    state: result ? 'over' : 'waiting',
    result,
    reason: null,
    adjudicated: false,
    won_by: null,
    game: null,
    ready: [],
    deadline: null,
    contested: false,
    reported: null,
    ...more,
  };
}

export const round = (
  number: number,
  games: GameRow[],
  more: Partial<RoundShown> = {},
): RoundShown => ({ number, state: 'closed', method: 'dutch', byes: [], games, ...more });

export const standing = (
  place: number,
  entrant: string,
  points: number,
  more: Partial<StandingShown> = {},
): StandingShown => ({
  place,
  entrant,
  points,
  tiebreaks: {},
  played: 0,
  wins: 0,
  draws: 0,
  losses: 0,
  streak: 0,
  ...more,
});

export const tournament = (more: Partial<TournamentShown> = {}): TournamentShown => ({
  id: 't1',
  name: 'Club evening',
  venue: 'server',
  format: 'swiss',
  status: 'running',
  start: null,
  round: 1,
  planned: 3,
  entered: 3,
  limit: null,
  boards: 1,
  rules: {
    level: '1',
    traits: [...TRAITS],
    call: 'official',
    false_call: 'refused',
    clock: '60/move',
    edition: 'classic',
  },
  rated: false,
  registration: 'open',
  director: { id: 'p0', name: 'Dora' },
  you: null,
  leader: null,
  text: '',
  number: 7,
  touched: 700,
  regulations: {},
  automatic: true,
  pause: 60,
  absence: 180,
  rating_min: null,
  rating_max: null,
  helpers: [],
  next: null,
  mine: null,
  entrants: ['ana', 'ben', 'cem'].map((id) => entrant(id)),
  rounds: [round(1, [game('1.1', ['ana', 'ben'], '1-0')], { byes: ['cem'] })],
  standings: [standing(1, 'ana', 1), standing(1, 'cem', 1), standing(3, 'ben', 0)],
  ...more,
});
