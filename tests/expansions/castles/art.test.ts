import { describe, expect, test } from 'vitest';
import type { Structure } from '../../../src/art/contract.ts';
import { MOODS } from '../../../src/art/light/moods.ts';
import { blankRelief } from '../../../src/art/light/relief.ts';
import { edgesOf, withBuilt } from '../../../src/art/plane/edges.ts';
import { asMap, blockOf, changeIn, greyOf, openLand, tileOf } from '../../art/block.ts';
import { CLEAR, SIZE } from '../../art/marks.ts';
import { lying, tile } from '../../game/carcassonne/notation.ts';

/** Castles in the land. */

const castle = (look?: number): Structure => ({
  kind: 'castle',
  x: 0,
  y: 0,
  upright: true,
  ...(look === undefined ? {} : { look }),
});

describe('castles', () => {
  const laid = asMap(lying('city edge at 0,0 turned 2; city edge at 0,1'));
  const isCastle = (x: number, y: number): boolean => Math.abs(x - 0.5) < 0.34 && Math.abs(y - 1) < 0.22;
  const pictures = [[], [castle(0)], [castle()]].map((built) => {
    const land = openLand();
    land.show(laid, built);
    return blockOf(land, 1, 2);
  });

  test('waiting and scored ones differ from the city below and from each other, without colour, in every light', () => {
    for (const mood of Object.values(MOODS)) {
      const [city = [], waiting = [], paid = []] = pictures.map((block) => greyOf(block, mood));
      expect(changeIn(waiting, city, 1, isCastle)).toBeGreaterThan(CLEAR);
      expect(changeIn(paid, city, 1, isCastle)).toBeGreaterThan(CLEAR);
      const isKeep = (x: number, y: number): boolean => Math.abs(x - 0.5) < 0.13 && Math.abs(y - 1) < 0.09;
      expect(changeIn(waiting, paid, 1, isKeep)).toBeGreaterThan(CLEAR);
    }
  });

  test('are one picture across the border of their cells', () => {
    const [, { height, albedo, w } = blankRelief(1, 1, 1)] = pictures;
    const step = (row: number): number =>
      Array.from({ length: SIZE * 0.7 }, (_, i) => (SIZE + row) * w + SIZE + Math.round(SIZE * 0.15) + i).reduce(
        (sum, k) =>
          sum +
          Math.abs((height[k] ?? 0) - (height[k - w] ?? 0)) * 800 +
          Math.abs((albedo[k * 3 + 1] ?? 0) - (albedo[(k - w) * 3 + 1] ?? 0)),
        0,
      );
    const beside = [-4, -3, -2, 2, 3, 4].map((away) => step(SIZE + away));
    expect(step(SIZE)).toBeLessThan(Math.max(...beside) * 1.2);
  });

  test('lead no road to the border of their tile', () => {
    expect(withBuilt(edgesOf(tileOf(tile('bazaar')), 1), [castle(0)]).sides).toEqual(Array(4).fill('field'));
  });
});
