import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

import { bundleOf, fillIn } from './src/session/messages';

/** The pages of tournaments and of real tables. */
const RARE = /\/(Announce|Calendar|Clock|Desk|Edit|Referee|Table|Tournament)-/;

/** Where `npm run dev` finds the server: start one with `fourfold serve`. */
const server = process.env['FOURFOLD_SERVER'] ?? 'http://127.0.0.1:8016';

const LOCALES = new URL('../src/fourfold/locales/', import.meta.url);

/** The module `virtual:languages`: a file of messages is all that a new language needs. */
const languages: Plugin = {
  name: 'languages',
  resolveId: (id) => (id === 'virtual:languages' ? `\0${id}` : null),
  async load(id) {
    if (id !== '\0virtual:languages') return null;
    const files = (await readdir(LOCALES)).filter((file) => file.endsWith('.ftl'));
    const named = files.map(async (file) => {
      this.addWatchFile(new URL(file, LOCALES).pathname);
      const name = /^language-name = (.*)$/m.exec(await readFile(new URL(file, LOCALES), 'utf-8'));
      if (!name) throw new Error(`${file} does not begin with language-name`);
      return [file.replace('.ftl', ''), name[1]!] as const;
    });
    const sorted = (await Promise.all(named)).sort(([, a], [, b]) => a.localeCompare(b));
    return `export const LANGUAGES = ${JSON.stringify(Object.fromEntries(sorted))};`;
  },
};

/** While developing, catalogues come from the tree, so that an edit shows without a restart. */
const catalogues: Plugin = {
  name: 'catalogues',
  configureServer({ middlewares }) {
    middlewares.use('/api/texts', (request, response, next) => {
      const language = /^\/([a-zA-Z-]+)$/.exec(request.url ?? '')?.[1];
      if (!language) return next();
      readFile(new URL(`${language}.ftl`, LOCALES)).then(
        (text) => response.setHeader('Content-Type', 'text/plain; charset=utf-8').end(text),
        next,
      );
    });
  },
};

/** The texts that stand in the page and the manifest before any script runs. */
async function siteTexts(
  file: string,
): Promise<{ title: string; about: string; unreachable: string }> {
  const language = file.replace('.ftl', '');
  const own = bundleOf(language, await readFile(new URL(file, LOCALES), 'utf-8'));
  const english = bundleOf('en', await readFile(new URL('en.ftl', LOCALES), 'utf-8'));
  const text = (key: string): string => fillIn(own.hasMessage(key) ? own : english, key);
  return {
    title: text('site-title'),
    about: text('site-about'),
    unreachable: text('site-unreachable'),
  };
}

