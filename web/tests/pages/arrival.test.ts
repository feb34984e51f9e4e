import { expect, it } from 'vitest';

import { PAGES } from '../../src/pages/addresses';
import { comesToSignUp, goesOnAt, signUpAddress } from '../../src/pages/people/arrival';

const queryOf = (address: string): string => new URL(address, 'https://example.com').search;

it('leads to the form for new accounts and back', () => {
  for (const page of [
    '/',
    '/tournaments/new',
    '/tournaments/abc',
    '/tournaments/abc?view=rounds',
  ]) {
    const query = queryOf(signUpAddress(page));
    expect(comesToSignUp(query)).toBe(true);
    expect(goesOnAt(query, PAGES)).toBe(page);
  }
  expect(comesToSignUp('')).toBe(false);
  expect(goesOnAt('', PAGES)).toBeNull();
});

it.each([
  'https://evil.example/tournaments/abc',
  '//evil.example',
  '//evil.example/tournaments',
  '/\\evil.example',
  '/\t/evil.example',
  '/.//evil.example',
  'javascript:alert(1)',
  'tournaments/abc',
  '/nothing/here',
])('goes nowhere that is no page of the app: %s', (then) => {
  expect(goesOnAt(`?${new URLSearchParams({ then })}`, PAGES)).toBeNull();
});
