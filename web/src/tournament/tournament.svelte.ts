/** One tournament on a screen: what the server has sent of it, kept up to date, and what is done. */

import { Channel, type Connection } from '../api/live';
import { Problem, Unreachable } from '../api/problem';
import {
  changeTournament,
  direct,
  fetchTournament,
  liveAddress,
  retract,
  type EntrantShown,
  type GameRow,
  type NewTournament,
  type TournamentMessage,
  type TournamentShown,
} from '../api/tournaments';
import { attempt } from '../session/attempt';
import { mine } from '../session/me.svelte';
import { byId, changed, gameFor, peopleOf } from './view';

/** Milliseconds until a server that did not answer is asked again. */
const AGAIN = 3000;

type Path = readonly (string | number)[];

export class Tournament {
  readonly id: string;
  shown: TournamentShown | null = $state.raw(null);
  missing = $state(false);
  connection: Connection = $state('connecting');
  /** Something is being done: no second thing meanwhile. */
  busy = $state(false);
  #channel: Channel<TournamentMessage> | null = null;
  #closed = false;
  #retry: ReturnType<typeof setTimeout> | undefined;

  readonly people = $derived(this.shown ? peopleOf(this.shown) : []);
  readonly entrants = $derived(byId(this.people));
  /** This person among the entrants. */
  readonly me: EntrantShown | null = $derived.by(() => {
    const player = mine.me?.player?.id;
    const known = this.shown?.mine?.entrant;
    const own = (each: EntrantShown): boolean =>
      each.id === known || (player !== undefined && each.player === player);
    return this.shown?.entrants.find(own) ?? null;
  });
  /** The game that this person should come to, or plays. */
  readonly game: GameRow | null = $derived(
    this.me && this.shown ? gameFor(this.shown.rounds, this.me.id) : null,
  );
  /** Whether this person may direct it. */
  readonly directs: boolean = $derived(
    this.shown?.you === 'director' || this.shown?.you === 'helper',
  );

  constructor(id: string) {
    this.id = id;
  }

  /** Reads the tournament and follows it; a server that does not answer is asked again. */
  async open(): Promise<void> {
    try {
      await this.refresh();
    } catch (error) {
      if (!(error instanceof Problem) && !(error instanceof Unreachable)) throw error;
      this.missing = error instanceof Problem && error.missing;
      if (this.missing || this.#closed) return;
      this.connection = 'lost';
      this.#retry = setTimeout(() => void this.open(), AGAIN);
      return;
    }
    if (this.#closed) return;
    this.#channel = new Channel<TournamentMessage>({
      address: () => liveAddress(this.id),
      state: (connection) => (this.connection = connection),
      hear: (message) => this.hear(message),
    });
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#retry);
    this.#channel?.close();
  }

  /** Asks for everything again, with what only this person may know. */
  async refresh(): Promise<void> {
    this.take(await fetchTournament(this.id));
  }

  /** Shows what the server has answered to this person, unless something newer has come meanwhile. */
  take(answer: TournamentShown): void {
    if (!this.shown || answer.touched >= this.shown.touched) this.shown = answer;
    else this.shown = { ...this.shown, you: answer.you, mine: answer.mine };
  }

  hear(message: TournamentMessage): void {
    if (!this.shown || message.type === 'ping') return;
    if (message.type === 'tournament-change') {
      const after = changed(this.shown, message);
      if (after) this.shown = after;
      // Something was done here meanwhile. If the question fails, the connection has failed, too,
      // and begins with everything when it is back.
      else void this.refresh().catch(() => undefined);
    } else if (message.touched >= this.shown.touched) {
      const { type: _, ...common } = message;
      // The message is the same for everybody: what it says about its reader is empty.
      this.shown = { ...common, you: this.shown.you, mine: this.shown.mine };
    }
  }

  nameOf(entrant: string): string {
    return this.entrants.get(entrant)?.name ?? entrant;
  }

  /** The names of those who sit at the board, the first player first: of teams, the members. */
  playersOf(row: GameRow): [string, string] {
    const [first = this.nameOf(row.first), second = this.nameOf(row.second)] = row.players ?? [];
    return [first, second];
  }

  /** Does something and shows what follows; answers whether it worked. */
  do(what: Path, body?: unknown): Promise<boolean> {
    return this.#doing(() => direct(this.id, what, body));
  }

  /** Takes something back. */
  undo(what: Path): Promise<boolean> {
    return this.#doing(() => retract(this.id, what));
  }

  /** Changes what was announced. */
  change(wanted: Partial<NewTournament>): Promise<boolean> {
    return this.#doing(() => changeTournament(this.id, wanted));
  }

  async #doing(act: () => Promise<unknown>): Promise<boolean> {
    this.busy = true;
    try {
      return await attempt(async () => {
        await act();
        await this.refresh();
      });
    } finally {
      this.busy = false;
    }
  }
}
