import { describe, expect, test } from 'vitest';
import { createExposures } from '../../src/art/board/exposure.ts';
import type { Exposure } from '../../src/art/board/exposure.ts';
import { MOODS } from '../../src/art/light/moods.ts';

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

describe('the light of a board', () => {
  test('shows a change in the old light while a new one is in progress, until all of the new one is ready', () => {
    const { exposures, rest } = picture();
    expect(rest(noon).every(({ mood, relit }) => mood === noon && !relit)).toBe(true);
    for (let n = 0; n < 5; n++) expect(exposures.next(dusk, SIDE)).toMatchObject({ mood: dusk, relit: 'part' });
    exposures.changed({ x: 100, y: 120, w: 24, h: 24 });
    const then = rest(dusk);
    const mended = then.filter(({ relit }) => !relit);
    expect(mended.length).toBeGreaterThan(0);
    expect(then.slice(0, mended.length)).toEqual(mended);
    expect(mended.every(({ mood }) => mood === noon)).toBe(true);
    const again = then.slice(mended.length);
    // The change gets the new light too, with everything below it.
    expect(again[0]?.rect.y).toBe(mended[0]?.rect.y);
    expect(again.map(({ relit }) => relit).lastIndexOf('last')).toBe(again.length - 1);
    expect(again.reduce((rows, { rect }) => rows + rect.h, 0)).toBe(SIDE - (mended[0]?.rect.y ?? 0));
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
