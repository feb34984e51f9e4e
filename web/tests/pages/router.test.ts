import { describe, expect, it } from 'vitest';

import { PAGES } from '../../src/pages/addresses';
import { findPage, match } from '../../src/pages/router.svelte';

describe('matching addresses', () => {
  it('plain paths, with or without a slash at the end', () => {
    expect(match('/settings', '/settings')).toEqual({});
    expect(match('/settings', '/settings/')).toEqual({});
    expect(match('/', '/')).toEqual({});
    expect(match('/settings', '/setting')).toBeNull();
  });
  it('names parts of the path', () => {
    expect(match('/game/{id}', '/game/abc')).toEqual({ id: 'abc' });
    expect(match('/game/{id}', '/game/a%20b')).toEqual({ id: 'a b' });
    expect(match('/game/{id}', '/game/')).toBeNull();
    expect(match('/game/{id}', '/game/a/b')).toBeNull();
    expect(match('/game/{id}', '/game/%E0%A4%A')).toBeNull();
  });
});

it('every page is found at its own address', () => {
  for (const page of PAGES) {
    expect(findPage(PAGES, page.path.replace(/\{\w+\}/g, 'x'))?.[0]).toBe(page);
  }
  expect(findPage(PAGES, '/nothing/here')).toBeNull();
});
