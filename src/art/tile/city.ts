import { shade } from '../core/colour.ts';
import { clamp, hypot, lerp, smooth } from '../core/math.ts';
import type { Point } from '../core/math.ts';
import { noise } from '../core/noise.ts';
import { resample } from '../core/polyline.ts';
import type { Field } from '../core/sampled.ts';
import type { Surface } from '../core/surface.ts';
import { P } from '../palette.ts';
import { drum } from '../parts/fortress.ts';
import { ashlar, cobble } from '../parts/materials.ts';
import { chimney, roof, STRAIGHT } from '../parts/roof.ts';
import { disc, merlon } from '../parts/solids.ts';
import { cityShape } from '../topology/fields.ts';
import type { Group } from '../topology/fields.ts';
import { wallLines } from '../topology/walls.ts';
import { paintQuarter } from './houses.ts';
import { roofedPixels } from './plotBox.ts';
import type { Site } from './site.ts';

const WALL_TOP = 0.135;
const THICK = 0.058;
const STREET = [P.dirt[1], P.dirt[0], shade(P.alley, 1.5)];
const STREET_JOINT = shade(P.alley, 0.8);

/** A walled city: streets and houses, a wall walk with merlons, towers where the walls bend, its coat of arms. */
export function paintCity(site: Site, group: Group): void {
  streets(site, group);
  paintQuarter(site, group);
  const lines = wallLines(cityShape(group));
  paintWall(site.s, site.seed, group.field);
  for (const line of lines) {
    paintMerlons(site.s, site.seed, group.field, line);
    for (const [n, [x, y]] of line.slice(1, -1).entries()) {
      drum(site.s, x, y, 0.056, 0.2, { seed: site.seed + n, cone: n % 2 === 1, tiles: P.slate, flag: false });
      site.taken.push([x, y, 0.075]);
    }
    for (const end of [line[0], line.at(-1)]) if (end) paintCornerTower(site.s, ...end);
  }
}

/** A tower where walls of neighbouring tiles meet: looks the same from all four of them. */
export function paintCornerTower(s: Surface, x: number, y: number): void {
  drum(s, x, y, 0.064, 0.21, { seed: 5, cone: true, tiles: P.slate, flag: false });
}

/** Half the space that a corner tower needs. */
export const CORNER_TOWER = 0.085;

/**
 * Roofs across a border between two tiles of one city, symmetric about the border; `down`: the border runs across the
 * picture.
 */
export function paintStraddlers(s: Surface, x: number, y: number, down: boolean): void {
  for (const [shift, along, across, eaves, tone] of STRADDLERS) {
    const [px, py] = down ? [x + shift, y] : [x, y + shift];
    roof(
      s,
      { x: px, y: py, down, along, across, eaves, slope: 0.95, kind: 'half', tiles: [P.roof[tone]], seed: 12 },
      STRAIGHT,
    );
    chimney(s, px, py, eaves + across * 0.95 - 0.012, 12);
  }
}
/** Position along the border from its middle, half length, half width, height of the eaves, tone. */
const STRADDLERS = [
  [-0.2, 0.1, 0.062, 0.095, 2],
  [0.2, 0.1, 0.062, 0.095, 2],
  [0, 0.13, 0.07, 0.1, 4],
] as const;
/** How far they reach across the border. */
export const STRADDLE = 0.15;

function streets(site: Site, group: Group): void {
  const { s, seed } = site;
  const roofed = roofedPixels(site, group);
  s.stampWithin(group.field, -Infinity, 0, (x, y, o, d) => {
    if (roofed[s.index(x, y)] === 1) return;
    const bump = cobble(o, x, y, seed + 2, 0.024, STREET, STREET_JOINT);
    o.scale(0.82 + 0.1 * noise(x * 9, y * 9, seed));
    o.coverage = s.cover(d);
    o.over = true;
    o.height = 0.008 + bump * 0.6;
  });
}

/** Thickness and height of a wall. */
export interface WallLook {
  readonly thick: number;
  readonly top: number;
}
const USUAL: WallLook = { thick: THICK, top: WALL_TOP };

/** Paints the walls along a field, on the whole surface. */
export function paintWall(s: Surface, seed: number, field: Field, { thick, top }: WallLook = USUAL): void {
  s.stampWithin(field, -thick, 0.016, (x, y, o, d) => {
    if (d > 0) {
      o.coverage = smooth(0.016, 0.003, d);
      o.height = 0.05 * (1 - d / 0.016);
      o.set(P.stone[3], 0.8);
      return;
    }
    const bump = ashlar(o, x + y * 0.4, y - x * 0.3, seed, { row: 0.036, length: 0.05, stones: P.stoneTop });
    const parapet = smooth(-0.03, -0.024, d);
    o.scale(lerp(0.86, 1.06, parapet));
    o.coverage = Math.min(s.cover(d), s.cover(-thick - d));
    o.over = true;
    o.height = top + 0.012 * parapet + bump;
  });
}

export function paintMerlons(
  s: Surface,
  seed: number,
  field: Field,
  line: readonly Point[],
  { top }: WallLook = USUAL,
): void {
  const e = 0.004;
  for (const { x, y, angle } of line.slice(1).flatMap((to, n) => resample([line[n] ?? to, to], 0.05))) {
    const nx = field(x + e, y) - field(x - e, y);
    const ny = field(x, y + e) - field(x, y - e);
    const q = hypot(nx, ny) || 1;
    merlon(s, x - (nx / q) * 0.013, y - (ny / q) * 0.013, 0.0165, 0.0135, angle, top + 0.04, seed);
  }
}

const SHIELD = 0.088;
const ARMS_GROUND = [P.plaza[0], P.plaza[1], P.plaza[3]];

/** The coat of arms of a city: a shield in crimson and gold on a paved circle. */
export function paintArms({ s, seed, taken }: Site, [x, y]: Point): void {
  disc(s, x, y, 0.108, 0.02, P.plaza[0], {
    over: true,
    paint: (u, v, q, o) => {
      const bump = cobble(o, x + u, y + v, seed, 0.03, ARMS_GROUND, P.pathJoint, 0.2);
      o.height = 0.014 + bump + (q > 0.094 ? 0.012 : 0);
      if (q > 0.094) o.set(P.kerb[0], 1.05);
    },
  });
  const reach = SHIELD * 1.3;
  s.stamp(x - reach, y - reach, x + reach, y + reach, (X, Y, o) => {
    const u = (X - x) / SHIELD;
    const v = (Y - y) / SHIELD;
    // Straight at the top, tapering to a point below.
    const half = v < 0.1 ? 0.78 : 0.78 * Math.sqrt(clamp(1 - ((v - 0.1) / 1.02) ** 2));
    const d = Math.max(Math.abs(u) - half, -0.92 - v) * SHIELD;
    if (d > s.px) return;
    const rim = d > -0.013;
    const cross = Math.min(Math.abs(u), Math.abs(v + 0.18)) < 0.16;
    o.set(rim || cross ? P.gold : P.banner, rim ? 1.12 : cross ? 1.02 : 1.25 + 0.08 * noise(u * 8, v * 8, seed));
    o.height = 0.135 + 0.02 * (1 - u * u) + (rim ? 0.01 : cross ? 0.006 : 0);
    o.gloss = rim || cross ? 0.3 : 0.05;
    o.coverage = s.cover(d);
  });
  taken.push([x, y, 0.13]);
}
