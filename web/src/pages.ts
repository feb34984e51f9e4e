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
    path: '/learn',
    title: 'web.page.learn',
    load: () => import('./pages/Learn.svelte'),
    menu: 'main',
  },
  { path: '/learn/{lesson}', title: 'web.page.learn', load: () => import('./pages/Lesson.svelte') },
  {
    path: '/puzzles',
    title: 'web.page.puzzles',
    load: () => import('./pages/Puzzles.svelte'),
    menu: 'main',
  },
  { path: '/puzzles/{id}', title: 'web.page.puzzle', load: () => import('./pages/Puzzle.svelte') },
  {
    path: '/analysis',
    title: 'web.page.analysis',
    load: () => import('./pages/Analysis.svelte'),
    menu: 'main',
  },
  { path: '/review/{id}', title: 'review.title', load: () => import('./pages/Review.svelte') },
  {
    path: '/review',
    title: 'review.title',
    load: () => import('./pages/Review.svelte'),
    menu: 'more',
  },
  {
    path: '/drill',
    title: 'web.page.drill',
    load: () => import('./pages/Drill.svelte'),
    menu: 'more',
  },
  {
    path: '/fill',
    title: 'web.page.fill',
    load: () => import('./pages/Fill.svelte'),
    menu: 'more',
  },
  {
    path: '/atlas',
    title: 'web.page.atlas',
    load: () => import('./pages/Atlas.svelte'),
    menu: 'more',
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
