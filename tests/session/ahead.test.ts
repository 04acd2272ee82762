// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadAhead, whenLineIsFree } from '../../src/session/platform/ahead.ts';
import { createMatch } from '../../src/session/match/match.ts';
import type { Match } from '../../src/session/contracts/match.ts';
import { playFirst } from '../support/playing.ts';

const table = { match: null as Match | null, tell: (): void => undefined };
const app = {
  get match() {
    return table.match;
  },
  subscribe(listener: () => void) {
    table.tell = listener;
    return () => (table.tell = () => undefined);
  },
};

let isFree = false;
function watching(loaded: Promise<unknown> = Promise.resolve()): void {
  isFree = false;
  void whenLineIsFree(app, loaded).then(() => (isFree = true));
}

function startGame(): Match {
  const made = createMatch({
    rules: 'castle',
    options: {},
    players: ['Ada', 'Jan'],
    seats: [{ kind: 'human' }, { kind: 'human' }],
    colours: [0, 1],
    seed: 'ahead',
  });
  if (!made.ok) throw new Error('There is no match');
  table.match = made.value;
  table.tell();
  return made.value;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  table.match?.close();
  table.match = null;
  vi.useRealTimers();
});

test('while somebody reads the title page, the line is free some seconds after the table is loaded', async () => {
  let load = (): void => undefined;
  watching(new Promise<void>((resolve) => (load = resolve)));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(isFree).toBe(false);
  load();
  await vi.advanceTimersByTimeAsync(2000);
  expect(isFree).toBe(false);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(isFree).toBe(true);
});

test('in a first game the line is free only after the first move', async () => {
  watching();
  const match = startGame();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(isFree).toBe(false);
  playFirst(match);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(isFree).toBe(true);
});

test('who leaves the page waits for nothing any more', async () => {
  watching();
  startGame();
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(0);
  expect(isFree).toBe(true);
});

test('the table is loaded after the title page; if that fails, nothing happens', async () => {
  const load = vi.fn(async () => Promise.reject(new Error('no network')));
  const loading = loadAhead(load);
  expect(load).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(5000);
  await loading;
  expect(load).toHaveBeenCalledOnce();
});

test('nothing is loaded ahead for who saves data', async () => {
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  const load = vi.fn(async () => undefined);
  void loadAhead(load);
  await vi.advanceTimersByTimeAsync(5000);
  expect(load).not.toHaveBeenCalled();
  vi.unstubAllGlobals();
});
