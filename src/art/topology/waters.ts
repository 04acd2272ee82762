import { distanceToLines } from '../core/polyline.ts';
import { laneLines } from './lanes.ts';
import type { TilePlan } from './plan.ts';

/** Half the width of a river. */
export const RIVER_HALF = 0.085;

type Waters = Pick<TilePlan, 'rivers' | 'pools'>;

/** Signed distance to rivers and round water, negative inside; undefined without water. */
export function waterField({ rivers = [], pools = [] }: Waters): ((x: number, y: number) => number) | undefined {
  if (rivers.length + pools.length === 0) return undefined;
  const lines = rivers.flatMap((river) => laneLines(river));
  return (x, y) => {
    let d = lines.length ? distanceToLines(lines, x, y) - RIVER_HALF : 9;
    for (const [px, py, r] of pools) d = blend(d, Math.hypot(x - px, y - py) - r);
    return d;
  };
}

/** The smaller distance, smoothed where both are small: a river widens before its lake. */
function blend(a: number, b: number): number {
  const k = 0.09;
  const h = Math.max(0, k - Math.abs(a - b)) / k;
  return Math.min(a, b) - (h * h * k) / 4;
}

/** Is a place under water? */
export function watersIn(plan: Waters): (x: number, y: number) => boolean {
  const field = waterField(plan);
  return field ? (x, y) => field(x, y) < 0 : () => false;
}
