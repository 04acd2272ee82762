import { hypot } from '../core/math.ts';
import type { Point } from '../core/math.ts';
import { Rng } from '../core/random.ts';
import { P } from '../palette.ts';
import { drum } from '../parts/fortress.ts';
import type { DrumLook } from '../parts/fortress.ts';
import { catapult } from '../parts/life.ts';
import { barrel } from '../parts/props.ts';
import { roof, STRAIGHT } from '../parts/roof.ts';
import { disc, merlon } from '../parts/solids.ts';
import type { Group } from '../topology/fields.ts';
import { inward, middle } from '../topology/sides.ts';
import type { Site } from './site.ts';

/** Height of the wall walk, the base of everything on a tower. */
export const TERRACE = 0.155;

/** A point relative to a side: `t` along it, `q` inwards. */
export const onSide = (side: number, t: number, q: number): Point => {
  const m = middle(side);
  const d = inward(side);
  return [m[0] + d[0] * q + Math.abs(d[1]) * (t - 0.5), m[1] + d[1] * q + Math.abs(d[0]) * (t - 0.5)];
};

export function roundTower(site: Site, [x, y]: Point, r: number, h: number, look: Partial<DrumLook>): void {
  site.taken.push([x, y, r + 0.02]);
  drum(site.s, x, y, r, h, { seed: site.seed, ...look });
  site.s.shine(x, y, r * 2.4, 0.35);
}

/** Belongings of the garrison on a wide terrace: sheds, barrels, stacked stone, a fire basket. */
export function terraceLife(site: Site, group: Group): void {
  const { s, seed } = site;
  for (let tries = 0, n = 0; tries < 80 && n < 5; tries++) {
    const rng = new Rng(seed * 3 + tries);
    const x = rng.range(0.12, 0.88);
    const y = rng.range(0.12, 0.88);
    if (
      group.field(x, y) > -0.13 ||
      site.taken.some(([tx, ty, r]) => hypot(tx - x, ty - y) < r + 0.1) ||
      Math.abs(x - 0.5) + Math.abs(y - 0.5) < 0.36
    )
      continue;
    const what = (n + seed) % 5;
    if (what === 0) {
      roof(
        s,
        {
          x,
          y,
          along: 0.066,
          across: 0.044,
          down: rng.chance(0.5),
          eaves: TERRACE + 0.032,
          slope: 0.7,
          kind: 'gable',
          seed: seed + tries,
          tiles: P.roof,
        },
        STRAIGHT,
      );
    } else if (what === 1) {
      for (const [dx, dy, r] of [
        [0, 0, 0.02],
        [0.036, 0.012, 0.018],
        [0.012, 0.037, 0.017],
      ] as const)
        barrel(s, x + dx, y + dy, r);
    } else if (what === 2) {
      for (let i = 0; i < 6; i++)
        merlon(
          s,
          x + rng.range(-0.035, 0.035),
          y + rng.range(-0.03, 0.03),
          0.02,
          0.015,
          rng.range(0, 3),
          TERRACE + 0.022 + (i > 3 ? 0.02 : 0),
          seed + i,
        );
    } else if (what === 3) {
      catapult(s, x, y, rng.range(0, 6.28), TERRACE);
      site.taken.push([x, y, 0.09]);
    } else {
      disc(s, x, y, 0.024, TERRACE + 0.035, P.woodDark);
      disc(s, x, y, 0.017, TERRACE + 0.04, P.fruit[1], { dome: 0.8 });
      s.shine(x, y, 0.2, 0.9);
    }
    site.taken.push([x, y, 0.06]);
    n++;
  }
}
