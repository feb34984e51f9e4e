/** Being there for one's game: the page says so as long as somebody looks at it. */

import { tellReady } from '../api/tournaments';
import { Readiness } from './readiness';
import type { Tournament } from './tournament.svelte';

/** Says that this person is there while their game waits and they look; calls `begun` when it begins.
 *  To be called while a component is made. */
export function keepReady(tournament: Tournament, begun: (game: string) => void): void {
  const readiness = new Readiness((key) => tellReady(tournament.id, key), begun);
  let visible = $state(document.visibilityState === 'visible');
  const onServer = $derived(tournament.shown?.venue === 'server');
  const row = $derived(onServer ? tournament.game : null);

  $effect(() => {
    const look = (): void => void (visible = document.visibilityState === 'visible');
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  });
  $effect(() => {
    readiness.update({
      visible,
      waiting: row?.state === 'waiting' ? row.key : null,
      playing: row?.state === 'playing' && row.game ? { key: row.key, game: row.game } : null,
    });
  });
  $effect(() => () => readiness.close());
}
