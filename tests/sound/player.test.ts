import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createPlayer } from '../../src/sound/player.ts';

/** When sound begins: a context that only counts. */

const SETTINGS = { on: true, master: 1, effects: 1, ambience: 1 };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const SOURCES = ['createOscillator', 'createBufferSource'];
/** A node or a parameter of the device: accepts everything. */
const anything: object = new Proxy(() => anything, {
  get: (_, name) => (name === 'length' ? 1 : anything),
  set: () => true,
});

function open(settings = SETTINGS) {
  const done: string[] = [];
  let sources = 0;
  const values: Record<string, unknown> = { state: 'suspended', currentTime: 0, sampleRate: 8 };
  const change = async (name: string): Promise<void> => {
    values['state'] = name === 'resume' ? 'running' : 'suspended';
    done.push(name);
  };
  const context = new Proxy(values, {
    get(_, name: string) {
      if (name in values) return values[name];
      if (['resume', 'suspend', 'close'].includes(name)) return () => change(name);
      if (SOURCES.includes(name)) sources += 1;
      return anything;
    },
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
  return { player, done, context, sources: () => sources };
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
  const { player, done, context } = open();
  player.touched();
  vi.advanceTimersByTime(1500);
  context['state'] = 'suspended';
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

test('the device rests after two seconds without a sound, until the next one', async () => {
  const { player, done, context } = open();
  player.touched();
  await vi.advanceTimersByTimeAsync(1500);
  await vi.advanceTimersByTimeAsync(1900);
  player.play({ name: 'tile-drop' });
  context['currentTime'] = 60;
  await vi.advanceTimersByTimeAsync(1900);
  expect(done).toEqual(['made', 'resume']);
  await vi.advanceTimersByTimeAsync(2100);
  expect(done).toEqual(['made', 'resume', 'suspend']);
  player.play({ name: 'tile-drop' });
  expect(done).toEqual(['made', 'resume', 'suspend', 'resume']);
});

test('the device does not rest before the last sound has ended', async () => {
  const { player, done, context } = open();
  player.touched();
  await vi.advanceTimersByTimeAsync(1500);
  player.play({ name: 'tile-drop', after: 8 });
  await vi.advanceTimersByTimeAsync(2100);
  expect(done).toEqual(['made', 'resume']);
  context['currentTime'] = 60;
  await vi.advanceTimersByTimeAsync(2100);
  expect(done).toEqual(['made', 'resume', 'suspend']);
});

test('sounds of the same moment that wake the device are all played', async () => {
  const { player, context, sources } = open();
  player.touched();
  await vi.advanceTimersByTimeAsync(3600);
  expect(context['state']).toBe('suspended');
  const cues = [{ name: 'tile-drop' }, { name: 'turn', after: 0.1 }] as const;
  for (const cue of cues) player.play(cue);
  await vi.advanceTimersByTimeAsync(0);
  const both = sources();
  // The device runs now: the same once more.
  context['currentTime'] = 60;
  for (const cue of cues) player.play(cue);
  expect(sources()).toBe(2 * both);
  expect(both).toBeGreaterThan(1);
});
