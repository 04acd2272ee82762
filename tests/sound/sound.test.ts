// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSound } from '../../src/sound/sound.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a page that was touched before the sound was loaded is not held up either', () => {
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive: true } });
  const makeContext = vi.fn<() => AudioContext>(() => {
    throw new Error('no device');
  });
  const sound = createSound({ settings: { on: true, master: 1, effects: 1, ambience: 1 }, makeContext });
  expect(makeContext).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1500);
  expect(makeContext).toHaveBeenCalledOnce();
  sound.close();
});
