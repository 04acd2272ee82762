import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { RegisterSWOptions as Options } from 'virtual:pwa-register';

const registered = vi.hoisted(() => ({ options: {} as Options, takeOver: vi.fn(async () => undefined) }));
vi.mock('virtual:pwa-register', () => ({
  registerSW: (options: Options) => {
    registered.options = options;
    return registered.takeOver;
  },
}));
const { watchUpdates } = await import('../src/pwa.ts');

const table = { playing: false };
const onReady = vi.fn();
const reload = vi.fn();

beforeEach(() => {
  table.playing = false;
  vi.clearAllMocks();
});
const watching = () => watchUpdates({ isPlaying: () => table.playing, onReady, reload });

describe('updates', () => {
  test('are announced in the menu and taken on demand', () => {
    const updates = watching();
    registered.options.onNeedRefresh?.();
    expect(onReady).toHaveBeenCalledOnce();
    expect(registered.takeOver).not.toHaveBeenCalled();
    updates.apply();
    registered.options.onNeedReload?.();
    expect([registered.takeOver.mock.calls.length, reload.mock.calls.length]).toEqual([1, 1]);
  });

  test('wait until the game is left', () => {
    const updates = watching();
    table.playing = true;
    registered.options.onNeedRefresh?.();
    updates.gameLeft();
    expect(onReady).toHaveBeenCalledOnce();
    updates.gameLeft();
    expect(onReady).toHaveBeenCalledOnce();
  });

  test('taken in another tab do not end the game in this one', () => {
    const updates = watching();
    table.playing = true;
    registered.options.onNeedReload?.();
    expect(reload).not.toHaveBeenCalled();
    table.playing = false;
    updates.gameLeft();
    expect(reload).toHaveBeenCalledOnce();
  });

  test('are looked for when a game was left; being offline is no error', () => {
    const updates = watching();
    const update = vi.fn(async () => Promise.reject(new Error('offline')));
    registered.options.onRegisteredSW?.('sw.js', { update } as unknown as ServiceWorkerRegistration);
    updates.gameLeft();
    expect(update).toHaveBeenCalledOnce();
  });
});
