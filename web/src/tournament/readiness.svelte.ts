/** Being there for one's game: the page says so as long as somebody looks at it. */

import { Problem, Unreachable } from '../api/problem';
import { tellReady } from '../api/tournaments';
import type { Tournament } from './tournament.svelte';

/** Milliseconds between two times of saying so. */
const AGAIN = 10_000;

/** Says that this person is there while their game waits and they look; calls `begun` when it begins.
 *  To be called while a component is made. */
export function keepReady(tournament: Tournament, begun: (game: string) => void): void {
  let awaited: string | null = null;
  let visible = $state(document.visibilityState === 'visible');
  const waiting = $derived(tournament.game?.state === 'waiting' ? tournament.game.key : null);
  const playing = $derived(tournament.game?.state === 'playing' ? tournament.game : null);

  $effect(() => {
    const look = (): void => void (visible = document.visibilityState === 'visible');
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  });

  $effect(() => {
    if (!visible || !waiting || tournament.shown?.venue !== 'server') return;
    const key = waiting;
    awaited = key;
    const tell = async (): Promise<void> => {
      try {
        const { game } = await tellReady(tournament.id, key);
        if (game && awaited === key) begin(game);
      } catch (error) {
        // It is said again soon; whoever was too late sees it in the list.
        if (!(error instanceof Problem) && !(error instanceof Unreachable)) throw error;
      }
    };
    void tell();
    const timer = setInterval(() => void tell(), AGAIN);
    return () => clearInterval(timer);
  });

  // The other one came later: the list says that the game has begun.
  $effect(() => {
    if (playing?.game && awaited === playing.key && visible) begin(playing.game);
  });

  function begin(game: string): void {
    awaited = null;
    begun(game);
  }
}
