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
    path: '/live',
    title: 'web.page.live',
    load: () => import('./pages/Live.svelte'),
    menu: 'more',
  },
  {
    path: '/leaderboard',
    title: 'web.page.leaderboard',
    load: () => import('./pages/Leaderboard.svelte'),
    menu: 'more',
  },
  { path: '/player/{id}', title: 'web.page.player', load: () => import('./pages/Player.svelte') },
  {
    path: '/account',
    title: 'web.page.account',
    load: () => import('./pages/Account.svelte'),
    menu: 'own',
  },
  {
    path: '/settings',
    title: 'web.page.settings',
    load: () => import('./pages/Settings.svelte'),
    menu: 'own',
  },
];
