/** What follows from a tournament as the server sends it: scores, paths, tables, podium. */

import type {
  EntrantShown,
  Format,
  GameResult,
  GameRow,
  RoundShown,
  StandingShown,
  Tiebreak,
  TournamentMessage,
  TournamentShown,
} from '../api/tournaments';
import type { Seat } from '../api/types';

/** A tournament without what only its reader may know. */
export type Common = Omit<TournamentShown, 'mine' | 'you'>;
type Change = Extract<TournamentMessage, { type: 'tournament-change' }>;

/** Numbers with halves and quarters as people write them: 2½. */
export function scoreText(value: number): string {
  const whole = Math.floor(value);
  const parts: Readonly<Record<number, string>> = { 0.25: '¼', 0.5: '½', 0.75: '¾' };
  const part = parts[value - whole];
  if (part) return whole ? `${whole}${part}` : part;
  return Number.isInteger(value) ? String(value) : value.toFixed(2);
}

/** What separates equal points, in this order. */
export const tiebreaksOf = (shown: Pick<Common, 'regulations' | 'standings'>): Tiebreak[] =>
  shown.regulations.tiebreaks ?? (Object.keys(shown.standings[0]?.tiebreaks ?? {}) as Tiebreak[]);

/** What a tie-break says of somebody: a rating as a whole number, a dash where it says nothing. */
export function tiebreakText(name: Tiebreak, value: number | null | undefined): string {
  if (value === null || value === undefined) return '–';
  return name === 'performance' ? String(Math.round(value)) : scoreText(value);
}

const RESULTS: Readonly<Record<GameResult, readonly [string, string]>> = {
  '1-0': ['1', '0'],
  '0-1': ['0', '1'],
  '1/2-1/2': ['½', '½'],
  '+:-': ['+', '−'],
  '-:+': ['−', '+'],
  '-:-': ['−', '−'],
};

/** Both sides of a result: `1`, `½`, `0`, and `+` or `−` for a forfeit. */
export const sidesOf = (result: GameResult): readonly [string, string] => RESULTS[result];

export const seatOf = (row: GameRow, entrant: string): Seat | null =>
  row.first === entrant ? 'first' : row.second === entrant ? 'second' : null;

/** What an entrant has of a game; null while it is not over. */
export function markOf(row: GameRow, entrant: string): string | null {
  const seat = seatOf(row, entrant);
  if (!seat || !row.result) return null;
  return sidesOf(row.result)[seat === 'first' ? 0 : 1];
}

const WORTH: Readonly<Record<string, number>> = { '1': 1, '½': 0.5, '+': 1 };
/** Whether a mark is a win, a draw or a loss. */
export function toneOf(mark: string | null): 'win' | 'draw' | 'loss' | null {
  if (mark === null) return null;
  return mark === '½' ? 'draw' : WORTH[mark] ? 'win' : 'loss';
}

/** A tournament after a message about it; null if the message is about another state of it. */
export function changed<Known extends Common>(shown: Known, change: Change): Known | null {
  if (change.touched <= shown.touched) return shown;
  if (change.since !== shown.touched) return null;
  const { type: _, since: __, rounds, entrants, standings, ...rest } = change;
  const known = new Map(shown.rounds.map((round) => [round.number, round]));
  const newer = rounds.map((round) => roundAfter(known.get(round.number), round));
  return {
    ...shown,
    ...rest,
    rounds: replaced(shown.rounds, newer, (round) => round.number)
      .filter((round) => round.number <= change.round)
      .sort((one, other) => one.number - other.number),
    entrants: replaced(shown.entrants, entrants, (entrant) => entrant.id),
    standings: standingsAfter(shown.standings, standings),
  };
}

function roundAfter(known: RoundShown | undefined, change: Change['rounds'][number]): RoundShown {
  const { whole, ...round } = change;
  if (whole || !known) return round;
  return { ...round, games: replaced(known.games, round.games, (game) => game.key) };
}

