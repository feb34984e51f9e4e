/**
 * Fills in messages as the web app does, for a test that compares them with Python's.
 *
 * Standard input: {"sources": {language: file}, "messages": [[language, key, details] …]};
 * standard output: the texts, or {"error": why}, in the same order.
 */

import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

import { runnerImport } from 'vite';

const root = fileURLToPath(new URL('..', import.meta.url));
const { module } = await runnerImport('./src/session/messages.ts', {
  root,
  configFile: false,
  logLevel: 'error',
});
const { sources, messages } = JSON.parse(await text(process.stdin));
const bundles = Object.fromEntries(
  Object.entries(sources).map(([language, source]) => [
    language,
    module.bundleOf(language, source),
  ]),
);
const filledIn = messages.map(([language, key, details]) => {
  try {
    return module.fillIn(bundles[language], key, details);
  } catch (error) {
    return { error: String(error) };
  }
});
process.stdout.write(JSON.stringify(filledIn));
