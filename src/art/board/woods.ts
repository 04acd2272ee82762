import { hypot } from '../core/math.ts';
import type { Area } from '../contract.ts';
import { shade } from '../core/colour.ts';
import type { Rgb } from '../core/colour.ts';
import { fbm } from '../core/noise.ts';
import { hash, Rng } from '../core/random.ts';
import type { Surface } from '../core/surface.ts';
import { P } from '../palette.ts';
import { tree } from '../parts/trees.ts';

export interface WoodTree {
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

const GREEN: readonly Rgb[] = P.leaf.map((c) => shade(c, 0.72));
const AUTUMN: readonly Rgb[] = P.autumn.map((c) => shade(c, 0.5));

/** Woods beyond the moat, denser farther out, with clearings. */
export function plantWoods(area: Area, toCells: (x: number, y: number) => number): WoodTree[] {
  const rng = new Rng(5);
  const woods: WoodTree[] = [];
  for (let n = 0; n < 6000 && woods.length < 640; n++) {
    const x = rng.range(area.x - 0.2, area.x + area.w + 0.2);
    const y = rng.range(area.y - 0.2, area.y + area.h + 0.2);
    const d = toCells(x, y);
    const r = rng.range(0.13, 0.3) * (d > 2 ? 1.2 : 1);
    if (d < 1.35 + r || fbm(x * 0.55, y * 0.55, 31, 3) + (d - 1.6) * 0.35 < -0.02) continue;
    if (woods.some((t) => hypot(t.x - x, t.y - y) < (t.r + r) * 0.62)) continue;
    woods.push({ x, y, r });
  }
  return woods;
}

export function paintWoods(s: Surface, woods: readonly WoodTree[]): void {
  for (const [n, { x, y, r }] of woods.entries())
    tree(s, x, y, r, r * 1.5, { seed: n + 100, leaves: hash(n, 7) < 0.05 ? AUTUMN : GREEN });
}
