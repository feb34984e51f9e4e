/** Newcomers get a friendly net until they have finished a few games. */

import { settings } from './settings.svelte';

const GAMES = 3;

/** Whether this person has not finished three games yet. */
export const isNewcomer = (): boolean => settings.gamesFinished < GAMES;
