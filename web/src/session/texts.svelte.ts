/** The texts of the language spoken here, as the server has them (docs/translations.md). */

import type { FluentBundle } from '@fluent/bundle';

import { fetchTexts } from '../api/client';
import type { Edition } from '../notation/pieces';
import { bestLanguage } from './languages';
import { bundleOf, fillIn, type Details } from './messages';
import { change, settings } from './settings.svelte';

class Spoken {
  language = $state('en');
  /** The edition on the table; without a table, the one that the person prefers. */
  edition: Edition | null = $state(null);
  bundle: FluentBundle = $state.raw(bundleOf('en', ''));
}

const spoken = new Spoken();

/** The text of a key, its details filled in. */
export function say(key: string, details?: Details): string {
  try {
    const edition = spoken.edition ?? settings.edition;
    return fillIn(spoken.bundle, key, { edition, ...details });
  } catch (error) {
    console.error(error);
    return key;
  }
}

/** Whether there is such a text. */
export function has(key: string): boolean {
  return spoken.bundle.hasMessage(key);
}

/** A text that depends on a number. */
export function count(key: string, number: number, details?: Details): string {
  return say(key, { number, ...details });
}

/** The word for a value, for one piece or for several. */
export function sayValue(value: string, edition: Edition = 'classic', number = 1): string {
  return say(`value-${value}`, { edition, number });
}

/** The name in a list of games: the computer's strength by its character's name. */
export function sayPlayer(name: string): string {
  const key = `opponent-${name}-name`;
  return has(key) ? say(key) : name;
}

/** Words as a list in a sentence. */
export function listed(words: readonly string[]): string {
  return new Intl.ListFormat(spoken.bundle.locales, { type: 'conjunction' }).format(words);
}

/** A label and what it stands for. */
export function labelled(label: string, text: string | number): string {
  return say('label', { label, text });
}

/** The language spoken now. */
export function language(): string {
  return spoken.language;
}

/** A moment as a date, in the language's own writing. */
export function sayDate(time: number | Date, style: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(spoken.bundle.locales, style).format(time);
}

/** A number of units of time, `5 min`, in the language's own writing. */
export function sayUnit(number: number, unit: string, unitDisplay: 'short' | 'long'): string {
  return unitFormat(unit, unitDisplay).format(number);
}

/** The name of a unit of time beside a number: `minutes`. */
export function unitName(number: number, unit: string): string {
  const parts = unitFormat(unit, 'long').formatToParts(number);
  return parts.find((part) => part.type === 'unit')?.value ?? unit;
}

function unitFormat(unit: string, unitDisplay: 'short' | 'long'): Intl.NumberFormat {
  return new Intl.NumberFormat(spoken.bundle.locales, { style: 'unit', unit, unitDisplay });
}

/** Speaks the language of the settings, or the browser's. */
export async function speak(wanted: string = settings.language): Promise<void> {
  const code = bestLanguage(wanted === 'auto' ? navigator.languages : [wanted]);
  spoken.bundle = bundleOf(code, await fetchTexts(code));
  spoken.language = code;
  document.documentElement.lang = code;
  // Installed from here, the app describes itself in this language.
  const manifest = document.querySelector('link[rel="manifest"]');
  manifest?.setAttribute('href', `/manifest.webmanifest?lang=${code}`);
}

/** Speaks of pieces or of mushrooms as the table on this page has them, while it is shown. */
export function speakOf(edition: () => Edition | null): void {
  $effect(() => {
    spoken.edition = edition();
    return () => (spoken.edition = null);
  });
}

/** Speaks another language from now on, also next time. */
export async function changeLanguage(wanted: string): Promise<void> {
  await speak(wanted);
  change({ language: wanted });
}
