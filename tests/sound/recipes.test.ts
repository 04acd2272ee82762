import { describe, expect, test } from 'vitest';
import { RECIPES } from '../../src/sound/book.ts';
import { DEFAULT_SOUND, SOUND_NAMES } from '../../src/sound/contract.ts';
import { bend, levelsOf } from '../../src/sound/mixer.ts';
import { hopPitch } from '../../src/sound/pitch.ts';
import { endOf, lengthOf, shift } from '../../src/sound/recipe.ts';
import { createSurroundings, moodOf } from '../../src/sound/surroundings.ts';
import { parseSettings } from '../../src/session/app/settings.ts';

describe('recipes', () => {
  test.each(SOUND_NAMES)('%s is short and well formed', (name) => {
    const long = /^(fanfare|fanfare-soft|last-tiles|cricket)$/.test(name) ? 1.7 : 1;
    for (const recipe of RECIPES[name]) {
      expect(recipe.length).toBeGreaterThan(0);
      expect(lengthOf(recipe)).toBeLessThan(long);
      for (const layer of recipe) {
        expect(layer.at).toBeGreaterThanOrEqual(0);
        expect(layer.attack).toBeGreaterThan(0);
        expect(layer.decay).toBeGreaterThan(0);
        expect(layer.gain).toBeGreaterThan(0);
        expect(layer.gain).toBeLessThan(0.6);
        for (const freq of [layer.freq, layer.to ?? layer.freq]) {
          expect(freq).toBeGreaterThan(30);
          expect(freq).toBeLessThan(20_000);
        }
      }
    }
  });

  test('there are three ways for a tile to land', () => {
    expect(new Set(RECIPES['tile-drop'].map((recipe) => JSON.stringify(recipe))).size).toBe(3);
  });

  test('shifting changes time, loudness and pitch alike', () => {
    const [turn] = RECIPES.turn;
    const later = shift(turn, { at: 1, gain: 0.5, pitch: 2 });
    expect(lengthOf(later)).toBeCloseTo(lengthOf(turn) + 1);
    expect(later.map(({ freq, gain }) => [freq, gain])).toEqual(turn.map(({ freq, gain }) => [freq * 2, gain * 0.5]));
    expect(later.every((layer) => endOf(layer) > 1)).toBe(true);
  });
});

test('hops rise to two octaves and no higher', () => {
  const pitches = Array.from({ length: 30 }, (_, n) => hopPitch(n));
  expect(pitches[0]).toBe(1);
  for (let n = 1; n <= 10; n += 1) expect(pitches[n]).toBeGreaterThan(pitches[n - 1] ?? 0);
  expect(hopPitch(5)).toBe(2);
  expect(Math.max(...pitches)).toBe(4);
});

describe('loudness', () => {
  test('off is silent, dials follow the ear’s response, ambience stays behind', () => {
    expect(levelsOf({ ...DEFAULT_SOUND, on: false }).master).toBe(0);
    const half = levelsOf({ on: true, master: 0.5, effects: 1, ambience: 1 });
    expect(half).toMatchObject({ master: 0.25, effects: 1 });
    expect(half.ambience).toBeLessThan(0.5);
  });

  test('the limiter is straight below its knee and never reaches full scale', () => {
    expect(bend(0.5)).toBe(0.5);
    expect(bend(-0.7)).toBe(-0.7);
    for (const x of [0.8, 1, 3, 100]) {
      expect(Math.abs(bend(x))).toBeLessThanOrEqual(0.95);
      expect(bend(-x)).toBeCloseTo(-bend(x));
    }
  });

  test('settings are read one by one; an invalid loudness is the default', () => {
    const read = (sound: unknown): unknown => parseSettings(JSON.stringify({ sound })).sound;
    expect(read({ on: false, master: 0, effects: 1, ambience: 0.25 })).toEqual({
      on: false,
      master: 0,
      effects: 1,
      ambience: 0.25,
    });
    expect(read({ on: 'yes', master: 2, effects: -1, ambience: null })).toEqual(DEFAULT_SOUND);
    expect(read(7)).toEqual(DEFAULT_SOUND);
  });
});

describe('surroundings', () => {
  const view = {
    state: { left: 0, laid: [] },
    tiles: [],
    players: [{ seat: { kind: 'human' } }, { seat: { kind: 'human' } }],
    gesture: { type: 'idle' },
    log: [],
    over: false,
    refusal: null,
    isPressed: false,
    isReplay: false,
  } as const;
  const laid = (count: number) =>
    Array.from({ length: count }, (_, x) => ({ tile: 'C01', x, y: 0, rotation: 0 as const }));

  test('day first, evening towards the end, silence after it', () => {
    expect(moodOf(null)).toBe('silent');
    expect(moodOf({ ...view, state: { left: 50, laid: laid(10) } })).toBe('day');
    expect(moodOf({ ...view, state: { left: 10, laid: laid(50) } })).toBe('evening');
    expect(moodOf({ ...view, over: true })).toBe('silent');
  });

  test('birds call rarely, and not any more once it is quiet', () => {
    const waits: { ms: number; act: () => void }[] = [];
    const heard: string[] = [];
    const { setMood } = createSurroundings({
      play: ({ name }) => heard.push(name),
      random: () => 0.5,
      later(ms, act) {
        const entry = { ms, act };
        waits.push(entry);
        return () => void waits.splice(waits.indexOf(entry), 1);
      },
    });
    setMood('day');
    waits.pop()?.act();
    expect(heard).toEqual(['bird']);
    expect(waits[0]?.ms).toBeGreaterThan(8000);
    setMood('evening');
    waits.pop()?.act();
    expect(heard).toEqual(['bird', 'cricket']);
    setMood('silent');
    expect(waits).toEqual([]);
  });
});
