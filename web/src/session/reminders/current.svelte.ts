/** The person's games with others, and what others want from them: wherever in the app they are. */

import { get } from '../../api/client';
import type { CurrentGame, CurrentGames, LobbyMessage } from '../../api/types';
import { announce } from '../announcer.svelte';
import { flashTitle, notifyOutside } from './attention.svelte';
import { hearLobby, reenterLobby } from './lobby';
import { REQUESTS, type RequestKind } from './requests';
import { say } from '../texts.svelte';

/** What the other player of a game waits for. */
interface Request {
  game: string;
  kind: RequestKind;
  name: string;
}

/** A game of a tournament that waits for its players. */
type PairedMessage = Extract<LobbyMessage, { type: 'paired' }>;

/** A challenge to one player, as the one or the other sees it. */
type Direct = Extract<LobbyMessage, { type: 'challenge' }>['challenge'];

const about = (game: string): string => `/game/${game}`;
const tournamentAt = (id: string): string => `/tournaments/${id}`;

export class Current {
  player: string | null = $state(null);
  games: readonly CurrentGame[] = $state.raw([]);
  challenges: readonly Direct[] = $state.raw([]);
  requests: readonly Request[] = $state.raw([]);
  /** Games of tournaments that wait for this person, who has not come yet. */
  paired: readonly PairedMessage[] = $state.raw([]);
  #leave: (() => void) | null = null;
  /** Counts what was asked for, so that no older answer replaces a newer one. */
  #asked = 0;

  /** Asks the server for the games; whoever has begun to play is heard of from now on. */
  async refresh(): Promise<void> {
    const number = (this.#asked += 1);
    const answer = await get<CurrentGames>('/api/me/games').catch(() => null);
    if (!answer || number !== this.#asked) return;
    const before = this.player;
    this.player = answer.player;
    this.games = answer.games;
    if (answer.player === before) return;
    this.challenges = [];
    this.requests = [];
    this.paired = [];
    if (answer.player === null) this.close();
    else if (this.#leave) reenterLobby();
    else this.#listen();
  }

  /** Listens to nothing any more. */
  close(): void {
    this.#leave?.();
    this.#leave = null;
  }

  /** Somebody is at a page: what it shows need not be told elsewhere. */
  arrive(path: string): void {
    this.requests = this.requests.filter(({ game }) => about(game) !== path);
    this.paired = this.paired.filter(
      ({ tournament, deadline }) =>
        tournamentAt(tournament) !== path && (deadline === null || deadline > Date.now()),
    );
  }

  #listen(): void {
    let lost = false;
    this.#leave = hearLobby({
      hear: (message) => this.hear(message),
      state: (connection) => {
        // What happened while there was no connection is told nowhere but in the list.
        if (connection === 'live' && lost) void this.refresh();
        lost = connection === 'lost';
      },
    });
  }

  /** Takes in a message of the lobby. */
  hear(message: LobbyMessage): void {
    if (message.type === 'challenge') this.#challenged(message.challenge);
    else if (message.type === 'request') this.#requested(message);
    else if (message.type === 'paired') this.#paired(message);
    else if (message.type === 'turn' || message.type === 'started') void this.#played(message);
  }

  async #played(message: { type: 'turn' | 'started'; game: string }): Promise<void> {
    // The game of a tournament has begun: nobody need be called to it any more.
    if (message.type === 'started') this.paired = [];
    await this.refresh();
    const game = this.games.find(({ id }) => id === message.game);
    if (game?.your_turn) {
      tell(say('web-banner-turn', { name: game.opponent }), about(game.id));
    }
  }

  #paired(message: PairedMessage): void {
    const path = tournamentAt(message.tournament);
    // At the tournament's page the game is shown there.
    if (location.pathname === path) return;
    const same = ({ tournament, game }: PairedMessage): boolean =>
      tournament === message.tournament && game === message.game;
    const known = this.paired.some(same);
    this.paired = [message, ...this.paired.filter((each) => !same(each))];
    const { name, opponent } = message;
    if (!known) tell(say('web-banner-paired', { name: opponent, tournament: name }), path);
  }

  #challenged(challenge: Direct): void {
    const known = this.challenges.some(({ id }) => id === challenge.id);
    const others = this.challenges.filter(({ id }) => id !== challenge.id);
    const waits = challenge.state === 'waiting' && challenge.for_me;
    this.challenges = waits ? [challenge, ...others] : others;
    if (waits && !known) {
      tell(say('web-banner-challenge', { name: challenge.by.name }), `/challenge/${challenge.id}`);
    }
  }

  #requested({ game, kind, name }: Request): void {
    // At the table itself the request is shown there.
    if (location.pathname === about(game)) return;
    const known = this.requests.some((each) => each.game === game && each.kind === kind);
    const others = this.requests.filter((each) => each.game !== game);
    this.requests = [{ game, kind, name }, ...others];
    if (!known) tell(say(REQUESTS[kind], { name }), about(game));
  }
}

/** Says something aloud on a page that is not about it, and outside the app. */
function tell(sentence: string, path: string): void {
  if (location.pathname === path) return;
  announce(sentence);
  flashTitle(sentence);
  notifyOutside('Fourfold', sentence, path);
}
