/** The director's desk on a screen: what is entered, what is on its way, what has been refused. */

import { joinHelpers } from '../../api/desk';
import { Problem, Unreachable } from '../../api/problem';
import {
  direct,
  importEntrants,
  type GameResult,
  type GameRow,
  type NewEntrant,
  type RoundShown,
  type TournamentShown,
} from '../../api/tournaments';
import type { Seat } from '../../api/types';
import { notify } from '../../session/announcer.svelte';
import { attempt, reasonOf } from '../../session/attempt';
import { refreshMe } from '../../session/me.svelte';
import { Tournament } from '../../tournament/tournament.svelte';
import { Saving } from './saving.svelte';
import { isContinuous, nextStep } from './state';

/** Milliseconds between two looks at what players have reported, which only the desk is shown. */
const LOOK = 4000;
/** How many finished games of an arena or a ladder stay on the desk. */
const RECENT = 20;

/** A player who was typed in and could not enter. */
export interface RefusedEntry {
  number: number;
  entrant: NewEntrant;
  reason: string;
}

export class Desk {
  readonly tournament: Tournament;
  readonly saving: Saving<TournamentShown | undefined>;
  /** Why the key does not let this person direct; null while it may. */
  denied: string | null = $state(null);
  joining = $state(false);
  refused: readonly RefusedEntry[] = $state.raw([]);
  /** The result entered here last, so that it can be taken back with one press. */
  latest: { key: string; result: GameResult } | null = $state.raw(null);
  /** The round on the desk; null for the newest, whichever that is. */
  chosen: number | null = $state(null);
  #refusals = 0;
  #timer: ReturnType<typeof setInterval> | undefined;

  constructor(id: string) {
    this.tournament = new Tournament(id);
    this.saving = new Saving((answer) => {
      if (answer?.rounds) this.tournament.take(answer);
    });
  }

  readonly shown = $derived.by(() => this.tournament.shown);
  readonly step = $derived.by(() => (this.shown ? nextStep(this.shown) : null));
  readonly newest = $derived.by(() => this.shown?.rounds.at(-1)?.number ?? 0);
  readonly round: RoundShown | null = $derived.by(() => {
    const wanted = Math.min(this.chosen ?? this.newest, this.newest);
    return this.shown?.rounds.find((each) => each.number === wanted) ?? null;
  });
  /** The games on the desk: those of the round; without rounds the open ones, then the newest. */
  readonly games: readonly GameRow[] = $derived.by(() => {
    if (!this.shown || !isContinuous(this.shown)) return this.round?.games ?? [];
    const newest = this.shown.rounds.flatMap((round) => round.games).reverse();
    const open = newest.filter((row) => row.state !== 'over');
    return [...open, ...newest.filter((row) => row.state === 'over').slice(0, RECENT)];
  });
  readonly waitingEntrants = $derived.by(() =>
    this.saving.tasks.flatMap(({ about, value, number }) =>
      about === 'entrant' ? [{ number, entrant: value as NewEntrant }] : [],
    ),
  );

  /** Opens the tournament, and lets this person direct it where there is a key. */
  async open(key: string): Promise<void> {
    if (key) await this.join(key);
    await this.tournament.open();
    this.#timer = setInterval(() => void this.#look(), LOOK);
  }

  close(): void {
    clearInterval(this.#timer);
    this.saving.close();
    this.tournament.close();
  }

  /** Becomes a helper with the director's key. */
  async join(key: string): Promise<boolean> {
    this.joining = true;
    this.denied = null;
    try {
      await joinHelpers(this.tournament.id, key.trim());
      if (this.tournament.shown) await this.tournament.refresh();
      // A visitor has become a guest by it.
      void refreshMe();
      return true;
    } catch (error) {
      this.denied = reasonOf(error);
      return false;
    } finally {
      this.joining = false;
    }
  }

  async #look(): Promise<void> {
    const open = this.shown?.rounds.at(-1)?.games.some((row) => row.state !== 'over');
    if (!open || document.visibilityState !== 'visible' || !this.tournament.directs) return;
    try {
      await this.tournament.refresh();
    } catch (error) {
      if (!(error instanceof Problem) && !(error instanceof Unreachable)) throw error;
    }
  }

  #do(
    about: string,
    value: unknown,
    what: readonly (string | number)[],
    body: unknown,
    refused: (reason: string) => void = (reason) => notify(reason, 'bad'),
  ): Promise<boolean> {
    const send = (key: string): Promise<TournamentShown | undefined> =>
      direct(this.tournament.id, what, body, key);
    return this.saving.do(about, value, send, refused);
  }

  /** Enters a result, or corrects the one there is. */
  enter(row: GameRow, result: GameResult): Promise<boolean> {
    const was = this.resultOf(row);
    this.latest = { key: row.key, result };
    return this.#result(row.key, result, was);
  }

  /** Takes back the result that was entered here last. */
  takeBack(): Promise<boolean> {
    const { latest } = this;
    if (!latest) return Promise.resolve(false);
    this.latest = null;
    return this.#result(latest.key, null, latest.result);
  }

  /** `was`: what the desk shows; where another director has entered something else meanwhile, the
   *  server refuses. */
  #result(key: string, result: GameResult | null, was: GameResult | null): Promise<boolean> {
    const refused = (reason: string): void => {
      if (this.latest?.key === key) this.latest = null;
      notify(reason, 'bad');
    };
    return this.#do(`result ${key}`, result, ['games', key, 'result'], { result, was }, refused);
  }

  /** A player, or both (null), did not come. */
  forfeit(row: GameRow, absent: Seat | null): Promise<boolean> {
    const results = { first: '-:+', second: '+:-' } as const;
    const result = absent ? results[absent] : '-:-';
    return this.#do(`result ${row.key}`, result, ['games', row.key, 'forfeit'], { absent });
  }

  /** The result of a game as it will be when everything is saved; null while there is none. */
  resultOf(row: GameRow): GameResult | null {
    const pending = this.saving.pending(`result ${row.key}`);
    return pending ? (pending.value as GameResult | null) : row.result;
  }

  add(entrant: NewEntrant): Promise<boolean> {
    return this.#do('entrant', entrant, ['entrants'], entrant, (reason) => {
      this.refused = [...this.refused, { number: (this.#refusals += 1), entrant, reason }];
    });
  }

  forget(number: number): void {
    this.refused = this.refused.filter((each) => each.number !== number);
  }

  /** Enters all players of a file; answers how many, or null where it was refused. */
  async read(file: Blob): Promise<number | null> {
    const before = this.shown?.entrants.length ?? 0;
    const read = await attempt(async () => {
      await importEntrants(this.tournament.id, file);
      await this.tournament.refresh();
    });
    return read ? (this.shown?.entrants.length ?? 0) - before : null;
  }

  /** What becomes of an entrant: `withdraw`, `pause`, `resume`, `bye`. */
  treat(entrant: string, what: string, body: unknown = {}): Promise<boolean> {
    return this.#do(`player ${entrant}`, what, ['entrants', entrant, what], body);
  }

  async pair(body: unknown = {}): Promise<boolean> {
    const paired = await this.#do('pair', null, ['pair'], body);
    if (paired) this.chosen = null;
    return paired;
  }

  finish(): Promise<boolean> {
    return this.#do('finish', null, ['finish'], {});
  }
}
