/** Tournaments around real tables: who directs, what is printed, and results from the players' phones. */

import { freshKey, get, insist, request } from './client';
import type { components } from './schema';
import { direct, type Reported } from './tournaments';
import type { Seat } from './types';

type Schemas = components['schemas'];

/** A result that players can report: of a game that was played. */
export type Reportable = '1-0' | '0-1' | '1/2-1/2';

export type TableGame = Omit<Schemas['TableGame'], 'reported'> & { reported: Reported };
export type TableShown = Omit<Schemas['TableShown'], 'games'> & { games: TableGame[] };
/** The addresses with the keys of a tournament, for those who direct it. */
export type Keys = Schemas['TournamentKeysShown'];

export const PRINTS = ['pairings', 'names', 'cards', 'sheets', 'standings', 'diplomas'] as const;
export type Print = (typeof PRINTS)[number];
export type Paper = 'a4' | 'letter';

const pathOf = (id: string, table: number): string =>
  `/api/tournaments/${encodeURIComponent(id)}/tables/${table}`;

/** What is played at a table, for somebody who has the key of its card. */
export const fetchTable = (id: string, table: number, key: string): Promise<TableShown> =>
  request('GET', pathOf(id, table), undefined, { 'Table-Key': key });

/** Reports the result of a game for the player of a seat; repeated until an answer comes. */
export function reportResult(
  id: string,
  table: number,
  key: string,
  report: { game: string; seat: Seat; result: Reportable },
): Promise<TableShown> {
  const headers = { 'Table-Key': key, 'Idempotency-Key': freshKey() };
  return insist(() => request<TableShown>('POST', `${pathOf(id, table)}/report`, report, headers));
}

/** Lets this visitor direct, with the director's key. */
export const joinHelpers = (id: string, key: string): Promise<unknown> =>
  direct(id, ['helpers', 'join'], { key });

export const fetchKeys = (id: string): Promise<Keys> =>
  get(`/api/tournaments/${encodeURIComponent(id)}/keys`);

/** The address of a printed page. */
export function printAddress(
  id: string,
  what: Print,
  { round, paper, language }: { round: number | null; paper: Paper; language: string },
): string {
  const query = new URLSearchParams({ paper, language });
  if (round !== null) query.set('round', String(round));
  return `/api/tournaments/${encodeURIComponent(id)}/print/${what}.pdf?${query}`;
}
