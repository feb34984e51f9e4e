import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

/** Where `npm run dev` finds the server: start one with `fourfold serve`. */
const server = process.env['FOURFOLD_SERVER'] ?? 'http://127.0.0.1:8016';

/** While developing, catalogues come from the tree, so that an edit shows without a restart. */
const catalogues: Plugin = {
  name: 'catalogues',
  configureServer({ middlewares }) {
    middlewares.use('/api/texts', (request, response, next) => {
      const language = /^\/([a-z]{2})$/.exec(request.url ?? '')?.[1];
      if (!language) return next();
      const file = new URL(`../src/fourfold/locales/${language}.json`, import.meta.url);
      readFile(file).then(
        (text) => response.setHeader('Content-Type', 'application/json').end(text),
        next,
      );
    });
  },
};

const PICTURES =
  /src\/(notation\/(pieces|squares|levels)|board\/(geometry|\w*Piece|Mushroom|BoardDrawing|BoardPicture))\b/;

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
  plugins: [svelte(), catalogues, packed],
  build: {
    outDir: FOLDER,
    emptyOutDir: true,
    target: 'es2022',
    // The server's content policy forbids data: addresses, so nothing is put inline.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // What nearly every page needs, Svelte and the pictures of the board, in one file and not eight.
      output: { codeSplitting: { groups: [{ name: 'base', test: PICTURES }] } },
    },
  },
  server: {
    host: '127.0.0.1',
    proxy: { '/api': { target: server, ws: true } },
  },
  test: { include: ['tests/**/*.test.ts'] },
});
