import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { Unreachable } from '../../src/api/problem';
import { AGAIN, Readiness } from '../../src/tournament/readiness';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Somebody at the page, with what they have told the server and where they were led. */
function somebody(answers: (string | null | Error)[] = []) {
  const told: string[] = [];
  const led: string[] = [];
  const readiness = new Readiness(
    (key) => {
      told.push(key);
      const answer = answers.shift() ?? null;
      return answer instanceof Error ? Promise.reject(answer) : Promise.resolve({ game: answer });
    },
    (game) => void led.push(game),
  );
  return { readiness, told, led };
}
const WAITS = { visible: true, waiting: '1.1', playing: null };
const HIDDEN = { ...WAITS, visible: false };
const PLAYED = { visible: true, waiting: null, playing: { key: '1.1', game: 'g1' } };

it('says that somebody is there, and again as long as they look', async () => {
  const { readiness, told, led } = somebody();
  readiness.update(WAITS);
  readiness.update(WAITS);
  await vi.advanceTimersByTimeAsync(2 * AGAIN);
  expect(told).toEqual(['1.1', '1.1', '1.1']);
  readiness.update(HIDDEN);
  await vi.advanceTimersByTimeAsync(5 * AGAIN);
  expect(told).toHaveLength(3);
  expect(led).toEqual([]);
});

it('leads to the game as soon as the answer names it, and falls silent', async () => {
  const { readiness, told, led } = somebody([null, 'g1']);
  readiness.update(WAITS);
  await vi.advanceTimersByTimeAsync(5 * AGAIN);
  expect(led).toEqual(['g1']);
  expect(told).toHaveLength(2);
});

it('leads to the game that the other one has begun by coming', async () => {
  const { readiness, led } = somebody();
  readiness.update(WAITS);
  await vi.advanceTimersByTimeAsync(1);
  readiness.update(PLAYED);
  readiness.update(PLAYED);
  expect(led).toEqual(['g1']);
});

it('leads there when somebody looks again, but nobody who had left their game for the list', () => {
  const { readiness, led } = somebody();
  readiness.update(PLAYED);
  expect(led).toEqual([]);
  readiness.update(WAITS);
  readiness.update({ ...PLAYED, visible: false });
  expect(led).toEqual([]);
  readiness.update(PLAYED);
  expect(led).toEqual(['g1']);
});

it('tries again after a broken line, and stops with the page', async () => {
  const { readiness, told, led } = somebody([new Unreachable(null), 'g1']);
  readiness.update(WAITS);
  await vi.advanceTimersByTimeAsync(AGAIN);
  expect(led).toEqual(['g1']);
  readiness.update({ ...WAITS, waiting: '2.1' });
  readiness.close();
  await vi.advanceTimersByTimeAsync(5 * AGAIN);
  expect(told).toEqual(['1.1', '1.1', '2.1']);
});
