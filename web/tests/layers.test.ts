/** The rooms of src/ and which of them may know which: nothing imports upwards (docs/web.md). */

import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

import { describe, expect, it } from 'vitest';

const SRC = new URL('../src/', import.meta.url).pathname;

/** What each room may import from, beside itself. */
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  notation: [],
  style: [],
  api: ['notation'],
  session: ['notation', 'api'],
  // Headless: neither texts nor settings nor a server.
  board: ['notation'],
  sharing: ['style', 'session'],
  game: ['notation', 'style', 'api', 'session', 'board', 'sharing'],
  study: ['notation', 'style', 'api', 'session', 'board', 'sharing'],
  tournament: ['notation', 'style', 'api', 'session', 'board', 'sharing', 'game'],
  // What serves people at real boards: the table clock, the referee, the director's desk.
  venue: ['notation', 'style', 'api', 'session', 'board', 'game', 'study', 'tournament'],
  pages: [
    ...['notation', 'style', 'api', 'session', 'board', 'sharing', 'game', 'study'],
    ...['tournament', 'venue'],
  ],
  frame: ['notation', 'style', 'api', 'session', 'board', 'pages'],
  'main.ts': ['style', 'session', 'pages', 'frame'],
  // What other sites may frame: neither the frame of the app nor its router.
  'embed.ts': ['style', 'session', 'pages'],
};

const roomOf = (path: string): string => path.split('/')[0]!;

/** The imports of a source that its room may not make, as `room → room (specifier)`. */
function wrongImports(path: string, text: string): string[] {
  const room = roomOf(path);
  const specifiers = [...text.matchAll(/(?:\bfrom|\bimport|@import)\s*\(?\s*['"](\.[^'"]+)['"]/g)];
  return specifiers
    .map((match) => [match[1]!, roomOf(normalize(join(dirname(path), match[1]!)))] as const)
    .filter(([, target]) => target !== room && !ALLOWED[room]?.includes(target))
    .map(([specifier, target]) => `${path}: ${room} → ${target} (${specifier})`);
}

const sources = readdirSync(SRC, { recursive: true, encoding: 'utf-8' }).filter((name) =>
  /\.(svelte|ts|css)$/.test(name),
);

describe('rooms', () => {
  it('are these and no others', () => {
    expect(new Set(sources.map(roomOf))).toEqual(new Set(Object.keys(ALLOWED)));
  });

  it.each(sources)('%s imports only from below', (name) => {
    expect(wrongImports(name, readFileSync(join(SRC, name), 'utf-8'))).toEqual([]);
  });

  it('a wrong import is found, however it is written', () => {
    const planted = [
      `import { say } from '../session/texts.svelte';`,
      `import type { Table } from "../game/table.svelte";`,
      `const page = await import('../pages/play/Game.svelte');`,
      `export { PAGES } from '../pages/addresses';`,
      `import '../style/app.css';`,
    ];
    for (const line of planted) expect(wrongImports('board/Board.svelte', line)).toHaveLength(1);
    expect(wrongImports('game/view.ts', `import x from '../study/values';`)).toHaveLength(1);
    expect(wrongImports('pages/play/Game.svelte', `import x from '../../frame/App';`)).toHaveLength(
      1,
    );
    expect(wrongImports('board/Board.svelte', `import x from './geometry';`)).toEqual([]);
    expect(wrongImports('pages/play/Game.svelte', `import x from '../router.svelte';`)).toEqual([]);
  });
});
