/** Presence for a game: the page reports it while it is visible. */

import { tellHere, tellReady } from '../api/tournaments';
import { ANY, Readiness } from './readiness';
import type { Tournament } from './tournament.svelte';
import { awaits } from './view';

/** Says that this person is there while their game waits and they look; calls `begun` when it begins.
 *  To be called while a component is made. */
export function keepReady(tournament: Tournament, begun: (game: string) => void): void {
  const { id } = tournament;
  const readiness = new Readiness(
    (key) => (key === ANY ? tellHere(id) : tellReady(id, key)),
    begun,
  );
  let visible = $state(document.visibilityState === 'visible');
  const row = $derived(tournament.shown?.venue === 'server' ? tournament.game : null);
  const free = $derived(tournament.shown ? awaits(tournament.shown, tournament.me) : false);

  $effect(() => {
    const look = (): void => void (visible = document.visibilityState === 'visible');
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  });
  $effect(() => {
    readiness.update({
      visible,
      waiting: row?.state === 'waiting' ? row.key : !row && free ? ANY : null,
      playing: row?.state === 'playing' && row.game ? { key: row.key, game: row.game } : null,
    });
  });
  $effect(() => () => readiness.close());
}
