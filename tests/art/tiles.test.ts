import { describe, expect, test } from 'vitest';
import { SKINS } from '../../src/art/contract.ts';
import { tileGeometry } from '../../src/art/geometry.ts';
import { paintTile } from '../../src/art/tile/paintTile.ts';
import { audit } from '../../src/art/topology/audit.ts';
import { planTile } from '../../src/art/topology/fromData.ts';
import { hashOf, planOf, tileOf, tiles } from './material.ts';

describe.each(SKINS)('%s', (skin) => {
  test('every tile is painted completely: no gaps, no wild numbers', () => {
    for (const tile of tiles) {
      const { height, albedo, gloss, translucency } = paintTile(planOf(tile, skin), skin, 64);
      for (const plane of [height, albedo, gloss, translucency])
        expect(
          plane.every((v) => Number.isFinite(v) && v > -0.2 && v < 2),
          tile.id,
        ).toBe(true);
      expect(
        albedo.some((v) => v > 0.05),
        tile.id,
      ).toBe(true);
    }
  });

  test('the picture matches the data', () => {
    for (const tile of tiles) expect(audit(tile, planOf(tile, skin)), tile.id).toEqual([]);
  });

  test('the same tile is the same picture', () => {
    for (const id of ['C01', 'C22', 'C46', 'C57']) {
      const paint = (): number => {
        const { height, albedo } = paintTile(planTile(tileOf(id), skin), skin, 96);
        return hashOf(height, albedo);
      };
      expect(paint(), id).toBe(paint());
    }
  });
});

test('lanes leave every tile at the same place', () => {
  const size = 96;
  /** Brightness along the northern border: the stone of lanes is lighter than lawn. */
  const lightPixels = (id: string): number[] => {
    const { albedo, height } = paintTile(planTile(tileOf(id), 'castle'), 'castle', size);
    return Array.from({ length: size }, (_, i) => i).filter(
      (i) => (albedo[i * 3 + 2] ?? 0) > 0.13 && (height[i] ?? 0) < 0.03,
    );
  };
  for (const id of ['C01', 'C10', 'C15', 'C19', 'C35']) {
    const lane = lightPixels(id);
    const middle = lane.filter((i) => Math.abs(i + 0.5 - size / 2) <= size * 0.066);
    expect(middle.length, id).toBeGreaterThan(size * 0.09);
    expect(Math.abs((Math.min(...middle) + Math.max(...middle) + 1) / 2 - size / 2), id).toBeLessThanOrEqual(1.5);
  }
});

/** Shares of a tile covered by its courts, the largest first. */
function courtShares(id: string): number[] {
  const tile = tileOf(id);
  const { owner } = tileGeometry(tile, 'castle');
  return tile.features
    .flatMap((feature, n) => (feature.kind === 'court' ? [owner.filter((at) => at === n).length / owner.length] : []))
    .sort((a, b) => b - a);
}

test('courts between the wings of a building are large enough to be seen on the smallest board', () => {
  for (const id of ['C37', 'C38', 'C42', 'C43', 'C47', 'C48', 'C52', 'C53'])
    expect(Math.min(...courtShares(id)), id).toBeGreaterThan(0.12);
  for (const id of ['C38', 'C42', 'C48', 'C52'])
    expect(planTile(tileOf(id), 'castle').markets[0]?.size, id).toBeGreaterThan(0.8);
});

test.each([
  ['C29', 'C30'],
  ['C31', 'C32'],
])('the lane of %s separates two courts, that of %s ends in one', (parted, whole) => {
  const [left = 0, right = 0, ...more] = courtShares(parted);
  expect(more).toEqual([]);
  expect(left - right).toBeLessThan(0.02);
  expect(courtShares(whole)).toHaveLength(1);
  expect(courtShares(whole)[0]).toBeGreaterThan(1.25 * (left + right));
});
