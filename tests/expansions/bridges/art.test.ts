import { describe, expect, test } from 'vitest';
import type { Structure } from '../../../src/art/contract.ts';
import { geometryBelow, rotatePoint, tileGeometry } from '../../../src/art/geometry.ts';
import { createGround } from '../../../src/art/ground.ts';
import { MOODS } from '../../../src/art/light/moods.ts';
import { edgesOf, withBuilt } from '../../../src/art/plane/edges.ts';
import type { LaidTile } from '../../../src/game/index.ts';
import { asMap, blockOf, changeIn, greyOf, openLand, tileOf } from '../../art/block.ts';
import { CLEAR, featureAt, SIZE } from '../../art/marks.ts';
import { hashOf } from '../../art/material.ts';
import { lying, tile, tiles } from '../../game/carcassonne/notation.ts';

/** Bridges in the land. */

const bridge = (x: number, y: number, upright: boolean): Structure => ({ kind: 'bridge', x, y, upright });

describe('bridges', () => {
  const GROUNDS = 'monastery; full city, coat of arms; straight road; straight river; bazaar; city edge, garden';
  const ROAD = tile('straight road');

  test('are visible without colour over any ground, in every light', () => {
    for (const id of tiles(GROUNDS)) {
      const land = openLand();
      const laid = asMap([{ tile: id, x: 0, y: 0, rotation: 0 }]);
      land.show(laid);
      const before = blockOf(land, 1, 1);
      land.show(laid, [bridge(0, 0, true)]);
      const after = blockOf(land, 1, 1);
      for (const mood of Object.values(MOODS)) {
        const change = changeIn(greyOf(after, mood), greyOf(before, mood), 1, (x) => Math.abs(x - 0.5) < 0.09);
        expect(change, id).toBeGreaterThan(CLEAR);
      }
    }
  });

  test('leave a tile where roads do, at their height; two in a row are one road', () => {
    const land = openLand();
    const laid = asMap(lying('straight road at 0,0 turned 1; straight road at 1,0 turned 1'));
    land.show(laid, [bridge(0, 0, false), bridge(1, 0, false)]);
    const { height, w } = blockOf(land, 2, 1);
    const along = Array.from({ length: 2 * SIZE }, (_, i) => height[(SIZE + SIZE / 2) * w + SIZE + i] ?? NaN);
    expect(along[0]).toBeLessThan(0.06);
    expect(along.at(-1)).toBeLessThan(0.06);
    // It nowhere comes down in between.
    expect(Math.min(...along.slice(SIZE * 0.4, SIZE * 1.6))).toBeGreaterThan(0.14);
    expect(Math.abs((along[SIZE] ?? 0) - (along[SIZE - 1] ?? 9))).toBeLessThan(0.02);
  });

  test('cast a shadow on what runs below', () => {
    const land = openLand();
    const laid = asMap(lying('straight road at 0,0'));
    const onRoad = (x: number, y: number): boolean => x > 0.26 && x < 0.38 && Math.abs(y - 0.5) < 0.04;
    const brightness = (built: readonly Structure[]): number => {
      land.show(laid, built);
      const grey = greyOf(blockOf(land, 1, 1), MOODS.morning);
      return changeIn(
        grey,
        grey.map(() => 0),
        1,
        onRoad,
      );
    };
    expect(brightness([bridge(0, 0, true)])).toBeLessThan(brightness([]) * 0.75);
  });

  test('are built and removed without a trace', () => {
    const land = openLand();
    const laid = asMap(lying('straight road at 0,0 turned 1; straight road at 1,0 turned 1'));
    const hash = (): number => {
      const { height, albedo } = blockOf(land, 2, 1);
      return hashOf(height, albedo);
    };
    land.show(laid);
    const before = hash();
    expect(land.show(laid, [bridge(0, 0, false)]).length).toBe(9);
    const one = hash();
    expect(one).not.toBe(before);
    expect(land.show(laid, [bridge(0, 0, false)])).toEqual([]);
    land.show(laid, [bridge(0, 0, false), bridge(1, 0, false)]);
    land.show(laid, [bridge(0, 0, false)]);
    expect(hash()).toBe(one);
    land.show(laid);
    expect(hash()).toBe(before);
  });

  test('a road that leaves a bridge is kept clear of plants', () => {
    expect(withBuilt(edgesOf(tileOf(tile('bazaar')), 1), [bridge(0, 0, false)]).sides).toEqual([
      'field',
      'road',
      'field',
      'road',
    ]);
  });

  test('a bridge is the last feature of its tile, and the others make room for it', () => {
    const road = tileOf(ROAD);
    const below = geometryBelow(road, 'country', bridge(0, 0, true));
    const number = road.features.length;
    expect([0.02, 0.5, 0.98].map((y) => featureAt(below, 0.5, y))).toEqual([number, number, number]);
    for (const [n, { x, y }] of below.anchors.entries()) expect(featureAt(below, x, y), `feature ${n}`).toBe(n);
    const [under, deck] = [below.anchors[0], below.anchors[number]];
    expect(under && deck && Math.hypot(under.x - deck.x, under.y - deck.y)).toBeGreaterThan(0.3);
  });

  test('the ground finds a bridge in every rotation of its tile', () => {
    const laid: LaidTile = { tile: ROAD, x: 4, y: -2, rotation: 1 };
    let built: readonly Structure[] = [];
    const ground = createGround({
      tile: (spec) => tileGeometry(spec, 'country'),
      below: (spec, one) => geometryBelow(spec, 'country', one),
      built: () => built,
      rotate: rotatePoint,
      spec: tileOf,
    });
    const number = tileOf(ROAD).features.length;
    const point = { x: 4.2, y: -1.5 };
    const before = ground.featureUnder(point, [laid])?.feature;
    expect(before).not.toBe(number);
    built = [bridge(4, -2, false)];
    const there = { x: 4, y: -2, feature: number };
    expect(ground.featureUnder(point, [laid])).toEqual(there);
    expect(ground.kindAt(there, [laid])).toBe('road');
    expect(ground.featureUnder(ground.feature(there, [laid]), [laid])).toEqual(there);
    built = [];
    expect(ground.featureUnder(point, [laid])?.feature).toBe(before);
    expect(ground.kindAt(there, [laid])).toBeUndefined();
  });
});