/** Replaces what a pattern finds; an error when it finds nothing. */
function put(text: string, pattern: RegExp, by: string): string {
  if (!pattern.test(text)) throw new Error(`nothing to translate: ${pattern}`);
  return text.replace(pattern, () => by);
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** The page and the manifest, once for each language: the server sends the reader's. */
const spoken: Plugin = {
  name: 'spoken',
  apply: 'build',
  enforce: 'post',
  async generateBundle(_, bundle) {
    const pages = ['index', 'embed'].map((name) => {
      const page = bundle[`${name}.html`];
      if (page?.type !== 'asset') throw new Error(`there is no ${name}.html to translate`);
      return [name, String(page.source)] as const;
    });
    const manifest = JSON.parse(
      await readFile(new URL('public/manifest.webmanifest', import.meta.url), 'utf-8'),
    ) as Record<string, unknown>;
    for (const file of (await readdir(LOCALES)).filter((name) => name.endsWith('.ftl'))) {
      const language = file.replace('.ftl', '');
      const { title, about, unreachable } = await siteTexts(file);
      for (const [name, english] of pages) {
        let source = put(english, /<html lang="en"/, `<html lang="${language}"`);
        source = put(source, /<title>[^<]*<\/title>/, `<title>${escaped(title)}</title>`);
        source = put(source, /(?<=<meta name="description" content=")[^"]*/, escaped(about));
        source = put(source, /(?<=<meta name="unreachable" content=")[^"]*/, escaped(unreachable));
        this.emitFile({ type: 'asset', fileName: `${name}.${language}.html`, source });
      }
      // Every language here is written left to right.
      const own = { ...manifest, description: about, lang: language, dir: 'ltr' };
      this.emitFile({
        type: 'asset',
        fileName: `manifest.${language}.webmanifest`,
        source: JSON.stringify(own),
      });
    }
  },
};

/** Files that the app starts with, beside those that the build names after their content. */
const FIRST = ['theme.js', 'manifest.webmanifest', 'icon.svg'];

/** The service worker, told which files make up this build: a new build has a new worker, which lets
 *  go of the old files. Fonts and pages are among them, so that every page opens without a network; the
 *  fonts of letters that only some names have are not, because few people need them. */
const worker: Plugin = {
  name: 'worker',
  apply: 'build',
  enforce: 'post',
  async generateBundle(_, bundle) {
    const assets = Object.keys(bundle).filter((name) => /^assets\/.*\.(js|css|woff2)$/.test(name));
    const usual = assets.filter((name) => !/-latin-ext-/.test(name));
    const files = [...FIRST, ...usual.sort()].map((name) => `/${name}`);
    const source = await readFile(new URL('worker.js', import.meta.url), 'utf-8');
    const version = createHash('sha256').update(source).update(files.join('\n'));
    for (const file of FIRST) {
      version.update(await readFile(new URL(`public/${file}`, import.meta.url)));
    }
    const named = put(source, /__FILES__/, JSON.stringify(files));
    this.emitFile({
      type: 'asset',
      fileName: 'worker.js',
      source: put(named, /__VERSION__/, JSON.stringify(version.digest('hex').slice(0, 12))),
    });
  },
};

const USUAL =
  /src\/(api\/(live|lobby|requests|rules)|session\/(attempt|newcomer|reminders\/(lobby|requests))|pages\/focus|notation\/(pieces|squares|levels)|board\/(geometry|sight|\w*Piece|\w*Mushroom|BoardDrawing|BoardPicture))\b/;

const FOLDER = '../src/fourfold/server/static';

/** Whatever is text lies there compressed too, for the server to send (`fourfold.server.http.pages`). */
const packed: Plugin = {
  name: 'packed',
  apply: 'build',
  async closeBundle() {
    const files = await readdir(FOLDER, { recursive: true });
    for (const file of files.filter((name) => /\.(js|css|html|svg|webmanifest)$/.test(name))) {
      const path = join(FOLDER, file);
      const plain = await readFile(path);
      const smaller = {
        br: await promisify(brotliCompress)(plain),
        gz: await promisify(gzip)(plain),
      };
      for (const [ending, bytes] of Object.entries(smaller)) {
        if (bytes.length < plain.length) await writeFile(`${path}.${ending}`, bytes);
      }
    }
  },
};

export default defineConfig({
  plugins: [svelte(), languages, catalogues, spoken, worker, packed],
  build: {
    outDir: FOLDER,
    emptyOutDir: true,
    target: 'es2022',
    // The server's content policy forbids data: addresses, so nothing is put inline.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // The first page carries the list of what each page loads: pages that few people visit name
      // only themselves there, and load their parts one step later.
      resolveDependencies: (page, parts) => (RARE.test(page) ? [] : parts),
    },
    rolldownOptions: {
      input: ['index.html', 'embed.html'],
      // What nearly every page needs, Svelte and the pictures of the board, in one file and not fifteen.
      output: { codeSplitting: { groups: [{ name: 'base', test: USUAL }] } },
    },
  },
  server: {
    host: '127.0.0.1',
    proxy: { '/api': { target: server, ws: true } },
  },
  test: { include: ['tests/**/*.test.ts'] },
});
