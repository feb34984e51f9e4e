/** Every page of the app, in the order of the navigation. A page is loaded when it is visited. */

import type { Page } from './router.svelte';

export const PAGES: readonly Page[] = [
  { path: '/', title: 'web.page.play', load: () => import('./pages/Play.svelte'), menu: 'main' },
  { path: '/game/{id}', title: 'web.page.game', load: () => import('./pages/Game.svelte') },
  {
    path: '/challenge/{id}',
    title: 'web.page.challenge',
    load: () => import('./pages/Challenge.svelte'),
  },
  {
    path: '/settings',
    title: 'web.page.settings',
    load: () => import('./pages/Settings.svelte'),
    menu: 'own',
  },
];
