import type { Skin } from '../contract.ts';
import { distanceTo } from '../core/distance.ts';
import { clamp } from '../core/math.ts';
import { noise } from '../core/noise.ts';
import { Rng, textSeed } from '../core/random.ts';
import { Surface } from '../core/surface.ts';
import { inset, laneField, layOut } from '../topology/fields.ts';
import type { Group, Layout } from '../topology/fields.ts';
import type { Disc, TilePlan } from '../topology/plan.ts';
import { parcel, squareAt } from '../topology/plots.ts';
import type { Quarter } from '../topology/plots.ts';

/** Sides at which the neighbour carries the same kind of building: no closing wall there. */
export type Joined = readonly boolean[];
export const CLOSED: Joined = [false, false, false, false];

/** A tile being painted: its surface, its shapes and how far everything is from buildings and lanes. */
export interface Site {
  readonly s: Surface;
  readonly size: number;
  readonly seed: number;
  readonly rng: Rng;
  readonly skin: Skin;
  readonly plan: TilePlan;
  readonly layout: Layout;
  readonly quarters: ReadonlyMap<Group, Quarter>;
  readonly joined: Joined;
  /** Signed distance to lanes with their wobble, per pixel. */
  readonly lane: Float32Array;
  /** Distances to the nearest building and the nearest lane, per pixel. */
  readonly toBuilding: Float32Array;
  readonly toLane: Float32Array;
  /** 0 at the border, 1 inside, per pixel. */
  readonly inner: Float32Array;
  /** Discs taken by props. */
  readonly taken: Disc[];
}

export const tileSeed = (id: string): number => textSeed(id) % 100000;

export function openSite(plan: TilePlan, size: number, joined: Joined, skin: Skin): Site {
  const seed = tileSeed(plan.id);
  const layout = layOut(plan);
  const quarters = new Map(layout.groups.flatMap((group): [Group, Quarter][] => (group.kind === 'house' ? [[group, parcel(group, seed)]] : [])));
  const n = size * size;
  const lane = new Float32Array(n);
  const inner = new Float32Array(n);
  const buildings = new Uint8Array(n);
  const lanes = new Uint8Array(n);
  const hasLane = layout.lines.length > 0 || layout.square !== null;
  const towers = layout.groups.filter((group) => group.kind === 'tower');
  const covered = new Set([...quarters.values()].flatMap(({ squares }) => [...squares]));
  for (let j = 0, k = 0; j < size; j++) {
    const y = (j + 0.5) / size;
    for (let i = 0; i < size; i++, k++) {
      const x = (i + 0.5) / size;
      const fade = inset(x, y, 0.13);
      inner[k] = fade;
      let d = 9;
      if (hasLane) {
        d = laneField(layout, x, y);
        // Only near lanes does the wobble of their edges matter.
        if (d < 0.1) d += (noise(x * 22, y * 22, seed) * 0.01 + noise(x * 60, y * 60, seed) * 0.004) * fade;
        if (d < 0) lanes[k] = 1;
      }
      lane[k] = d;
      if (covered.has(squareAt(x, y)) || towers.some((group) => group.field(x, y) < 0)) buildings[k] = 1;
    }
  }
  return {
    s: new Surface(size, size, size),
    size,
    seed,
    rng: new Rng(seed),
    skin,
    plan,
    layout,
    quarters,
    joined,
    lane,
    inner,
    toBuilding: distanceTo(buildings, size, size, 1 / size),
    toLane: distanceTo(lanes, size, size, 1 / size),
    taken: [],
  };
}

export const pixelAt = (site: Site, x: number, y: number): number =>
  clamp(Math.floor(y * site.size), 0, site.size - 1) * site.size + clamp(Math.floor(x * site.size), 0, site.size - 1);

/** Radius of the free disc around a place. */
export function roomAt(site: Site, x: number, y: number): number {
  const k = pixelAt(site, x, y);
  let room = Math.min(site.toBuilding[k] ?? 0, site.toLane[k] ?? 0, x, y, 1 - x, 1 - y);
  for (const [tx, ty, r] of site.taken) room = Math.min(room, Math.hypot(x - tx, y - ty) - r);
  return room;
}

/** Calls `visit` for every pixel with its place. */
export function eachPixel(site: Site, visit: (k: number, x: number, y: number) => void): void {
  const { size } = site;
  for (let j = 0, k = 0; j < size; j++) for (let i = 0; i < size; i++, k++) visit(k, (i + 0.5) / size, (j + 0.5) / size);
}
