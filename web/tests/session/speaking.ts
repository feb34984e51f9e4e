/** Lets a test speak a language out of the tree, as a page does with the server's answer. */

import { readFileSync } from 'node:fs';

import { vi } from 'vitest';

import { speak } from '../../src/session/texts.svelte';

export const sourceOf = (language: string): string =>
  readFileSync(new URL(`../../../src/fourfold/locales/${language}.ftl`, import.meta.url), 'utf-8');

export async function speakIn(language: string): Promise<void> {
  vi.stubGlobal('document', { documentElement: { lang: '' }, querySelector: () => null });
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(sourceOf(language))));
  await speak(language);
}
