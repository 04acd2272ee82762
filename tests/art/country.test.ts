import { expect, test } from 'vitest';
import { paintTile } from '../../src/art/tile/paintTile.ts';
import { CARCASSONNE } from './country.ts';
import { hashOf } from './material.ts';

test.each(CARCASSONNE.map((plan) => [plan.id, plan] as const))(
  '%s is painted completely and the same every time',
  (_id, plan) => {
    const { height, albedo, gloss, translucency } = paintTile(plan, 'country', 64);
    for (const plane of [height, albedo, gloss, translucency])
      expect(plane.every((v) => Number.isFinite(v) && v > -0.2 && v < 2)).toBe(true);
    const again = paintTile(plan, 'country', 64);
    expect(hashOf(again.height, again.albedo)).toBe(hashOf(height, albedo));
  },
);

test('rivers leave every tile at the same place', () => {
  const size = 96;
  /** Water along the sides where a river leaves. */
  const wet = (plan: (typeof CARCASSONNE)[number], side: number): number[] => {
    const { height } = paintTile(plan, 'country', size);
    return Array.from({ length: size }, (_, u) => u).filter(
      (u) => (height[[u, u * size + size - 1, (size - 1) * size + u, u * size][side] ?? 0] ?? 0) < -0.02,
    );
  };
  for (const plan of CARCASSONNE) {
    for (const side of plan.rivers?.flatMap(({ sides }) => sides) ?? []) {
      const water = wet(plan, side);
      expect(water.length, plan.id).toBeGreaterThan(size * 0.14);
      expect(Math.abs((Math.min(...water) + Math.max(...water) + 1) / 2 - size / 2), plan.id).toBeLessThanOrEqual(1.5);
    }
  }
});
