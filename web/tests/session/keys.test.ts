/** Every text that the sources ask for by its whole key is among those that a page gets. */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, it } from 'vitest';

const root = new URL('../../src/', import.meta.url).pathname;
const file = readFileSync(
  new URL('../../../src/fourfold/locales/en.ftl', import.meta.url),
  'utf-8',
);
/** Groups that the server does not send to a page (`fourfold.server.api.texts`). */
const ELSEWHERE = /^(cli|help|problem|error|expected|invalid|message|guest|site)-/;
const keys = [...file.matchAll(/^([a-z][a-z0-9-]*) *=/gm)].map((match) => match[1]!);
const sent = new Set(keys.filter((key) => !ELSEWHERE.test(key)));

const sources = readdirSync(root, { recursive: true, encoding: 'utf-8' })
  .filter((name) => /\.(svelte|ts)$/.test(name))
  .map((name) => [name, readFileSync(join(root, name), 'utf-8')] as const);

const asked = sources.flatMap(([name, text]) => [
  ...[...text.matchAll(/\b(?:say|title|count)\b[(:]\s*'([\w-]+)'/g)].map((m) => [m[1]!, name]),
  ...[...text.matchAll(/'(web-[a-z-]+[a-z])'/g)].map((m) => [m[1]!, name]),
]);

// What goes wrong in the messages themselves is told to developers.
it.each(sources.filter(([name]) => name !== 'session/messages.ts'))(
  '%s glues no words together',
  (_, text) => {
    // The call, colons, per cent and lists are the catalogue's: QUARTO !, ¡QUARTO!, 83 %, a, b et c.
    expect(text.match(/QUARTO/g) ?? []).toEqual([]);
    expect(text.match(/\}: \$\{|\} ?%[<`'\s]|<\/strong>:|join\('[,;:] '\)/g) ?? []).toEqual([]);
  },
);

it('finds the texts that are asked for', () => {
  expect(asked.length).toBeGreaterThan(30);
});

it.each(asked)('%s (%s)', (key) => {
  expect(sent).toContain(key!);
});

it('no text of the web app is forgotten in the catalogue', () => {
  const all = sources.map(([, text]) => text).join('\n');
  const unused = keys
    .filter((key) => key.startsWith('web-'))
    .filter((key) => !all.includes(`'${key}'`))
    // Keys put together from a stem: `web-setting-theme-${theme}`, `web-page-${name}`.
    .filter((key) => !stems(key).some((stem) => all.includes('`' + stem + '${')));
  expect(unused).toEqual([]);
});

function stems(key: string): string[] {
  return [...key].flatMap((character, at) => (character === '-' ? [key.slice(0, at + 1)] : []));
}
