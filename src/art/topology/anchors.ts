import type { TileSpec } from '../../game/index.ts';
import { distanceTo } from '../core/distance.ts';
import { OWNER_SIZE } from './owners.ts';
import type { TilePlan } from './plan.ts';
import { middle, sideNumber } from './sides.ts';

interface Place {
  readonly x: number;
  readonly y: number;
}

/** The best spot for a follower on each feature: deep inside it, near its middle, off the borders, clear of markets and fountains. */
export function anchorsOf(tile: TileSpec, plan: TilePlan, owner: Int8Array): Place[] {
  return tile.features.map((feature, number) => {
    const n = OWNER_SIZE;
    const outside = Uint8Array.from(owner, (id) => (id === number ? 0 : 1));
    const depth = distanceTo(outside, n, n, 1 / n);
    let sumX = 0;
    let sumY = 0;
    let cells = 0;
    for (const [k, id] of owner.entries()) {
      if (id !== number) continue;
      sumX += ((k % n) + 0.5) / n;
      sumY += (Math.floor(k / n) + 0.5) / n;
      cells++;
    }
    if (!cells) return fallback(tile, number);
    const centre = { x: sumX / cells, y: sumY / cells };
    let best: (Place & { readonly value: number }) | undefined;
    for (const [k, id] of owner.entries()) {
      if (id !== number) continue;
      const x = ((k % n) + 0.5) / n;
      const y = (Math.floor(k / n) + 0.5) / n;
      let value = Math.min(depth[k] ?? 0, x, y, 1 - x, 1 - y, 0.16) - 0.12 * Math.hypot(x - centre.x, y - centre.y);
      for (const { x: lx, y: ly, a, b } of plan.landmarks ?? [])
        value -= crowd(Math.hypot((x - lx) / (a + 0.1), (y - ly) / (b + 0.1)), 1);
      for (const [px, py] of plan.pennants ?? []) value -= crowd(Math.hypot(x - px, y - py), 0.2);
      if (feature.kind === 'court') {
        for (const market of plan.markets) value -= crowd(Math.hypot(x - market.x, y - market.y), 0.3 * market.size);
        for (const [fx, fy] of plan.fountains) value -= crowd(Math.hypot(x - fx, y - fy), 0.22);
      }
      if (!best || value > best.value) best = { x, y, value };
    }
    return best ? { x: best.x, y: best.y } : fallback(tile, number);
  });
}

const crowd = (distance: number, reach: number): number => (distance >= reach ? 0 : (1 - distance / reach) * 0.25);

/** For a feature that the raster misses: towards its sides. */
function fallback(tile: TileSpec, number: number): Place {
  const sides = tile.features[number]?.sides ?? [];
  if (!sides.length) return { x: 0.5, y: 0.5 };
  const sum = sides
    .map((side) => middle(sideNumber(side)))
    .reduce((a, b) => [a[0] + b[0], a[1] + b[1]] as const, [0, 0] as const);
  return { x: 0.5 + (sum[0] / sides.length - 0.5) * 0.5, y: 0.5 + (sum[1] / sides.length - 0.5) * 0.5 };
}
