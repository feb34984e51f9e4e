/** What a person chose, kept in this browser; an account takes it along (`session/account.ts`). */

import type { Edition, Sorting } from '../notation/pieces';
import { matchLanguage } from './languages';

export type Theme = 'auto' | 'light' | 'dark' | 'contrast';
export type Motion = 'auto' | 'full' | 'reduced';

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
  /** How the tray is sorted. */
  tray: Sorting;
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
  tray: 'number',
};

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

/** Those settings of an object that there are, of the right kind. */
export function knownSettings(stored: unknown): Partial<Settings> {
  const known = Object.entries(stored ?? {}).filter(
    ([name, value]) => name in DEFAULTS && typeof value === typeof DEFAULTS[name as keyof Settings],
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
  if (prefers('(prefers-contrast: more)')) return 'contrast';
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
    '(prefers-reduced-motion: reduce)',
  ]) {
    matchMedia(query).addEventListener('change', showTheme);
  }
}
