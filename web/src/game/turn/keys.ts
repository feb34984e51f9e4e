/** Single keys of the game page (WCAG 2.1.4: the setting `shortcuts` switches them off). */

/** What each key does; the sheet lists them in this order with the text `web-key-…`. */
export const KEYS = {
  p: 'place',
  g: 'give',
  q: 'call',
  h: 'hint',
  v: 'view',
  b: 'back',
  n: 'next',
  s: 'say',
  '?': 'list',
} as const;

export type Command = (typeof KEYS)[keyof typeof KEYS];

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/** The command of a pressed key; null where the key is somebody else's: with another key held down,
 *  or in a field that takes letters. */
export function commandOf(event: Pressed, target: Pick<Element, 'closest'> | null): Command | null {
  if (event.ctrlKey || event.metaKey || event.altKey) return null;
  if (target?.closest('input, select, textarea, [contenteditable], dialog')) return null;
  const key = event.key.toLowerCase();
  return Object.hasOwn(KEYS, key) ? KEYS[key as keyof typeof KEYS] : null;
}
