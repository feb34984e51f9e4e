import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { freshKey, get, insist, request } from '../../src/api/client';
import { Problem, Unreachable } from '../../src/api/problem';

beforeEach(() => vi.stubGlobal('document', { documentElement: { lang: 'fr' } }));
afterEach(() => vi.unstubAllGlobals());

const answer = (status: number, body: unknown): void =>
  void vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response(JSON.stringify(body), { status })),
  );

describe('requests', () => {
  it('speak the language of the page', async () => {
    answer(200, { hello: 1 });
    expect(await get('/api/me')).toEqual({ hello: 1 });
    const [, options] = vi.mocked(fetch).mock.calls[0]!;
    expect(options?.headers).toMatchObject({ 'Accept-Language': 'fr' });
  });
  it('a refusal becomes a problem with its code and rule', async () => {
    answer(422, {
      title: 'No',
      detail: 'square a1 is occupied',
      code: 'square-occupied',
      rule: 'R10',
    });
    const error = await request('POST', '/api/games/x/actions', {}).catch(
      (caught: unknown) => caught,
    );
    expect(error).toBeInstanceOf(Problem);
    expect(error).toMatchObject({ status: 422, code: 'square-occupied', rule: 'R10' });
    expect((error as Problem).message).toBe('square a1 is occupied');
  });
  it('a server that does not answer is unreachable', async () => {
    vi.stubGlobal(
      'fetch',
      vi.fn(async () => Promise.reject(new TypeError('failed'))),
    );
    await expect(get('/api/me')).rejects.toBeInstanceOf(Unreachable);
  });
});

describe('insisting', () => {
  it('asks again while nobody answers', async () => {
    const ask = vi.fn().mockRejectedValueOnce(new Unreachable(null)).mockResolvedValueOnce('here');
    expect(await insist(ask, [0, 0])).toBe('here');
    expect(ask).toHaveBeenCalledTimes(2);
  });
  it('gives up in the end, and never asks again after a refusal', async () => {
    const silent = vi.fn().mockRejectedValue(new Unreachable(null));
    await expect(insist(silent, [0, 0])).rejects.toBeInstanceOf(Unreachable);
    expect(silent).toHaveBeenCalledTimes(3);
    const refused = vi.fn().mockRejectedValue(new Problem(409, { code: 'stale' }));
    await expect(insist(refused, [0, 0])).rejects.toBeInstanceOf(Problem);
    expect(refused).toHaveBeenCalledTimes(1);
  });
});

it('keys are fresh', () => {
  expect(freshKey()).toMatch(/^[0-9a-f]{32}$/);
  expect(freshKey()).not.toBe(freshKey());
});
