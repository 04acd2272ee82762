import { describe, expect, test } from 'vitest';
import { createExposures } from '../../src/art/board/exposure.ts';
import type { Exposure } from '../../src/art/board/exposure.ts';
import { MOODS } from '../../src/art/light/moods.ts';
import type { PixelRect } from '../../src/art/light/relief.ts';

const SIDE = 400;
const { noon, dusk } = MOODS;

function picture() {
  const exposures = createExposures({ w: SIDE, h: SIDE, ppu: 24, atOnce: () => SIDE * 40, band: 96 });
  return {
    exposures,
    /** Everything that is lit until nothing is left to do. */
    rest(mood: typeof noon): Exposure[] {
      const all: Exposure[] = [];
      for (let next = exposures.next(mood, SIDE); next; next = exposures.next(mood, SIDE)) all.push(next);
      return all;
    },
  };
}

/** Marks the pixels of a rectangle; counts those that are marked. */
function put(pixels: Uint8Array, { x, y, w, h }: PixelRect, mark: number): void {
  for (let row = y; row < y + h; row++) pixels.fill(mark, row * SIDE + x, row * SIDE + x + w);
}
function sum(pixels: Uint8Array, { x, y, w, h }: PixelRect): number {
  let marked = 0;
  for (let row = y; row < y + h; row++)
    for (const mark of pixels.subarray(row * SIDE + x, row * SIDE + x + w)) marked += mark;
  return marked;
}

describe('the light of a board', () => {
  test('shows a change in the old light while a new one is in progress, until all of the new one is ready', () => {
    const { exposures, rest } = picture();
    expect(rest(noon).every(({ mood, relit }) => mood === noon && !relit)).toBe(true);
    const light = new Uint8Array(SIDE * SIDE);
    for (let n = 0; n < 5; n++) {
      const next = exposures.next(dusk, SIDE);
      expect(next).toMatchObject({ mood: dusk, relit: 'part' });
      if (next) put(light, next.rect, 1);
    }
    exposures.changed({ x: 100, y: 120, w: 24, h: 24 });
    const then = rest(dusk);
    const mended = then.filter(({ relit }) => !relit);
    expect(mended.length).toBeGreaterThan(0);
    expect(then.slice(0, mended.length)).toEqual(mended);
    expect(mended.every(({ mood }) => mood === noon)).toBe(true);
    const again = then.slice(mended.length);
    expect(again.map(({ relit }) => relit).lastIndexOf('last')).toBe(again.length - 1);
    // The change gets the new light too, and nothing else is lit twice.
    for (const { rect } of mended) put(light, rect, 0);
    for (const { rect } of again) {
      expect(sum(light, rect)).toBe(0);
      put(light, rect, 1);
    }
    expect(sum(light, { x: 0, y: 0, w: SIDE, h: SIDE })).toBe(SIDE * SIDE);
    exposures.changed({ x: 100, y: 120, w: 24, h: 24 });
    expect(rest(dusk).every(({ mood, relit }) => mood === dusk && !relit)).toBe(true);
  });

  test('lights what is lit for the first time in one light, whatever comes meanwhile', () => {
    const { exposures, rest } = picture();
    expect(exposures.next(noon, SIDE)).toMatchObject({ mood: noon });
    const then = rest(dusk);
    expect(then.filter(({ relit }) => !relit).every(({ mood }) => mood === noon)).toBe(true);
    expect(then.at(-1)).toMatchObject({ mood: dusk, relit: 'last' });
  });
});
