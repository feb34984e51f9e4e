import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { bestLanguage, fillIn, LANGUAGES, plural } from '../../src/session/texts.svelte';

describe('placeholders', () => {
  it('are filled in, braces that mean braces stay', () => {
    expect(fillIn('{name} gives {other} {{piece}}', { name: 'Ana', other: '{name}' })).toBe(
      'Ana gives {name} {piece}',
    );
  });
  it('without a value are an error that names them', () => {
    expect(() => fillIn('{name} wins')).toThrow(/\{name\}/);
  });
});

it('French and Portuguese say one for zero', () => {
  expect(Object.keys(LANGUAGES).filter((code) => plural(code, 0) === 'one')).toEqual(['fr', 'pt']);
  expect(plural('de', 1)).toBe('one');
  expect(plural('fr', 2)).toBe('other');
});

it('the first wanted language with a catalogue is spoken', () => {
  expect(bestLanguage(['gsw', 'de-CH', 'fr'])).toBe('de');
  expect(bestLanguage(['pt_BR.UTF-8'])).toBe('pt');
  expect(bestLanguage(['zh-Hant', ''])).toBe('en');
});

it('every language here has a catalogue', () => {
  for (const code of Object.keys(LANGUAGES)) {
    const file = new URL(`../../../src/fourfold/locales/${code}.json`, import.meta.url);
    expect(JSON.parse(readFileSync(file, 'utf-8'))).toHaveProperty(['web.page.play']);
  }
});
