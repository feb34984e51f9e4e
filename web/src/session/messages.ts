/** Messages in Fluent's format, filled in as Python does it (`fourfold.locales.catalogue`). */

import { FluentBundle, FluentNumber, FluentResource } from '@fluent/bundle';

export type Details = Readonly<Record<string, string | number>>;

/** Every message may choose by these; a caller can say otherwise. */
const DEFAULTS: Details = { edition: 'classic', digits: 'hidden' };

/** The messages of a language's file, ready to be filled in. */
export function bundleOf(language: string, source: string): FluentBundle {
  // British English: its lists have no comma before the "and".
  const locale = language === 'en' ? 'en-GB' : language;
  // Isolation marks are for mixed directions; every language here is written left to right.
  const bundle = new FluentBundle(locale, { useIsolating: false });
  bundle.addResource(new FluentResource(source));
  return bundle;
}

/** The text of a message; an error when there is none, or a detail is missing. */
export function fillIn(bundle: FluentBundle, key: string, details: Details = {}): string {
  const pattern = bundle.getMessage(key)?.value;
  if (!pattern) throw new Error(`the catalogue ${bundle.locales.join()} has no text ${key}`);
  const values = Object.entries({ ...DEFAULTS, ...details }).map(
    ([name, detail]) => [name, typeof detail === 'number' ? numberOf(detail) : detail] as const,
  );
  const errors: Error[] = [];
  const text = bundle.formatPattern(pattern, Object.fromEntries(values), errors);
  if (errors.length) throw new Error(`${key}: ${errors.map((error) => error.message).join('; ')}`);
  return text;
}

/** Numbers below 10,000 have no separator between their digits: a rating is 1500. */
function numberOf(value: number): FluentNumber {
  return new FluentNumber(value, { useGrouping: Math.abs(value) >= 10_000 });
}
