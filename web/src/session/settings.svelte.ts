/** What a person chose, kept in this browser; an account takes it along (`session/account.ts`). */

import { EDITIONS, TRAITS, type Edition, type Sorting } from '../notation/pieces';
import { matchLanguage } from './languages';

export type Theme = 'auto' | 'light' | 'dark' | 'contrast';
export type Motion = 'auto' | 'full' | 'reduced';
/** How the board is seen; `auto` is flat where the squares are small. */
export type View = 'auto' | 'flat' | 'slanted';
/** What board and pieces are made of: blocks of style/themes.css. */
export type PieceSet = 'wood' | 'slate' | 'bright';
/** How long the computer takes over a turn, so that it can be followed. */
export type Pace = 'instant' | 'quick' | 'calm';

export interface Settings {
  /** A code such as `fr`, or `auto` for the browser's own. */
  language: string;
  edition: Edition;
  theme: Theme;
  motion: Motion;
  sound: boolean;
  /** Ask before an action is sent. */
  confirm: boolean;
  coordinates: boolean;
  /** Tell me outside the page that it is my turn. */
  notify: boolean;
  /** Between these times of day nothing is told while the app is closed: HH:MM, or empty. */
  quietFrom: string;
  quietUntil: string;
  /** How the tray is sorted. */
  tray: Sorting;
  view: View;
  pieces: PieceSet;
  pace: Pace;
  /** Whether the computer's characters say something now and then. */
  characters: boolean;
  /** How loud sounds are, from 0 to 1. */
  volume: number;
  /** Whether the table clock makes a phone vibrate. */
  vibration: boolean;
  /** Whether single keys act in a game. */
  shortcuts: boolean;
  /** Whether the fourth square sends a call. */
  sendOnFourth: boolean;
  /** The piece that stands for this person, as a digit; empty when none was chosen. */
  avatar: string;
  /** Whether what other spectators say is shown. */
  spectatorTalk: boolean;
  /** Whether others see that this person is online. */
  showOnline: boolean;
  /** Whether the introduction has been offered. */
  introduced: boolean;
  /** How many games this person has finished; newcomers get more help. */
  gamesFinished: number;
}

export const DEFAULTS: Readonly<Settings> = {
  language: 'auto',
  edition: 'classic',
  theme: 'auto',
  motion: 'auto',
  sound: true,
  confirm: false,
  coordinates: true,
  notify: false,
  quietFrom: '',
  quietUntil: '',
  tray: 'number',
  view: 'auto',
  pieces: 'wood',
  pace: 'quick',
  characters: true,
  volume: 0.8,
  vibration: true,
  shortcuts: true,
  sendOnFourth: false,
  avatar: '',
  spectatorTalk: true,
  showOnline: true,
  introduced: false,
  gamesFinished: 0,
};

export const THEMES: readonly Theme[] = ['auto', 'light', 'dark', 'contrast'];
export const MOTIONS: readonly Motion[] = ['auto', 'full', 'reduced'];
export const VIEWS: readonly View[] = ['auto', 'flat', 'slanted'];
export const SETS: readonly PieceSet[] = ['wood', 'slate', 'bright'];
export const PACES: readonly Pace[] = ['instant', 'quick', 'calm'];

const among =
  (values: readonly string[]) =>
  (value: string): boolean =>
    values.includes(value);

const isTime = (value: string): boolean => /^(([01]\d|2[0-3]):[0-5]\d)?$/.test(value);

/** Which values a setting takes, where the kind of its default does not say so. */
const VALID: { [Name in keyof Settings]?: (value: Settings[Name]) => boolean } = {
  edition: among(EDITIONS),
  theme: among(THEMES),
  motion: among(MOTIONS),
  quietFrom: isTime,
  quietUntil: isTime,
  tray: among(['number', ...TRAITS]),
  view: among(VIEWS),
  pieces: among(SETS),
  pace: among(PACES),
  volume: (value) => value >= 0 && value <= 1,
  avatar: (value) => /^[0-9a-f]?$/.test(value),
  gamesFinished: (value) => Number.isSafeInteger(value) && value >= 0,
};

function isValid(name: keyof Settings, value: unknown): boolean {
  if (typeof value !== typeof DEFAULTS[name]) return false;
  const valid = VALID[name] as ((value: unknown) => boolean) | undefined;
  return valid?.(value) ?? true;
}

const KEY = 'fourfold.settings';

/** Settings out of a stored text; whatever cannot be read there is at its default. */
export function readSettings(text: string | null): Settings {
  let stored: unknown;
  try {
    stored = JSON.parse(text ?? '{}');
  } catch {
    stored = {};
  }
  return { ...DEFAULTS, ...knownSettings(stored) };
}

/** Those settings of an object that there are, with a value that they can have. */
export function knownSettings(stored: unknown): Partial<Settings> {
  const known = Object.entries(stored ?? {}).filter(
    ([name, value]) => Object.hasOwn(DEFAULTS, name) && isValid(name as keyof Settings, value),
  );
  const found: Partial<Settings> = Object.fromEntries(known);
  if (found.language === undefined || found.language === 'auto') return found;
  // As it is called now: what was stored as `pt` is `pt-PT`; one without a file is the browser's.
  return { ...found, language: matchLanguage(found.language) ?? 'auto' };
}

/** Where a browser keeps things; one that keeps nothing still plays. */
export function storage(): Storage | null {
  try {
    return globalThis.localStorage ?? null;
  } catch {
    return null;
  }
}

export const settings: Settings = $state(readSettings(storage()?.getItem(KEY) ?? null));

let listener: (() => void) | null = null;

/** Calls this after each change that a person made. */
export function whenChanged(call: (() => void) | null): void {
  listener = call;
}

/** Changes settings, shows the change at once, and keeps it. */
export function change(some: Partial<Settings>): void {
  Object.assign(settings, some);
  try {
    storage()?.setItem(KEY, JSON.stringify(settings));
  } catch {
    // Full or forbidden: the change holds until the page is closed.
  }
  showTheme();
  listener?.();
}

function prefers(query: string): boolean {
  return typeof matchMedia === 'function' && matchMedia(query).matches;
}

/** The theme to draw: the chosen one, or what the system asks for. */
function currentTheme(): Exclude<Theme, 'auto'> {
  if (settings.theme !== 'auto') return settings.theme;
  if (prefers('(prefers-contrast: more)') || prefers('(forced-colors: active)')) return 'contrast';
  return prefers('(prefers-color-scheme: dark)') ? 'dark' : 'light';
}

/** Whether pieces may travel. */
export function mayMove(): boolean {
  if (settings.motion !== 'auto') return settings.motion === 'full';
  return !prefers('(prefers-reduced-motion: reduce)');
}

function showTheme(): void {
  const root = document.documentElement;
  root.dataset['theme'] = currentTheme();
  root.dataset['pieces'] = settings.pieces;
  root.dataset['motion'] = mayMove() ? 'full' : 'reduced';
  const paper = getComputedStyle(root).getPropertyValue('--paper').trim();
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', paper);
}

/** Shows the theme, and follows the system when it changes. */
export function followTheme(): void {
  showTheme();
  for (const query of [
    '(prefers-color-scheme: dark)',
    '(prefers-contrast: more)',
    '(forced-colors: active)',
    '(prefers-reduced-motion: reduce)',
  ]) {
    matchMedia(query).addEventListener('change', showTheme);
  }
}
