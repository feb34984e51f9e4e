/** Every text that the sources ask for by its whole key is in the catalogue. */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, it } from 'vitest';

const root = new URL('../../src/', import.meta.url).pathname;
const catalogue = JSON.parse(
  readFileSync(new URL('../../../src/fourfold/locales/en.json', import.meta.url), 'utf-8'),
) as Record<string, string>;

const sources = readdirSync(root, { recursive: true, encoding: 'utf-8' })
  .filter((name) => /\.(svelte|ts)$/.test(name))
  .map((name) => [name, readFileSync(join(root, name), 'utf-8')] as const);

const asked = sources.flatMap(([name, text]) => [
  ...[...text.matchAll(/\b(?:say|title)\b[(:]\s*'([\w.-]+)'/g)].map((m) => [m[1]!, name]),
  ...[...text.matchAll(/\bcount\(\s*'([\w.-]+)'/g)].map((m) => [`${m[1]!}.other`, name]),
  ...[...text.matchAll(/'(web\.[a-z.-]+[a-z])'/g)]
    .filter((m) => !(`${m[1]!}.other` in catalogue))
    .map((m) => [m[1]!, name]),
]);

it('finds the texts that are asked for', () => {
  expect(asked.length).toBeGreaterThan(30);
});

it.each(asked)('%s (%s)', (key) => {
  expect(catalogue).toHaveProperty([key!]);
});

it('no text of the web app is forgotten in the catalogue', () => {
  const all = sources.map(([, text]) => text).join('\n');
  const unused = Object.keys(catalogue)
    .filter((key) => key.startsWith('web.'))
    .filter((key) => {
      const parts = key.replace(/\.(one|other)$/, '');
      if (all.includes(`'${parts}'`)) return false;
      // Keys put together from a stem: `web.setting.theme-${theme}`, `web.page.${name}`.
      return !stems(parts).some((stem) => all.includes('`' + stem + '${'));
    });
  expect(unused).toEqual([]);
});

function stems(key: string): string[] {
  return [...key].flatMap((sign, at) => (/[.-]/.test(sign) ? [key.slice(0, at + 1)] : []));
}
