import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createPlayer } from '../../src/sound/player.ts';

/** When sound begins: a context that only counts. */

const SETTINGS = { on: true, master: 1, effects: 1, ambience: 1 };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const node = (): object => ({
  connect: (to: object) => to,
  disconnect: () => undefined,
  gain: param(),
  threshold: param(),
});
const param = (): object => ({ value: 0, setTargetAtTime: () => undefined, setValueAtTime: () => undefined });

function open(settings = SETTINGS) {
  const done: string[] = [];
  const context = new Proxy({ state: 'suspended', currentTime: 0, destination: node() } as Record<string, unknown>, {
    get: (values, name: string) =>
      name in values
        ? values[name]
        : name === 'resume' || name === 'suspend' || name === 'close'
          ? async () => void done.push(name)
          : () => new Proxy(node() as Record<string, unknown>, { get: (all, key: string) => all[key] ?? param() }),
  });
  const player = createPlayer(settings, {
    makeContext() {
      done.push('made');
      return context as unknown as AudioContext;
    },
    soon(act) {
      const timer = setTimeout(act, 1500);
      return () => clearTimeout(timer);
    },
  });
  return { player, done };
}

test('the first touch is answered before sound begins, which takes long on a slow device', () => {
  const { player, done } = open();
  player.touched();
  player.touched();
  expect(done).toEqual([]);
  vi.advanceTimersByTime(1500);
  expect(done).toEqual(['made', 'resume']);
});

test('what a browser refuses outside of a touch, it does with the next one', () => {
  const { player, done } = open();
  player.touched();
  vi.advanceTimersByTime(1500);
  done.length = 0;
  player.touched();
  expect(done).toEqual(['resume']);
});

test('sound that is switched on begins at once', () => {
  const { player, done } = open({ ...SETTINGS, on: false });
  player.touched();
  vi.advanceTimersByTime(1500);
  expect(done).toEqual([]);
  player.set(SETTINGS);
  expect(done).toEqual(['made', 'resume']);
});

test('a page that is left makes no sound any more', () => {
  const { player, done } = open();
  player.touched();
  player.close();
  vi.advanceTimersByTime(1500);
  expect(done).toEqual([]);
});
