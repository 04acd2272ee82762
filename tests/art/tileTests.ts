import { expect } from 'vitest';
import { tileGeometry } from '../../src/art/geometry.ts';
import { MOODS } from '../../src/art/light/moods.ts';
import type { Relief } from '../../src/art/light/relief.ts';
import { paintTile } from '../../src/art/tile/paintTile.ts';
import { planTile } from '../../src/art/topology/fromData.ts';
import { borderCells, gridX, gridY } from '../../src/art/topology/grid.ts';
import type { Landmark } from '../../src/art/topology/plan.ts';
import { turn } from '../../src/art/topology/sides.ts';
import { SIDES } from '../../src/game/index.ts';
import type { carcassonne } from '../../src/game/index.ts';
import { at, CLEAR, featureAt, greys } from './marks.ts';
import { hashOf, planOf } from './material.ts';

/** Checks for the tiles of every box. */

type Tile = carcassonne.CarcassonneTile;

/** No gaps, no wild numbers, and the same picture every time. */
export function expectWhole(tiles: readonly Tile[]): void {
  for (const tile of tiles) {
    const { height, albedo, gloss, translucency, glow } = paintTile(planOf(tile, 'country'), 'country', 64);
    for (const plane of [height, albedo, gloss, translucency, glow])
      expect(
        plane.every((v) => Number.isFinite(v) && v > -0.2 && v < 3),
        tile.id,
      ).toBe(true);
    const again = paintTile(planTile(tile, 'country'), 'country', 64);
    expect(hashOf(again.height, again.albedo, again.glow), tile.id).toBe(hashOf(height, albedo, glow));
  }
}

/** Every side and half-side belongs to the feature that the data name. */
export function expectSides(tile: Tile): void {
  const geometry = tileGeometry(tile, 'country');
  for (const [n, { halves, sides }] of tile.features.entries()) {
    for (const half of halves) {
      const cells = borderCells(half);
      const k = cells[Math.floor(cells.length / 2)] ?? 0;
      expect(featureAt(geometry, gridX(k), gridY(k)), `${tile.id} ${half}`).toBe(n);
    }
    for (const side of sides) {
      const [x, y] = turn(0.5, 0.01, SIDES.indexOf(side));
      expect(featureAt(geometry, x, y), `${tile.id} ${side}`).toBe(n);
    }
  }
}

/** Every feature has its own ground; a follower there hides no mark. */
export function expectOwnGround(tiles: readonly Tile[]): void {
  for (const tile of tiles) {
    const geometry = tileGeometry(tile, 'country');
    const { landmarks = [] } = planOf(tile, 'country');
    for (const [n, { x, y }] of geometry.anchors.entries()) {
      const share = geometry.owner.filter((one) => one === n).length / geometry.owner.length;
      expect(share, `${tile.id} ${n}`).toBeGreaterThan(0.012);
      expect(featureAt(geometry, x, y), `${tile.id} ${n}`).toBe(n);
      for (const { x: mx, y: my, a, b } of landmarks)
        expect(Math.hypot((x - mx) / a, (y - my) / b), `${tile.id} ${n}`).toBeGreaterThan(1);
    }
  }
}

/**
 * A mark is visible without colour, in every light and rotation: against the same tile without it, and within itself.
 */
export function expectClear(landmark: Landmark, marked: Relief, bare: Relief, what: string): void {
  for (const [n, mood] of [MOODS.morning, MOODS.noon, MOODS.afternoon, MOODS.sunset, MOODS.dusk].entries()) {
    const rotation = n % 4;
    const seen = at(landmark, rotation, greys(marked, rotation, mood));
    const without = at(landmark, rotation, greys(bare, rotation, mood));
    const change = seen.reduce((sum, grey, k) => sum + Math.abs(grey - (without[k] ?? 0)), 0) / seen.length;
    expect(seen.length, what).toBeGreaterThan(55);
    expect(change, what).toBeGreaterThan(CLEAR);
    // Light beside dark: something is drawn, the ground is not only different.
    const sorted = seen.toSorted((one, two) => one - two);
    const [low = 0, high = 0] = [sorted[Math.floor(sorted.length * 0.1)], sorted[Math.floor(sorted.length * 0.9)]];
    expect(high - low, what).toBeGreaterThan(3 * CLEAR);
  }
}
