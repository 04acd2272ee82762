import { hypot, smooth } from '../core/math.ts';
import { noise } from '../core/noise.ts';
import { P } from '../palette.ts';
import { cobble } from '../parts/materials.ts';
import { barrel, crate, placed } from '../parts/props.ts';
import { stall } from '../parts/stalls.ts';
import type { MarketPlan } from '../topology/plan.ts';
import { pixelAt } from './site.ts';
import type { Site } from './site.ts';

/** A stall on bare ground, with barrels on one side and crates on the other. */
export function paintMarket(site: Site, { x, y, turn, size: k }: MarketPlan): void {
  const { s, seed, toLane } = site;
  const c = Math.cos(turn);
  const n = Math.sin(turn);
  const turned = placed(0, 0, turn);
  const at = (u: number, v: number): [number, number] => {
    const [dx, dy] = turned(u * k, v * k);
    return [x + dx, y + dy];
  };
  s.stamp(x - 0.34 * k, y - 0.34 * k, x + 0.34 * k, y + 0.34 * k, (X, Y, o) => {
    const u = (X - x) * c + (Y - y) * n;
    const v = -(X - x) * n + (Y - y) * c;
    const d = hypot(u / 1.3, v) - 0.185 * k + noise(X * 14, Y * 14, seed) * 0.03;
    const cover = smooth(0.03, -0.02, d) * 0.9 * smooth(0.004, 0.02, toLane[pixelAt(site, X, Y)] as number);
    if (cover <= 0) return;
    const bump = cobble(o, X, Y, seed, 0.03, P.dirt, P.dirt[1], 0.3);
    o.coverage = cover;
    o.over = true;
    o.height = 0.01 + bump * 0.4;
  });
  stall(s, ...at(0, -0.02), 0.19 * k, 0.098 * k, turn, seed);
  barrel(s, ...at(-0.235, 0.03), 0.028 * k);
  barrel(s, ...at(-0.23, -0.034), 0.026 * k);
  barrel(s, ...at(-0.272, 0.002), 0.023 * k);
  crate(s, ...at(0.24, -0.04), 0.034 * k, turn + 0.2, P.fruit[0], seed);
  crate(s, ...at(0.245, 0.035), 0.031 * k, turn - 0.3, P.fruit[1], seed + 1);
  crate(s, ...at(0.225, 0.105), 0.028 * k, turn + 0.6, P.fruit[2], seed + 2);
  site.taken.push([...at(-0.1, 0), 0.2 * k], [...at(0.1, 0), 0.2 * k]);
  s.shine(...at(0, 0.12), 0.22, 0.8);
}
