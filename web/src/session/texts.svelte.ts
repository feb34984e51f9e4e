/** The catalogue of the language spoken here, as the server has it (docs/translations.md). */

import { fetchTexts } from '../api/client';
import type { Catalogue } from '../api/types';
import type { Edition } from '../notation/pieces';
import { change, settings } from './settings.svelte';

export const LANGUAGES: Readonly<Record<string, string>> = {
  en: 'English',
  fr: 'Français',
  nl: 'Nederlands',
  de: 'Deutsch',
  es: 'Español',
  it: 'Italiano',
  pt: 'Português',
};

type Details = Readonly<Record<string, string | number>>;

/** Fills in `{name}` as Python's `str.format` does; `{{` and `}}` are braces. */
export function fillIn(template: string, details: Details = {}): string {
  return template.replace(/\{\{|\}\}|\{(\w+)\}/g, (whole, name: string | undefined) => {
    if (name === undefined) return whole[0]!;
    const value = details[name];
    if (value === undefined) throw new Error(`no value for {${name}} in "${template}"`);
    return String(value);
  });
}

/** Which form goes with a number: French and Portuguese say `one` for zero, too. */
export function plural(language: string, number: number): 'one' | 'other' {
  return number === 1 || (number === 0 && ['fr', 'pt'].includes(language)) ? 'one' : 'other';
}

/** The first wanted language that has a catalogue. */
export function bestLanguage(wanted: readonly string[]): string {
  for (const tag of wanted) {
    const code = tag
      .toLowerCase()
      .split(/[-_.@;]/)[0]!
      .trim();
    if (code in LANGUAGES) return code;
  }
  return 'en';
}

class Spoken {
  language = $state('en');
  catalogue: Catalogue = $state.raw({});
}

const spoken = new Spoken();

/** The text of a key, its placeholders filled in. */
export function say(key: string, details?: Details): string {
  const template = spoken.catalogue[key];
  if (template === undefined) {
    console.error(`the catalogue ${spoken.language} has no text ${key}`);
    return key;
  }
  return fillIn(template, details);
}

/** Whether the catalogue has this text. */
export function has(key: string): boolean {
  return key in spoken.catalogue;
}

/** `key.one` or `key.other`, as the number asks. */
export function count(key: string, number: number, details?: Details): string {
  return say(`${key}.${plural(spoken.language, number)}`, { number, ...details });
}

/** The word for a value, for one piece or for several. */
export function sayValue(value: string, edition: Edition = 'classic', number = 1): string {
  return count(`value.${edition}.${value}`, number);
}

/** The name in a list of games: the computer's strength by its character's name. */
export function sayPlayer(name: string): string {
  const key = `opponent.${name}.name`;
  return has(key) ? say(key) : name;
}

/** Words as a list in a sentence. */
export function listed(words: readonly string[]): string {
  if (words.length < 2) return words[0] ?? '';
  const most = words.slice(0, -1).reduce((a, b) => say('list.comma', { a, b }));
  return say('list.and', { a: most, b: words.at(-1)! });
}

/** A label and what it stands for. */
export function labelled(label: string, text: string | number): string {
  return say('list.label', { label, text });
}

/** The language spoken now. */
export function language(): string {
  return spoken.language;
}

/** Speaks the language of the settings, or the browser's. */
export async function speak(wanted: string = settings.language): Promise<void> {
  const code = wanted === 'auto' ? bestLanguage(navigator.languages) : bestLanguage([wanted]);
  spoken.catalogue = await fetchTexts(code);
  spoken.language = code;
  document.documentElement.lang = code;
}

/** Speaks another language from now on, also next time. */
export async function changeLanguage(wanted: string): Promise<void> {
  await speak(wanted);
  change({ language: wanted });
}
