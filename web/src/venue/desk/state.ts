/** What a director has to see of a tournament: what is missing, what comes next. */

import type {
  GameResult,
  GameRow,
  RoundShown,
  TournamentListed,
  TournamentShown,
} from '../../api/tournaments';

/** How a game stands for the desk: `claimed` by one player, reported differently by both, or over. */
export type Standing = 'open' | 'claimed' | 'contested' | 'over';

export function standingOf(row: GameRow): Standing {
  if (row.state === 'over') return 'over';
  const { first, second } = row.reported ?? { first: null, second: null };
  if (row.contested || (first && second && first !== second)) return 'contested';
  return first || second ? 'claimed' : 'open';
}

/** What one player has reported while the other has not. */
export const claimOf = (row: GameRow): GameResult | null =>
  standingOf(row) === 'claimed' ? (row.reported!.first ?? row.reported!.second) : null;

export interface Count {
  games: number;
  over: number;
  contested: number;
  claimed: number;
}

export function countOf(round: RoundShown): Count {
  const standings = round.games.map(standingOf);
  const of = (what: Standing): number => standings.filter((each) => each === what).length;
  return {
    games: standings.length,
    over: of('over'),
    contested: of('contested'),
    claimed: of('claimed'),
  };
}

export const SHOWN = ['all', 'open', 'attention'] as const;
/** Which games are listed: all, those without a result, those a director has to look at. */
export type Shown = (typeof SHOWN)[number];

export function listed(games: readonly GameRow[], which: Shown): GameRow[] {
  return games.filter((row) => {
    const standing = standingOf(row);
    if (which === 'all') return true;
    return which === 'open'
      ? standing !== 'over'
      : standing === 'contested' || standing === 'claimed';
  });
}

/** A game by its table, and by its number where a table has several. */
export function gameAt(
  games: readonly GameRow[],
  table: number,
  number: number | null = null,
): GameRow | null {
  const there = games.filter((row) => row.table === table);
  const part = (row: GameRow): number => Number(row.key.split('.')[2] ?? 1);
  if (number !== null) return there.find((row) => part(row) === number) ?? null;
  // In a match there is one open game, whichever it is.
  return there.find((row) => row.state !== 'over') ?? there[0] ?? null;
}

/** The next game without a result after this one, from the top again at the end. */
export function nextOpen(games: readonly GameRow[], key: string): GameRow | null {
  const at = games.findIndex((row) => row.key === key);
  const around = [...games.slice(at + 1), ...games.slice(0, Math.max(at, 0))];
  return around.find((row) => row.state !== 'over') ?? null;
}

/** What the director does next. */
export type NextStep =
  | { what: 'players' }
  | { what: 'pair'; round: number }
  | { what: 'results'; round: number; missing: number }
  | { what: 'finish' }
  | { what: 'over' };

/** Formats in which games are paired without rounds that end for all together. */
export const isContinuous = ({ format }: Pick<TournamentListed, 'format'>): boolean =>
  format === 'arena' || format === 'ladder';

/** Whether it can end although it could go on: nobody plays, and the number of rounds is open. */
export const mayEnd = ({ planned, rounds }: TournamentShown): boolean =>
  planned === null &&
  rounds.length > 0 &&
  rounds.every((round) => round.games.every((row) => row.state === 'over'));

/** Whether somebody alone is first: in a double knockout, those who are still in share that place. */
const leads = ({ standings }: TournamentShown): boolean =>
  standings.filter(({ place }) => place === 1).length === 1;

export function nextStep(shown: TournamentShown): NextStep {
  const { status, planned, rounds, entrants } = shown;
  if (status === 'finished' || status === 'cancelled') return { what: 'over' };
  const last = rounds.at(-1);
  const missing = last?.games.filter((row) => row.state !== 'over').length ?? 0;
  if (last && missing && !isContinuous(shown))
    return { what: 'results', round: last.number, missing };
  if (last && planned !== null && last.number >= planned) return { what: 'finish' };
  if (last && shown.format === 'double-knockout' && leads(shown)) return { what: 'finish' };
  const playing = entrants.filter((entrant) => entrant.state === 'entered').length;
  if (playing < 2) return { what: 'players' };
  return { what: 'pair', round: (last?.number ?? 0) + 1 };
}
