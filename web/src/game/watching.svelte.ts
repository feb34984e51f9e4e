/** The lists of games that are played and that are over, as they change. */

import { get } from '../api/client';
import { Channel } from '../api/live';
import type { BoardsMessage, GameList, GameListed } from '../api/types';

/** The games of a list with some of them replaced by newer ones; others are put first. */
export function merged(
  games: readonly GameListed[],
  newer: readonly GameListed[],
): readonly GameListed[] {
  const latest = new Map(games.map((game) => [game.id, game]));
  const fresh: GameListed[] = [];
  for (const game of newer) {
    const known = latest.get(game.id);
    if (!known) fresh.push(game);
    else if (game.number >= known.number) latest.set(game.id, game);
  }
  // In their places: a board that is being watched does not move.
  return [...fresh, ...games.map((game) => latest.get(game.id)!)];
}

type Status = GameListed['status'];

interface Selection {
  /** Only the games of this tournament … */
  tournament: string;
  /** … which are these: messages come about all games. */
  has: (game: string) => boolean;
}

export class LiveGames {
  playing: readonly GameListed[] | null = $state.raw(null);
  over: readonly GameListed[] = $state.raw([]);
  /** Where the pages that were not loaded yet begin. */
  next: Record<Status, string | null> = $state({ playing: null, over: null });
  #channel: Channel<BoardsMessage> | null = null;
  #closed = false;
  #selection: Selection | null;

  constructor(selection: Selection | null = null) {
    this.#selection = selection;
  }

  /** Reads both lists and follows them. */
  async open(): Promise<void> {
    const [playing, over] = await Promise.all([this.#page('playing'), this.#page('over')]);
    this.next = { playing: playing.next, over: over.next };
    this.playing = playing.games;
    this.over = over.games;
    if (this.#closed) return;
    let again = false;
    this.#channel = new Channel({
      address: () => '/api/games/live',
      state: (connection) => {
        // What changed while nobody listened.
        if (connection === 'live') void this.#catchUp(again).catch(() => undefined);
        if (connection === 'lost') again = true;
      },
      hear: (message) => {
        if (message.type === 'games') this.#take(message.games);
      },
    });
  }

  close(): void {
    this.#closed = true;
    this.#channel?.close();
  }

  /** Loads the next page of a list, after what is there. */
  async more(status: Status): Promise<void> {
    const page = await this.#page(status, this.next[status]);
    const shown = new Set((this[status] ?? []).map((game) => game.id));
    this[status] = [...(this[status] ?? []), ...page.games.filter((game) => !shown.has(game.id))];
    this.next[status] = page.next;
  }

  /** Reads the newest games again; after a break, also how those ended that were being played. */
  async #catchUp(again: boolean): Promise<void> {
    const [playing, over] = await Promise.all([this.#page('playing'), this.#page('over')]);
    this.#take([...playing.games, ...over.games]);
    if (!again || playing.next) return;
    // The whole list of those being played is known: the others are over.
    const known = new Set(playing.games.map((game) => game.id));
    this.playing = this.playing!.filter((game) => known.has(game.id));
  }

  #take(all: readonly GameListed[]): void {
    const games = all.filter(({ id }) => this.#selection?.has(id) ?? true);
    const over = games.filter((game) => game.status === 'over');
    const ended = new Set([...this.over, ...over].map((game) => game.id));
    const playing = games.filter((game) => game.status === 'playing' && !ended.has(game.id));
    this.playing = merged(this.playing ?? [], playing).filter((game) => !ended.has(game.id));
    this.over = merged(this.over, over);
  }

  #page(status: Status, before: string | null = null): Promise<GameList> {
    const query = new URLSearchParams({ status, limit: '20' });
    if (before) query.set('before', before);
    if (this.#selection) query.set('tournament', this.#selection.tournament);
    return get<GameList>(`/api/games?${query}`);
  }
}
