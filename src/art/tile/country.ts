import { smooth } from '../core/math.ts';
import { contour, resample } from '../core/polyline.ts';
import { Rng } from '../core/random.ts';
import { P } from '../palette.ts';
import { crop } from '../parts/crop.ts';
import { drum } from '../parts/fortress.ts';
import { ashlar } from '../parts/materials.ts';
import { vegetableBed } from '../parts/props.ts';
import { merlon, stoneStrip } from '../parts/solids.ts';
import type { Group } from '../topology/fields.ts';
import type { MarketPlan } from '../topology/plan.ts';
import { paintChapel } from './chapel.ts';
import { paintHouses } from './houses.ts';
import { roomAt } from './site.ts';
import type { Site } from './site.ts';

const WALL_TOP = 0.125;
const THICK = 0.062;

/** A walled city: houses inside, a wall walk with merlons along the outline, round towers with red and grey hats. */
export function paintCity(site: Site, group: Group): void {
  paintHouses(site, group);
  const { s, seed } = site;
  const { field } = group;
  s.stamp(0, 0, 1, 1, (x, y, o) => {
    const d = field(x, y);
    if (d > 0.014 || d < -THICK) return;
    if (d > 0) {
      o.coverage = smooth(0.014, 0.003, d);
      o.height = 0.05 * (1 - d / 0.014);
      o.set(P.stone[3], 0.8);
      return;
    }
    const bump = ashlar(o, x + y * 0.4, y - x * 0.3, seed, { row: 0.036, length: 0.05, stones: P.stoneTop });
    o.scale(0.95);
    o.coverage = Math.min(s.cover(d), s.cover(-THICK - d));
    o.over = true;
    o.height = WALL_TOP + bump;
  });
  for (const line of contour(field)) {
    for (const { x, y, angle } of resample(line, 0.058)) {
      if (Math.min(x, y, 1 - x, 1 - y) < 0.012) continue;
      const e = 0.004;
      const nx = field(x + e, y) - field(x - e, y);
      const ny = field(x, y + e) - field(x, y - e);
      const q = Math.hypot(nx, ny) || 1;
      merlon(s, x - (nx / q) * 0.014, y - (ny / q) * 0.014, 0.0175, 0.0145, angle, WALL_TOP + 0.035, seed);
    }
    for (const [n, { x, y }] of resample(line, 0.3).entries()) {
      if (Math.min(x, y, 1 - x, 1 - y) < 0.09) continue;
      drum(s, x, y, 0.058, 0.19, { seed: seed + n, cone: n % 2 === 0, tiles: n % 4 === 0 ? P.slate : P.roof, flag: false });
      site.taken.push([x, y, 0.075]);
    }
  }
}

/** A cloister: a chapel in a walled garden with beds on both sides, open to the south. */
export function paintCloister(site: Site, place: MarketPlan): void {
  const { s, seed, taken } = site;
  const { x, y, size } = place;
  const [a, top, bottom] = [0.265 * size, 0.235 * size, 0.245 * size];
  const wall = (x0: number, y0: number, x1: number, y1: number): void => stoneStrip(s, [x0, y0], [x1, y1], 0.011, 0.05, seed, P.kerb);
  wall(x - a, y - top, x + a, y - top);
  wall(x - a, y - top, x - a, y + bottom);
  wall(x + a, y - top, x + a, y + bottom);
  wall(x - a, y + bottom, x - 0.09 * size, y + bottom);
  wall(x + 0.09 * size, y + bottom, x + a, y + bottom);
  paintChapel(site, place);
  for (const [dx, dy] of [[-0.2, -0.165], [0.2, -0.165], [-0.2, 0.17], [0.2, 0.17]] as const) vegetableBed(s, x + dx * size, y + dy * size, 0.042 * size, 0.034 * size, 0, seed + Math.round(dx * 90 + dy * 70));
  taken.push([x, y, 0.32 * size]);
}

/** Wheat, greens and ploughed land wherever there is room. */
export function paintFields(site: Site): void {
  for (let n = 0, tries = 0; n < 4 && tries < 200; tries++) {
    const rng = new Rng(site.seed * 7 + 8 * 1000003 + tries);
    const a = rng.range(0.1, 0.17);
    const b = rng.range(0.07, 0.12);
    const x = rng.range(0.14, 0.86);
    const y = rng.range(0.14, 0.86);
    const turn = rng.range(-0.4, 0.4) + (rng.chance(0.5) ? 1.57 : 0);
    if (roomAt(site, x, y) < Math.hypot(a, b) * 0.9) continue;
    crop(site.s, x, y, a, b, turn, site.seed + tries);
    for (const k of [-0.6, 0, 0.6]) site.taken.push([x + Math.cos(turn) * a * k, y + Math.sin(turn) * a * k, b]);
    n++;
  }
}
