import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Match } from '../../src/session/contracts/match.ts';
import { freeLine } from '../../src/session/platform/freeLine.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const playing = (moves: number): Match => ({ view: { log: Array.from({ length: moves }) } }) as unknown as Match;

test('what no game needs is fetched when the title page has been shown for a while', async () => {
  let free = false;
  void freeLine({ match: null }).then(() => (free = true));
  await vi.advanceTimersByTimeAsync(9000);
  expect(free).toBe(false);
  await vi.advanceTimersByTimeAsync(2000);
  expect(free).toBe(true);
});

test('a game waits for nothing else before its first move', async () => {
  const app = { match: playing(0) };
  let free = false;
  void freeLine(app).then(() => (free = true));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(free).toBe(false);
  app.match = playing(1);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(free).toBe(true);
});
