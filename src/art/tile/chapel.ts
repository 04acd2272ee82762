import { smooth } from '../core/math.ts';
import { noise } from '../core/noise.ts';
import { P } from '../palette.ts';
import { keep } from '../parts/fortress.ts';
import { cobble } from '../parts/materials.ts';
import { flowers } from '../parts/plants.ts';
import { roof, STRAIGHT } from '../parts/roof.ts';
import { box } from '../parts/solids.ts';
import { bush } from '../parts/trees.ts';
import type { MarketPlan } from '../topology/plan.ts';
import { pixelAt } from './site.ts';
import type { Site } from './site.ts';

/** A wayside chapel with a slate roof and a gilded cross, in a paved round with flowers. */
export function paintChapel(site: Site, { x, y, size }: MarketPlan): void {
  const { s, seed, toLane, plan } = site;
  const k = 1.4 * size * (plan.niche > 0 ? 0.55 : 1);
  const reach = 0.2 * k;
  s.stamp(x - reach, y - reach, x + reach, y + reach, (X, Y, o) => {
    const d = Math.hypot(X - x, Y - y) - 0.15 * k + noise(X * 14, Y * 14, seed) * 0.02;
    const cover = smooth(0.02, -0.01, d) * 0.95 * smooth(0.002, 0.014, toLane[pixelAt(site, X, Y)] as number);
    if (cover <= 0) return;
    const bump = cobble(o, X, Y, seed, 0.034, P.plaza, P.pathJoint, 0.22);
    o.coverage = cover;
    o.over = true;
    o.height = 0.01 + bump * 0.5;
  });
  const tower = y - 0.095 * k;
  box(s, x, y, 0.062 * k, 0.108 * k, 0.07, 0, (_u, _v, o) => void o.set(P.plaster));
  roof(s, { x, y: y + 0.015 * k, along: 0.098 * k, across: 0.066 * k, down: true, eaves: 0.085, slope: 1.25, kind: 'gable', seed, tiles: P.slate, row: 0.016, column: 0.014 }, STRAIGHT);
  keep(s, x, tower, 0.042 * k, 0.042 * k, 0.18, { seed, hatch: false, ring: 0.04 });
  roof(s, { x, y: tower, along: 0.047 * k, across: 0.047 * k, down: false, eaves: 0.2, slope: 1.7, kind: 'pyramid', seed: seed + 1, tiles: P.slate, row: 0.014, column: 0.012 }, STRAIGHT);
  const gild = (a: number, b: number, shift: number): void =>
    box(s, x, tower - shift, a * k * 0.72, b * k * 0.72, 0.35, 0, (_u, _v, o) => {
      o.set(P.gold);
      o.gloss = 0.4;
    });
  gild(0.006, 0.036, 0);
  gild(0.024, 0.006, 0.01);
  box(s, x, y + 0.122 * k, 0.03 * size, 0.014, 0.03, 0, (_u, _v, o) => void o.set(P.stoneTop[0]));
  for (const [a, b] of [[-0.145, 0.08], [0.145, 0.08], [-0.14, -0.07], [0.14, -0.06]] as const) {
    if (plan.niche > 0) continue;
    bush(s, x + a * size, y + b * size, 0.026 * size, { seed: seed + a * 100 });
    flowers(s, x + a * size, y + (b + 0.045) * size, 0.02, seed + b * 100);
  }
  site.taken.push([x, y, 0.23 * size]);
  s.shine(x, y + 0.14, 0.2, 0.9);
}
