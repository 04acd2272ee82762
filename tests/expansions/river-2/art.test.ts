import { describe, expect, test } from 'vitest';
import { tileGeometry } from '../../../src/art/geometry.ts';
import { paintTile } from '../../../src/art/tile/paintTile.ts';
import { SIDES, carcassonne } from '../../../src/game/index.ts';
import { tileOf } from '../../art/block.ts';
import { featureAt } from '../../art/marks.ts';
import { planOf as planned } from '../../art/material.ts';

const rivers = carcassonne.materialOf(['river-1', 'river-2']).tiles;
const planOf = (tile: carcassonne.CarcassonneTile) => planned(tile, 'country');

describe('rivers', () => {
  test('leave every tile of both at the same place', () => {
    const size = 96;
    for (const tile of rivers) {
      const { height } = paintTile(planOf(tile), 'country', size);
      for (const side of tile.features.flatMap(({ kind, sides }) => (kind === 'river' ? sides : []))) {
        const n = SIDES.indexOf(side);
        const wet = Array.from({ length: size }, (_, u) => u).filter(
          (u) => (height[[u, u * size + size - 1, (size - 1) * size + u, u * size][n] ?? 0] ?? 0) < -0.02,
        );
        expect(wet.length, `${tile.id} ${side}`).toBeGreaterThan(size * 0.14);
        expect(Math.abs((Math.min(...wet) + Math.max(...wet) + 1) / 2 - size / 2), tile.id).toBeLessThanOrEqual(1.5);
      }
    }
  });

  test('fork, end at the walls of a city, and pass below one with their banks', () => {
    const kindsAlong = (id: string, place: (t: number) => readonly [number, number]): string[] => {
      const tile = tileOf(id);
      const geometry = tileGeometry(tile, 'country');
      const kinds = Array.from({ length: 48 }, (_, n) => featureAt(geometry, ...place((n + 0.5) / 48))).map(
        (n) => tile.features[n]?.kind ?? '',
      );
      return kinds.filter((kind, n) => kind !== kinds[n - 1]);
    };
    expect(kindsAlong('S02', (t) => [t, 0.5])).toEqual(['river']);
    expect(kindsAlong('S02', (t) => [0.5, t])).toEqual(['river', 'field']);
    expect(kindsAlong('S03', (t) => [t, 0.5])).toEqual(['river', 'city']);
    expect(planOf(tileOf('S03')).pools).toEqual([]);
    expect(kindsAlong('S04', (t) => [0.5, t])).toEqual(['river', 'city', 'river']);
    const waysIn = (id: string): number => planOf(tileOf(id)).arches?.length ?? 0;
    expect(['S03', 'S04', 'S07', 'S02'].map(waysIn)).toEqual([1, 6, 0, 0]);
  });

  test('the lake leaves room for its volcano', () => {
    const { landmarks = [], pools = [] } = planOf(tileOf('S12'));
    const [{ x, y, a } = { x: 0, y: 0, a: 0 }] = landmarks;
    const [[px, py, r] = [0, 0, 0]] = pools;
    expect(landmarks.map(({ name }) => name)).toEqual(['volcano']);
    expect(a).toBeGreaterThan(0.18);
    expect(Math.hypot(x - px, y - py)).toBeGreaterThan(a + r);
  });
});
