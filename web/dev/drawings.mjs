/**
 * Writes the drawings of the board and the pieces for the pictures that the server makes.
 *
 * With `--check` it writes nothing and fails when the file is not what would be written.
 */

import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { svelte } from '@sveltejs/vite-plugin-svelte';
import { runnerImport } from 'vite';

const root = fileURLToPath(new URL('..', import.meta.url));
const file = new URL('../../src/fourfold/drawing/drawings.json', import.meta.url);

/** The styles beside the drawing, under names that are the same on every machine. */
const compilerOptions = { css: 'injected', cssHash: ({ name }) => name.toLowerCase() };

const { module } = await runnerImport('./dev/drawings.ts', {
  root,
  configFile: false,
  logLevel: 'error',
  plugins: [svelte({ configFile: false, emitCss: false, compilerOptions })],
});
const text = `${JSON.stringify(module.drawings, null, 1)}\n`;
if (!process.argv.includes('--check')) writeFileSync(file, text);
else if (readFileSync(file, 'utf-8') !== text) {
  console.error('src/fourfold/drawing/drawings.json is out of date: npm run drawings');
  process.exit(1);
}
