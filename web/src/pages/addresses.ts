/** Every page of the app, in the order of the navigation. A page is loaded when it is visited. */

import type { Page } from './router.svelte';

export const PAGES: readonly Page[] = [
  { path: '/', title: 'web-page-play', load: () => import('./play/Play.svelte'), menu: 'main' },
  { path: '/game/{id}', title: 'web-page-game', load: () => import('./play/Game.svelte') },
  {
    path: '/challenge/{id}',
    title: 'web-page-challenge',
    load: () => import('./play/Challenge.svelte'),
  },
  {
    path: '/learn',
    title: 'web-page-learn',
    load: () => import('./study/Learn.svelte'),
    menu: 'main',
  },
  { path: '/intro', title: 'web-page-intro', load: () => import('./study/Intro.svelte') },
  { path: '/learn/{lesson}', title: 'web-page-learn', load: () => import('./study/Lesson.svelte') },
  {
    path: '/puzzles',
    title: 'web-page-puzzles',
    load: () => import('./study/Puzzles.svelte'),
    menu: 'main',
  },
  { path: '/puzzles/{id}', title: 'web-page-puzzle', load: () => import('./study/Puzzle.svelte') },
  {
    path: '/analysis',
    title: 'web-page-analysis',
    load: () => import('./study/Analysis.svelte'),
    menu: 'main',
  },
  { path: '/review/{id}', title: 'review-title', load: () => import('./study/Review.svelte') },
  {
    path: '/review',
    title: 'review-title',
    load: () => import('./study/Review.svelte'),
    menu: 'more',
  },
  {
    path: '/drill',
    title: 'web-page-drill',
    load: () => import('./study/Drill.svelte'),
    menu: 'more',
  },
  {
    path: '/fill',
    title: 'web-page-fill',
    load: () => import('./study/Fill.svelte'),
    menu: 'more',
  },
  {
    path: '/atlas',
    title: 'web-page-atlas',
    load: () => import('./study/Atlas.svelte'),
    menu: 'more',
  },
  {
    path: '/clock',
    title: 'web-page-clock',
    load: () => import('./venue/Clock.svelte'),
    menu: 'more',
  },
  {
    path: '/referee',
    title: 'web-page-referee',
    load: () => import('./venue/Referee.svelte'),
    menu: 'more',
  },
  {
    path: '/tournaments',
    title: 'web-page-tournaments',
    load: () => import('./tournaments/Calendar.svelte'),
    menu: 'main',
  },
  {
    path: '/tournaments/new',
    title: 'web-page-tournament-new',
    load: () => import('./tournaments/Announce.svelte'),
  },
  {
    path: '/tournaments/{id}',
    title: 'web-page-tournament',
    load: () => import('./tournaments/Tournament.svelte'),
  },
  {
    path: '/tournaments/{id}/edit',
    title: 'web-page-tournament-edit',
    load: () => import('./tournaments/Edit.svelte'),
  },
  {
    path: '/tournaments/{id}/desk',
    title: 'web-page-desk',
    load: () => import('./venue/Desk.svelte'),
  },
  {
    path: '/tournaments/{id}/table/{table}',
    title: 'web-page-table',
    load: () => import('./venue/Table.svelte'),
  },
  {
    path: '/live',
    title: 'web-page-live',
    load: () => import('./play/Live.svelte'),
    menu: 'more',
  },
  {
    path: '/leaderboard',
    title: 'web-page-leaderboard',
    load: () => import('./people/players/Leaderboard.svelte'),
    menu: 'more',
  },
  {
    path: '/player/{id}',
    title: 'web-page-player',
    load: () => import('./people/players/Player.svelte'),
  },
  {
    path: '/people',
    title: 'web-page-people',
    load: () => import('./people/players/People.svelte'),
    menu: 'own',
  },
  {
    path: '/account',
    title: 'web-page-account',
    load: () => import('./people/account/Account.svelte'),
    menu: 'own',
  },
  {
    path: '/settings',
    title: 'web-page-settings',
    load: () => import('./people/settings/Settings.svelte'),
    menu: 'own',
  },
];
