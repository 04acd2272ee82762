import { describe, expect, test } from 'vitest';
import { MOODS } from '../../src/art/light/moods.ts';
import type { Mood } from '../../src/art/light/moods.ts';
import { LAMPS_FROM, between, inSteps, moodOf, shineOf, sunAt } from '../../src/art/light/sun.ts';

const numbers = (mood: Mood): readonly number[] =>
  Object.entries(mood).flatMap(([name, value]) => (name === 'azimuth' ? [] : value));
const everyTile = Array.from({ length: 61 }, (_, n) => n / 60);

describe('the sun over a game', () => {
  test('begins in the morning and passes through afternoon and sunset', () => {
    expect(sunAt(0)).toEqual(MOODS.morning);
    expect(sunAt(0.56)).toMatchObject({ elevation: 37, exposure: MOODS.afternoon.exposure });
    expect(sunAt(0.86)).toMatchObject({ elevation: 19, sun: MOODS.sunset.sun });
  });

  test('moves a little with every tile, always in the same direction', () => {
    for (const [n, p] of everyTile.entries()) {
      const now = sunAt(p);
      const next = sunAt(everyTile[n + 1] ?? 1);
      for (const [i, value] of numbers(now).entries())
        expect(Math.abs((numbers(next)[i] ?? 0) - value), `${p}`).toBeLessThan(i === 0 ? 2.5 : 0.2);
      const step = ((next.azimuth - now.azimuth + 540) % 360) - 180;
      expect(step).toBeLessThanOrEqual(0);
      expect(step).toBeGreaterThan(-8);
    }
  });

  test('never stands so low that shadows hide their surroundings', () => {
    for (const p of everyTile) expect(sunAt(p).elevation).toBeGreaterThan(15);
  });

  test('lights windows from four fifths on', () => {
    for (const p of everyTile.filter((v) => v <= LAMPS_FROM)) expect(sunAt(p).glow).toBe(0);
    const evening = everyTile.filter((v) => v >= LAMPS_FROM).map((p) => sunAt(p).glow);
    expect(evening).toEqual([...evening].sort((a, b) => a - b));
    expect(sunAt(1).glow).toBeGreaterThan(0.5);
    expect(sunAt(1).glow).toBeLessThan(MOODS.dusk.glow);
  });

  test('treats values outside the game as its beginning or end', () => {
    expect(sunAt(-1)).toEqual(sunAt(0));
    expect(sunAt(7)).toEqual(sunAt(1));
    expect(sunAt(Number.NaN)).toEqual(sunAt(0));
  });
});

test('has a fixed noon and dusk', () => {
  expect(moodOf({ kind: 'noon' })).toBe(MOODS.noon);
  expect(moodOf({ kind: 'dusk' })).toBe(MOODS.dusk);
});

test('takes the short way round between two moods', () => {
  expect(between(MOODS.morning, MOODS.noon, 0.5).azimuth).toBe(19);
  expect(between(MOODS.noon, MOODS.morning, 0.5).azimuth).toBe(379);
});

test('in steps, stands still between them and is there at both ends', () => {
  const seen = new Set(everyTile.map((progress) => JSON.stringify(inSteps({ kind: 'progress', progress }, 6))));
  expect(seen.size).toBe(7);
  expect(inSteps({ kind: 'progress', progress: 0 }, 6)).toEqual({ kind: 'progress', progress: 0 });
  expect(inSteps({ kind: 'progress', progress: 1 }, 6)).toEqual({ kind: 'progress', progress: 1 });
  expect(inSteps({ kind: 'dusk' }, 6)).toEqual({ kind: 'dusk' });
});

test('moves the shadows of pieces; the afternoon leaves their colours alone', () => {
  expect(shineOf(MOODS.afternoon).tint).toEqual([1, 1, 1]);
  expect(shineOf(MOODS.afternoon).shadow.x).toBeGreaterThan(0);
  expect(shineOf(MOODS.morning).shadow.x).toBeLessThan(0);
  for (const value of shineOf(MOODS.dusk).tint) expect(value).toBeGreaterThan(0.5);
});
