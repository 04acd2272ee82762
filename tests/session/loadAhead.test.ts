// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadAhead } from '../../src/session/platform/loadAhead.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

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
