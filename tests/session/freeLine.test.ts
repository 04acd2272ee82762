import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Cell } from '../../src/game/index.ts';
import type { Match } from '../../src/session/contracts/match.ts';
import { freeLine } from '../../src/session/platform/freeLine.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const playing = (lastTurn: Cell | null): Match => ({ view: { lastTurn } }) as unknown as Match;

test('what no game needs is fetched when the title page has been shown for a while', async () => {
  let free = false;
  void freeLine({ match: null }).then(() => (free = true));
  await vi.advanceTimersByTimeAsync(9000);
  expect(free).toBe(false);
  await vi.advanceTimersByTimeAsync(2000);
  expect(free).toBe(true);
});

test('a game waits for nothing else before its first move', async () => {
  const app = { match: playing(null) };
  let free = false;
  void freeLine(app).then(() => (free = true));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(free).toBe(false);
  app.match = playing({ x: 0, y: 0 });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(free).toBe(true);
});
