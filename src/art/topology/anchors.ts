import type { TileSpec } from '../../game/index.ts';
import { distanceTo } from '../core/distance.ts';
import { OWNER_SIZE } from './owners.ts';
import type { TilePlan } from './plan.ts';
import { middle, sideNumber } from './sides.ts';

interface Place {
  readonly x: number;
  readonly y: number;
}

/** Things that a follower must not cover. */
type Landmarks = Pick<TilePlan, 'landmarks' | 'pennants' | 'markets' | 'fountains'>;

/**
 * The best place for a follower on each feature: deep inside it, near its middle, off the borders, clear of markets and
 * fountains.
 */
export function anchorsOf(tile: TileSpec, plan: Landmarks, owner: Int8Array): Place[] {
  return tile.features.map(({ kind }, number) => {
    const cells: number[] = [];
    const outside = new Uint8Array(owner.length).fill(1);
    let sumX = 0;
    let sumY = 0;
    for (let k = 0; k < owner.length; k++) {
      if (owner[k] !== number) continue;
      cells.push(k);
      outside[k] = 0;
      sumX += xOf(k);
      sumY += yOf(k);
    }
    if (!cells.length) return fallback(tile, number);
    const depth = distanceTo(outside, OWNER_SIZE, OWNER_SIZE, 1 / OWNER_SIZE);
    const middleX = sumX / cells.length;
    const middleY = sumY / cells.length;
    let best = cells[0] ?? 0;
    let most = -Infinity;
    for (const k of cells) {
      const x = xOf(k);
      const y = yOf(k);
      let value = Math.min(depth[k] ?? 0, x, y, 1 - x, 1 - y, 0.16) - 0.12 * Math.hypot(x - middleX, y - middleY);
      for (const { x: lx, y: ly, a, b } of plan.landmarks ?? [])
        value -= crowd(Math.hypot((x - lx) / (a + 0.1), (y - ly) / (b + 0.1)), 1);
      for (const [px, py] of plan.pennants ?? []) value -= crowd(Math.hypot(x - px, y - py), 0.2);
      if (kind === 'court') {
        for (const market of plan.markets) value -= crowd(Math.hypot(x - market.x, y - market.y), 0.3 * market.size);
        for (const [fx, fy] of plan.fountains) value -= crowd(Math.hypot(x - fx, y - fy), 0.22);
      }
      if (value <= most) continue;
      most = value;
      best = k;
    }
    return { x: xOf(best), y: yOf(best) };
  });
}

const xOf = (k: number): number => ((k % OWNER_SIZE) + 0.5) / OWNER_SIZE;
const yOf = (k: number): number => (Math.floor(k / OWNER_SIZE) + 0.5) / OWNER_SIZE;

const crowd = (distance: number, reach: number): number => (distance >= reach ? 0 : (1 - distance / reach) * 0.25);

/** A place for a feature too small for the raster: towards its sides. */
function fallback(tile: TileSpec, number: number): Place {
  const sides = tile.features[number]?.sides ?? [];
  if (!sides.length) return { x: 0.5, y: 0.5 };
  const sum = sides
    .map((side) => middle(sideNumber(side)))
    .reduce((a, b) => [a[0] + b[0], a[1] + b[1]] as const, [0, 0] as const);
  return { x: 0.5 + (sum[0] / sides.length - 0.5) * 0.5, y: 0.5 + (sum[1] / sides.length - 0.5) * 0.5 };
}
