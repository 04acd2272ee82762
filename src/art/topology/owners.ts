import type { TileSpec } from '../../game/index.ts';
import { distanceToLines } from '../core/polyline.ts';
import { coverage } from './audit.ts';
import { isWalled, laneField } from './fields.ts';
import type { Layout } from './fields.ts';
import type { TileShapes } from './fromData.ts';
import { watersIn } from './waters.ts';
import { sideOfHalf } from './sides.ts';

/** Side length of the raster of feature numbers. */
export const OWNER_SIZE = 48;

/**
 * The feature at each place: lanes, then buildings, then water, then the courts or fields between them. The square
 * belongs to no path: -1. Remaining ground that touches no half-side (gardens behind houses) goes to the nearest
 * feature.
 */
export function ownersOf(tile: TileSpec, plan: TileShapes, layout: Layout): Int8Array {
  const n = OWNER_SIZE;
  const owner = new Int8Array(n * n).fill(UNKNOWN);
  const covers = layout.groups.map((group) => ({
    feature: group.feature,
    walled: isWalled(group),
    at: coverage(group, plan.id),
  }));
  const watersOf = watersIn(plan);
  const river = plan.rivers?.[0]?.feature ?? NOBODY;
  const linesOf = plan.paths.map((path, number) => ({
    feature: path.feature,
    lines: layout.lines.filter((_, i) => layout.owner[i] === number),
  }));
  for (let j = 0, k = 0; j < n; j++) {
    for (let i = 0; i < n; i++, k++) {
      const x = (i + 0.5) / n;
      const y = (j + 0.5) / n;
      const building = covers.find((cover) => cover.at(x, y));
      const spot = plan.spots?.find((one) => Math.hypot(x - one.x, y - one.y) < one.r);
      if (spot) owner[k] = spot.feature;
      // The gates of a city are in its walls; a road ends in front of them.
      else if (building?.walled) owner[k] = building.feature;
      else if (laneField(layout, x, y) < 0) {
        const inSquare =
          layout.square !== null &&
          Math.hypot(x - layout.square[0], y - layout.square[1]) < 0.15 &&
          plan.paths.length > 1;
        owner[k] = inSquare ? NOBODY : nearestPath(linesOf, x, y);
      } else if (building) owner[k] = building.feature;
      else if (watersOf(x, y)) owner[k] = river;
    }
  }
  floodCourts(tile, owner);
  return owner;
}

/** Kinds that spread from their half-sides over the land in between. */
const GROUND = ['court', 'field'];

const NOBODY = -1;
const UNKNOWN = -2;

function nearestPath(
  paths: readonly { readonly feature: number; readonly lines: Layout['lines'] }[],
  x: number,
  y: number,
): number {
  let best = NOBODY;
  let least = 9;
  for (const { feature, lines } of paths) {
    const d = distanceToLines(lines, x, y);
    if (d >= least) continue;
    least = d;
    best = feature;
  }
  return best;
}

/** Spreads courts from their half-sides over free ground; remaining ground goes to the adjacent feature. */
function floodCourts(tile: TileSpec, owner: Int8Array): void {
  const n = OWNER_SIZE;
  const todo: number[] = [];
  for (const [number, feature] of tile.features.entries()) {
    if (!GROUND.includes(feature.kind)) continue;
    for (const half of feature.halves) {
      for (const k of halfCells(sideOfHalf(half), half.endsWith('L'))) {
        if (owner[k] !== UNKNOWN) continue;
        owner[k] = number;
        todo.push(k);
      }
    }
  }
  const spread = (over: (k: number) => boolean): void => {
    for (let head = 0; head < todo.length; head++) {
      const k = todo[head] ?? 0;
      const i = k % n;
      for (const q of [i > 0 ? k - 1 : -1, i < n - 1 ? k + 1 : -1, k - n, k + n]) {
        if (q < 0 || q >= n * n || !over(q)) continue;
        owner[q] = owner[k] ?? NOBODY;
        todo.push(q);
      }
    }
  };
  const free = (k: number): boolean => owner[k] === UNKNOWN;
  spread(free);
  // A court without sides (enclosed by curves) gets all remaining ground; if there are several, each gets one part.
  const inner = [...tile.features.keys()].filter((number) => {
    const feature = tile.features[number];
    return feature && GROUND.includes(feature.kind) && !feature.halves.length;
  });
  if (inner.length === 1) for (const k of owner.keys()) if (free(k)) owner[k] = inner[0] ?? NOBODY;
  if (inner.length > 1)
    shareOut(inner, owner, free, (from) => {
      todo.splice(0, todo.length, ...from);
      spread(free);
    });
  todo.length = 0;
  for (const k of owner.keys()) if (!free(k) && owner[k] !== NOBODY) todo.push(k);
  spread(free);
  for (const k of owner.keys()) if (free(k)) owner[k] = NOBODY;
}

/** Gives the largest parts of the free ground to some features, in order of position. */
function shareOut(
  features: readonly number[],
  owner: Int8Array,
  free: (k: number) => boolean,
  spread: (from: readonly number[]) => void,
): void {
  const parts: number[][] = [];
  for (const start of owner.keys()) {
    if (!free(start)) continue;
    const before = Int8Array.from(owner);
    owner[start] = NOBODY;
    spread([start]);
    parts.push([...owner.keys()].filter((k) => owner[k] !== before[k]));
  }
  const largest = parts.toSorted((one, other) => other.length - one.length).slice(0, features.length);
  for (const part of parts) for (const k of part) owner[k] = UNKNOWN;
  for (const [n, part] of largest.toSorted((one, other) => (one[0] ?? 0) - (other[0] ?? 0)).entries())
    for (const k of part) owner[k] = features[n] ?? NOBODY;
}

function halfCells(side: number, left: boolean): number[] {
  const n = OWNER_SIZE;
  const last = n - 1;
  return Array.from({ length: n / 2 }, (_, i) => {
    const u = left ? i : n / 2 + i;
    const [x, y] = side === 0 ? [u, 0] : side === 1 ? [last, u] : side === 2 ? [last - u, last] : [0, last - u];
    return y * n + x;
  });
}
