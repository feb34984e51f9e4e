import { describe, expect, it } from 'vitest';

import { bestLanguage, LANGUAGES } from '../../src/session/languages';
import { bundleOf, fillIn } from '../../src/session/messages';
import { listed, sayDate } from '../../src/session/texts.svelte';
import { sourceOf, speakIn } from './speaking';

describe('details', () => {
  const bundle = bundleOf('en', 'gives = { $name } gives { $other } {"{"}x{"}"}');
  it('are filled in, braces that mean braces stay', () => {
    expect(fillIn(bundle, 'gives', { name: 'Ana', other: '{name}' })).toBe('Ana gives {name} {x}');
  });
  it('that are missing are an error that names them', () => {
    expect(() => fillIn(bundle, 'gives', { name: 'Ana' })).toThrow(/\$other/);
  });
  it('a text that is missing is an error that names it', () => {
    expect(() => fillIn(bundle, 'takes')).toThrow(/takes/);
  });
});

it('zero follows each language’s own rule', () => {
  const zero = (code: string): string =>
    fillIn(bundleOf(code, sourceOf(code)), 'unit-piece', { number: 0 });
  expect(['en', 'fr', 'pt-PT', 'pt-BR'].map(zero)).toEqual([
    '0 pieces',
    '0 pièce',
    '0 peças',
    '0 peça',
  ]);
});

it('the first wanted language with a file is spoken', () => {
  expect(bestLanguage(['gsw', 'de-CH', 'fr'])).toBe('de');
  expect(bestLanguage(['pt_BR.UTF-8'])).toBe('pt-BR');
  expect(bestLanguage(['pt'])).toBe('pt-PT');
  expect(bestLanguage(['pt-AO'])).toBe('pt-PT');
  expect(bestLanguage(['zh-Hant', ''])).toBe('en');
});

it('every language has a file that names it', () => {
  expect(Object.keys(LANGUAGES)).toContain('pt-BR');
  for (const [code, name] of Object.entries(LANGUAGES)) {
    expect(fillIn(bundleOf(code, sourceOf(code)), 'language-name')).toBe(name);
  }
});

it('dates and lists are those of British English', async () => {
  await speakIn('en');
  expect(sayDate(Date.UTC(2026, 10, 15, 12), { dateStyle: 'long' })).toBe('15 November 2026');
  expect(listed(['a1', 'b2', 'c3'])).toBe('a1, b2 and c3');
});
