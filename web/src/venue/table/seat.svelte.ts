/** A table of a tournament on a player's phone: the game, who this is, what both have reported. */

import {
  fetchTable,
  reportResult,
  type Reportable,
  type TableGame,
  type TableShown,
} from '../../api/desk';
import { Channel, type Connection } from '../../api/live';
import { Problem, Unreachable } from '../../api/problem';
import {
  fetchTournament,
  liveAddress,
  type GameResult,
  type TournamentMessage,
} from '../../api/tournaments';
import type { RulesShown, Seat } from '../../api/types';
import { other } from '../../game/view';
import { attempt } from '../../session/attempt';
import { refreshMe } from '../../session/me.svelte';

/** Milliseconds between two looks: what is reported is shown to this table only. */
const LOOK = 4000;

/** What a phone shows of a game. */
export type Stage =
  /** It is not known yet which player holds this phone. */
  | 'who'
  /** This player has not reported; the other one may have. */
  | 'report'
  | 'waiting'
  | 'contested'
  | 'over';

export function stageOf(game: TableGame, seat: Seat | null): Stage {
  if (game.state === 'over') return 'over';
  if (!seat) return 'who';
  const mine = game.reported[seat];
  const theirs = game.reported[other(seat)];
  if (game.contested || (mine && theirs && mine !== theirs)) return 'contested';
  return mine ? 'waiting' : 'report';
}

/** What a result is for the player of a seat. */
export function fateOf(result: GameResult, seat: Seat): 'won' | 'lost' | 'draw' {
  if (result === '1/2-1/2') return 'draw';
  const winner: Seat | null =
    result === '1-0' || result === '+:-'
      ? 'first'
      : result === '0-1' || result === '-:+'
        ? 'second'
        : null;
  return winner === seat ? 'won' : 'lost';
}

/** The result that makes this of a game for the player of a seat. */
export function resultFor(fate: 'won' | 'lost' | 'draw', seat: Seat): Reportable {
  if (fate === 'draw') return '1/2-1/2';
  return (fate === 'won') === (seat === 'first') ? '1-0' : '0-1';
}

/** The game that this table is about now: the open one, or the last one that is over. */
export const currentGame = (games: readonly TableGame[]): TableGame | null =>
  games.find((game) => game.state !== 'over') ?? games.at(-1) ?? null;

/** The boards on which two teams meet at the same time; none where single players meet. */
export const boardsOf = (games: readonly TableGame[]): readonly TableGame[] =>
  games[0]?.players ? games : [];

/** The board that a phone is about: the one chosen on it, or the one that was reported from it. */
export function boardFor(games: readonly TableGame[], chosen: string | null): TableGame | null {
  const wanted = chosen ?? games.find((game) => game.you)?.key;
  return games.find((game) => game.key === wanted) ?? null;
}

export class TableSeat {
  readonly id: string;
  readonly table: number;
  readonly #key: string;
  shown: TableShown | null = $state.raw(null);
  /** Why there is nothing to be seen: a wrong key, or no such table. */
  refused: Problem | null = $state.raw(null);
  /** The tournament's rules, for the clock and the referee; null until they are known. */
  rules: RulesShown | null = $state.raw(null);
  connection: Connection = $state('connecting');
  busy = $state(false);
  /** The board of two teams that this phone is about: null for the one that was reported from it,
   *  empty for none yet. */
  #board: string | null = $state(null);
  /** Who holds this phone, by the games for which somebody has said so. */
  #chosen: Readonly<Record<string, Seat>> = $state.raw({});
  #timer: ReturnType<typeof setInterval> | undefined;
  #channel: Channel<TournamentMessage> | null = null;

  constructor(id: string, table: number, key: string) {
    this.id = id;
    this.table = table;
    this.#key = key;
  }

  /** The address of this page, with the key. */
  get address(): string {
    const id = encodeURIComponent(this.id);
    return `/tournaments/${id}/table/${this.table}#${encodeURIComponent(this.#key)}`;
  }

  /** The boards of two teams, which are played at the same time; none where single players meet. */
  readonly boards = $derived.by(() => boardsOf(this.shown?.games ?? []));
  readonly game = $derived.by(() => {
    const games = this.shown?.games ?? [];
    return this.boards.length ? boardFor(games, this.#board) : currentGame(games);
  });
  /** The seat of the player who holds this phone; a report that they have sent shows it as well. */
  readonly seat: Seat | null = $derived.by(() =>
    this.game ? (this.game.you ?? this.#chosen[this.game.key] ?? null) : null,
  );
  /** The rules of this game: the handicap is that of its players (R7). */
  readonly agreed: RulesShown | null = $derived.by(
    () => this.rules && this.game && { ...this.rules, level: this.game.level },
  );
  readonly stage = $derived.by(() => (this.game ? stageOf(this.game, this.seat) : null));

  /** Who sits there: of a team, its member at this board. */
  nameOf(seat: Seat, game: TableGame | null = this.game): string {
    return game?.players?.[seat === 'first' ? 0 : 1] ?? this.entrantOf(seat, game);
  }

  /** Who takes part: a player or a team. */
  entrantOf(seat: Seat, game: TableGame | null = this.game): string {
    return this.shown?.entrants.find((each) => each.id === game?.[seat])?.name ?? '';
  }

  async open(): Promise<void> {
    await this.look();
    if (this.refused) return;
    void this.#agree();
    this.#channel = new Channel<TournamentMessage>({
      address: () => liveAddress(this.id),
      state: (connection) => (this.connection = connection),
      hear: () => void this.look(),
    });
    this.#timer = setInterval(() => {
      if (document.visibilityState === 'visible') void this.look();
    }, LOOK);
  }

  close(): void {
    clearInterval(this.#timer);
    this.#channel?.close();
  }

  /** Learns by which rules this tournament is played; the clock can be set without. */
  async #agree(): Promise<void> {
    try {
      this.rules = (await fetchTournament(this.id)).rules;
    } catch (error) {
      if (!(error instanceof Problem) && !(error instanceof Unreachable)) throw error;
    }
  }

  /** Asks how the table stands. */
  async look(): Promise<void> {
    try {
      const answer = await fetchTable(this.id, this.table, this.#key);
      // Nothing changes while an answer to a report is awaited: that one is newer.
      if (!this.busy) this.shown = answer;
      this.refused = null;
    } catch (error) {
      if (error instanceof Unreachable) return;
      if (!(error instanceof Problem)) throw error;
      // A busy server is asked again; what was known stays.
      if (!this.shown || error.status < 429) this.refused = error;
    }
  }

  /** The player of this seat holds the phone; nobody does who is here. */
  sit(seat: Seat | null, game: TableGame | null = this.game): void {
    if (!game) return;
    const { [game.key]: _, ...others } = this.#chosen;
    this.#chosen = seat ? { ...others, [game.key]: seat } : others;
    this.#board = seat ? game.key : '';
  }

  /** Goes back to all boards of two teams. */
  leave(): void {
    this.#board = '';
  }

  /** Reports the result for the player who holds this phone. */
  async report(result: Reportable): Promise<void> {
    const { game, seat } = this;
    if (!game || !seat || this.busy) return;
    this.busy = true;
    await attempt(async () => {
      const report = { game: game.key, seat, result };
      this.shown = await reportResult(this.id, this.table, this.#key, report);
    });
    // A visitor has become a guest by it.
    void refreshMe();
    this.busy = false;
  }
}
