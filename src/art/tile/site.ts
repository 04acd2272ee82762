import type { PaintSkin } from '../contract.ts';
import { distanceTo, FAR } from '../core/distance.ts';
import { clamp, hypot } from '../core/math.ts';
import { noise } from '../core/noise.ts';
import { Rng, textSeed } from '../core/random.ts';
import { sampled } from '../core/sampled.ts';
import type { Surface } from '../core/surface.ts';
import { inset, laneField, layOut } from '../topology/fields.ts';
import type { Group, Layout } from '../topology/fields.ts';
import type { Disc, TilePlan } from '../topology/plan.ts';
import { GRID, parcel, squareAt } from '../topology/plots.ts';
import type { Quarter } from '../topology/plots.ts';
import { waterField } from '../topology/waters.ts';

/** Sides whose neighbour has the same kind of building: no closing wall there. */
export type Joined = readonly boolean[];
export const CLOSED: Joined = [false, false, false, false];

/** A tile being painted: its surface, its shapes and the distances from buildings and lanes. */
export interface Site {
  readonly s: Surface;
  readonly size: number;
  readonly seed: number;
  readonly rng: Rng;
  readonly skin: PaintSkin;
  readonly plan: TilePlan;
  readonly layout: Layout;
  readonly quarters: ReadonlyMap<Group, Quarter>;
  readonly joined: Joined;
  /** Signed distance to lanes including their wobble, per pixel. */
  readonly lane: Float32Array;
  /** Signed distance to the water, per pixel. */
  readonly river: Float32Array | undefined;
  /** Distances to the nearest building and the nearest lane, per pixel. */
  readonly toBuilding: Float32Array;
  readonly toLane: Float32Array;
  /** 0 at the border, 1 inside, per pixel. */
  readonly inner: Float32Array;
  /** Discs taken by props. */
  readonly taken: Disc[];
}

/** Width of the city walls, which take the rim of a city. */
const CITY_WALL = 0.075;

export const tileSeed = (id: string): number => textSeed(id) % 100000;

export function openSite(plan: TilePlan, s: Surface, joined: Joined, skin: PaintSkin): Site {
  const size = s.w;
  const seed = tileSeed(plan.id);
  const exact = layOut(plan);
  const samples = Math.max(32, Math.min(128, size >> 1));
  const layout: Layout = {
    ...exact,
    groups: exact.groups.map((group) => ({ ...group, field: sampled(group.field, samples) })),
  };
  const walled = skin === 'country';
  const quarters = new Map(
    layout.groups.flatMap((group, n): [Group, Quarter][] =>
      group.kind === 'tower' || group.kind === 'great'
        ? []
        : [
            [
              group,
              parcel(withRoom(exact.groups[n] ?? group, plan), seed, group.kind === 'city' ? CITY_WALL : undefined),
            ],
          ],
    ),
  );
  const { lane, inner } = laneWobble(exact, size, seed, samples);
  const river = riverField(plan, size, seed, inner);
  return {
    s,
    size,
    seed,
    rng: new Rng(seed),
    skin,
    plan,
    layout,
    quarters,
    joined,
    lane,
    river,
    inner,
    ...clearances(layout, walled ? new Map() : quarters, lane, river, size),
    taken: [],
  };
}

/** Makes the houses of a city leave room for its coat of arms. */
const withRoom = (group: Group, { clear }: TilePlan): Group =>
  group.kind === 'city' && clear.length
    ? {
        ...group,
        field: (x, y) => clear.reduce((d, [cx, cy, r]) => Math.max(d, r - hypot(x - cx, y - cy)), group.field(x, y)),
      }
    : group;

/** What must match at borders fades out over this distance. */
const FADE = 0.13;

/** Signed distance to lanes with wobbling edges; the wobble fades out at borders, so that lanes always meet. */
function laneWobble(
  layout: Layout,
  size: number,
  seed: number,
  samples: number,
): { lane: Float32Array; inner: Float32Array } {
  const n = size * size;
  const lane = new Float32Array(n).fill(FAR);
  const inner = new Float32Array(n);
  const hasLane = layout.lines.length > 0 || layout.square !== null;
  const field = hasLane ? sampled((x, y) => laneField(layout, x, y), samples) : undefined;
  const xs = columns(size);
  const ds = new Float64Array(size);
  for (let j = 0; j < size; j++) {
    const y = (j + 0.5) / size;
    fadeRow(inner, xs, j * size, y);
    if (!field) continue;
    field.row(ds, xs, 0, size, y);
    wobbleRow(lane, ds, xs, j * size, y, seed);
  }
  return { lane, inner };
}