/** The standings with the rows that changed in their new places. */
function standingsAfter(
  known: readonly StandingShown[],
  { whole, rows, places }: Change['standings'],
): StandingShown[] {
  const moved = new Set(rows.map((row) => row.entrant));
  const standings = whole ? [] : known.filter((row) => !moved.has(row.entrant));
  for (const { at, ...row } of rows) standings.splice(at, 0, row);
  return standings.map((row, index) => ({ ...row, place: places[index] ?? row.place }));
}

/** A list with some of its items replaced by newer ones; further ones come last. */
function replaced<Item>(
  items: readonly Item[],
  newer: readonly Item[],
  key: (item: Item) => string | number,
): Item[] {
  const latest = new Map(newer.map((item) => [key(item), item]));
  const known = new Set(items.map(key));
  return [
    ...items.map((item) => latest.get(key(item)) ?? item),
    ...newer.filter((item) => !known.has(key(item))),
  ];
}

/** Whether teams meet, each on several boards. */
export const areTeams = (shown: Pick<Common, 'boards'>): boolean => shown.boards > 1;

/** A game’s table, and which board or game of a match it is there: `7`, `7.2`. */
export function tableText(row: GameRow, teams: boolean): string {
  const part = row.key.split('.')[2] ?? (teams ? '1' : null);
  return part ? `${row.table}.${part}` : String(row.table);
}

/** Those who take part. When it is over, nobody is shown as pausing. */
export const peopleOf = ({
  status,
  entrants,
}: Pick<Common, 'status' | 'entrants'>): readonly EntrantShown[] =>
  status !== 'finished'
    ? entrants
    : entrants.map((each) => (each.state === 'paused' ? { ...each, state: 'entered' } : each));

/** The entrants by their ids. */
export const byId = (entrants: readonly EntrantShown[]): ReadonlyMap<string, EntrantShown> =>
  new Map(entrants.map((entrant) => [entrant.id, entrant]));

/** The game that an entrant plays or should come to now. */
export function gameFor(rounds: readonly RoundShown[], entrant: string): GameRow | null {
  const mine = rounds.flatMap((round) => round.games).filter((row) => seatOf(row, entrant));
  const open = mine.filter((row) => row.state !== 'over');
  return open.find((row) => row.state === 'playing') ?? open[0] ?? null;
}

/** Whether somebody waits at an arena to be paired: only those who say that they are there are. */
export const awaits = (shown: Common, entrant: EntrantShown | null): boolean =>
  shown.format === 'arena' &&
  shown.venue === 'server' &&
  (shown.status === 'running' || shown.status === 'announced') &&
  entrant?.state === 'entered';

/** One round, or one game of an arena, from one entrant's side. */
export interface Step {
  round: number;
  /** Null for a bye. */
  row: GameRow | null;
  seat: Seat | null;
  opponent: string | null;
  mark: string | null;
}

/** What an entrant has played, in order. */
export function pathOf(rounds: readonly RoundShown[], entrant: string): Step[] {
  return rounds.flatMap((round) => {
    const games = round.games.flatMap((row): Step[] => {
      const seat = seatOf(row, entrant);
      if (!seat) return [];
      const opponent = seat === 'first' ? row.second : row.first;
      return [{ round: round.number, row, seat, opponent, mark: markOf(row, entrant) }];
    });
    const bye: Step = { round: round.number, row: null, seat: null, opponent: null, mark: null };
    return round.byes.includes(entrant) ? [...games, bye] : games;
  });
}

/** The games between two, from the first one's side: an empty list where they have not met. */
function meetings(rounds: readonly RoundShown[], entrant: string, other: string): Step[] {
  return pathOf(rounds, entrant).filter((step) => step.opponent === other);
}

/** Rows and columns in the order of the standings: who has what against whom. */
export function crossTable(
  rounds: readonly RoundShown[],
  standings: readonly StandingShown[],
): { entrant: string; place: number; points: number; cells: (Step[] | null)[] }[] {
  return standings.map(({ entrant, place, points }) => ({
    entrant,
    place,
    points,
    cells: standings.map((other) =>
      other.entrant === entrant ? null : meetings(rounds, entrant, other.entrant),
    ),
  }));
}

