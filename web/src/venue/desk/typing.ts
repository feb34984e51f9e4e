/** What is typed at the desk: players, and results by table. */

import type { GameResult, NewEntrant } from '../../api/tournaments';

/** The ratings that a list may have. */
export const HIGHEST_RATING = 4000;

/** A line with a player: `Ana Silva 1612`, `Ana Silva, 1612`; null where there is no name. */
export function readPlayer(line: string): NewEntrant | null {
  const text = line.trim().replace(/\s+/g, ' ');
  const found = /^(?<name>.*?\p{L}.*?)(?:\s*[,;\t]\s*|\s+)\(?(?<rating>\d{3,4})\)?$/u.exec(text);
  const rating = Number(found?.groups!['rating']);
  if (found && rating >= 1 && rating <= HIGHEST_RATING)
    return { name: found.groups!['name']!, rating };
  const name = text.replace(/[,;]$/, '').trim();
  return name ? { name } : null;
}

/** The players of a list that was pasted, one per line. */
export function readPlayers(text: string): NewEntrant[] {
  return text.split(/\r?\n/).flatMap((line) => readPlayer(line.replace(/\t+/g, ' , ')) ?? []);
}

/** What single keys and short forms mean: the way results are written on score sheets. */
const RESULTS: Readonly<Record<string, GameResult>> = {
  '1': '1-0',
  '1-0': '1-0',
  '10': '1-0',
  '2': '0-1',
  '0': '0-1',
  '0-1': '0-1',
  '01': '0-1',
  '=': '1/2-1/2',
  '½': '1/2-1/2',
  '5': '1/2-1/2',
  '1/2': '1/2-1/2',
  '½-½': '1/2-1/2',
};

/** The result that a key means at a table; null for other keys. */
export const resultOfKey = (key: string): GameResult | null =>
  key.length === 1 ? (RESULTS[key] ?? null) : null;

export interface TypedResult {
  table: number;
  /** The game or board at that table, where it has several; null where none is named. */
  game: number | null;
  result: GameResult;
}

/** Reads `7 1`, `7 2`, `7 =`, `7.2 1-0`: table and result; null where it says something else. */
export function readResult(text: string): TypedResult | null {
  const found = /^(\d{1,4})(?:\.(\d{1,2}))?\s*[\s:]\s*(\S+)$/.exec(text.trim());
  const result = found && RESULTS[found[3]!.replace('–', '-').replace(':', '-')];
  if (!found || !result) return null;
  return { table: Number(found[1]), game: found[2] ? Number(found[2]) : null, result };
}