/** The middle of each pixel of a row. */
const columns = (size: number): Float64Array => new Float64Array(size).map((_, i) => (i + 0.5) / size);

function fadeRow(inner: Float32Array, xs: Float64Array, row: number, y: number): void {
  for (let i = 0; i < xs.length; i++) inner[row + i] = inset(xs[i] as number, y, FADE);
}

function wobbleRow(lane: Float32Array, ds: Float64Array, xs: Float64Array, row: number, y: number, seed: number): void {
  for (let i = 0; i < xs.length; i++) {
    const x = xs[i] as number;
    const d = ds[i] as number;
    lane[row + i] =
      d < 0.03 ? d + (noise(x * 22, y * 22, seed) * 0.01 + noise(x * 60, y * 60, seed) * 0.004) * inset(x, y, FADE) : d;
  }
}

function riverField(plan: TilePlan, size: number, seed: number, inner: Float32Array): Float32Array | undefined {
  const water = waterField(plan);
  if (!water) return undefined;
  const out = new Float32Array(size * size);
  for (let k = 0; k < out.length; k++) {
    const x = ((k % size) + 0.5) / size;
    const y = (Math.floor(k / size) + 0.5) / size;
    out[k] = water(x, y) + noise(x * 7, y * 7, seed) * 0.012 * (inner[k] as number);
  }
  return out;
}

/** Distances to buildings and lanes; large pictures compute every second pixel, which is fine enough for all uses. */
function clearances(
  layout: Layout,
  quarters: Site['quarters'],
  lane: Float32Array,
  river: Float32Array | undefined,
  size: number,
): Pick<Site, 'toBuilding' | 'toLane'> {
  const step = size >= 256 && size % 2 === 0 ? 2 : 1;
  const m = size / step;
  const buildings = new Uint8Array(m * m);
  const lanes = new Uint8Array(m * m);
  const outlined = layout.groups.filter((group) => !quarters.has(group));
  const covered = new Uint8Array(GRID * GRID);
  for (const { squares } of quarters.values()) for (const square of squares) covered[square] = 1;
  const xs = columns(m);
  for (let j = 0; j < m; j++) {
    const row = j * m;
    const from = j * step * size;
    for (let i = 0; i < m; i++) {
      if ((lane[from + i * step] as number) < 0) lanes[row + i] = 1;
      if (covered[squareAt(xs[i] as number, (j + 0.5) / m)]) buildings[row + i] = 1;
      if (river && (river[from + i * step] as number) < 0.03) buildings[row + i] = 1;
    }
    for (const { field } of outlined)
      for (let i = 0; i < m; i++) if (field(xs[i] as number, (j + 0.5) / m) < 0) buildings[row + i] = 1;
  }
  const spread = (mask: Uint8Array): Float32Array => {
    const distance = distanceTo(mask, m, m, 1 / m);
    if (step === 1) return distance;
    const out = new Float32Array(size * size);
    for (let j = 0, k = 0; j < size; j++)
      for (let i = 0; i < size; i++, k++) out[k] = distance[(j >> 1) * m + (i >> 1)] as number;
    return out;
  };
  return { toBuilding: spread(buildings), toLane: spread(lanes) };
}

export const pixelAt = (site: Site, x: number, y: number): number =>
  clamp(Math.floor(y * site.size), 0, site.size - 1) * site.size + clamp(Math.floor(x * site.size), 0, site.size - 1);

/** Radius of the largest free disc around a point. */
export function roomAt(site: Site, x: number, y: number): number {
  const k = pixelAt(site, x, y);
  let room = Math.min(site.toBuilding[k] ?? 0, site.toLane[k] ?? 0, x, y, 1 - x, 1 - y);
  for (const [tx, ty, r] of site.taken) room = Math.min(room, hypot(x - tx, y - ty) - r);
  return room;
}

/** Calls `visit` for every pixel with its position. */
export function eachPixel(site: Site, visit: (k: number, x: number, y: number) => void): void {
  const { size } = site;
  for (let j = 0, k = 0; j < size; j++)
    for (let i = 0; i < size; i++, k++) visit(k, (i + 0.5) / size, (j + 0.5) / size);
}