/** Per round what each has played: a row for each entrant in the order of the standings. */
export function roundTable(
  rounds: readonly RoundShown[],
  standings: readonly StandingShown[],
): { entrant: string; place: number; points: number; cells: Step[][] }[] {
  return standings.map(({ entrant, place, points }) => {
    const path = pathOf(rounds, entrant);
    const cells = rounds.map(({ number }) => path.filter((step) => step.round === number));
    return { entrant, place, points, cells };
  });
}

/** A meeting of two at a table, which may have several games. */
export interface Match {
  table: number;
  first: string;
  second: string;
  games: GameRow[];
  /** Points of either side so far. */
  score: [number, number];
  /** Of a knockout: the score need not say it, as a director may decide, or somebody stay away. */
  winner: string | null;
}

/** The games of a round, table by table. */
export function matchesOf(round: RoundShown): Match[] {
  const tables = new Map<number, Match>();
  for (const row of round.games) {
    const { table, first, second, won_by: winner } = row;
    const match = tables.get(table) ?? { table, first, second, games: [], score: [0, 0], winner };
    match.games.push(row);
    for (const [side, entrant] of [match.first, match.second].entries())
      match.score[side]! += WORTH[markOf(row, entrant) ?? ''] ?? 0;
    tables.set(table, match);
  }
  return [...tables.values()].sort((one, other) => one.table - other.table);
}

/** A place in a bracket: a meeting, or somebody who has a bye. */
export type Berth = { match: Match; bye: null } | { match: null; bye: string };
export interface Column {
  round: RoundShown;
  berths: Berth[];
}

const entrantsOf = ({ match, bye }: Berth): string[] =>
  match ? [match.first, match.second] : [bye];

/** The rounds of a knockout from left to right: what leads to a meeting stands beside it. */
export function bracketOf(rounds: readonly RoundShown[]): Column[] {
  const columns = rounds.map((round) => {
    const matches = matchesOf(round).map((match): Berth => ({ match, bye: null }));
    const byes = round.byes.map((bye): Berth => ({ match: null, bye }));
    return { round, berths: [...matches, ...byes] };
  });
  for (let at = columns.length - 2; at >= 0; at -= 1) {
    const later = columns[at + 1]!.berths.flatMap(entrantsOf);
    const rank = (berth: Berth): number =>
      Math.min(
        ...entrantsOf(berth).map((id) => (later.includes(id) ? later.indexOf(id) : Infinity)),
      );
    columns[at]!.berths.sort((one, other) => compare(rank(one), rank(other)));
  }
  return columns;
}

/** Which of two numbers comes first; two infinities are equal. */
const compare = (one: number, other: number): number => (one === other ? 0 : one < other ? -1 : 1);

/** Whether points decide: not the rounds that somebody survived, nor the rungs of a ladder. */
export const countsPoints = (format: Format): boolean =>
  format !== 'ladder' && !format.endsWith('knockout');

/** The first three places, with all who share one. */
export const podium = (standings: readonly StandingShown[]): StandingShown[] =>
  standings.filter(({ place }) => place <= 3).slice(0, 6);

/** Which round of a knockout this is, counted from the final: 0 for the final itself. */
export const roundsLeft = (number: number, planned: number | null): number | null =>
  planned === null ? null : planned - number;

/** What becomes of a name that is taken: `Max`, `Max 2`, `Max 3`. */
export function freeName(name: string, entrants: readonly EntrantShown[]): string {
  const taken = new Set(entrants.map((entrant) => entrant.name.toLowerCase()));
  if (!taken.has(name.toLowerCase())) return name;
  let number = 2;
  while (taken.has(`${name} ${number}`.toLowerCase())) number += 1;
  return `${name} ${number}`;
}
