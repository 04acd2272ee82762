import { mix, shade } from '../core/colour.ts';
import { smooth } from '../core/math.ts';
import { noise } from '../core/noise.ts';
import { hash } from '../core/random.ts';
import type { Surface } from '../core/surface.ts';
import { P } from '../palette.ts';
import { box } from './solids.ts';

const WHEAT = mix(P.straw[1], P.dryGrass, 0.4);
const GREENS = shade(P.grass[1], 1.1);
const ROW = 0.03;

/** A small field in rows with half sizes `a, b`: wheat, greens or bare furrows. */
export function crop(s: Surface, x: number, y: number, a: number, b: number, turn: number, seed: number): void {
  const kind = Math.floor(hash(seed, 1) * 3);
  box(s, x, y, a, b, 0, turn, (u, v, o, d) => {
    const edge = d + noise((x + u) * 30, (y + v) * 30, seed) * 0.008;
    const row = 0.5 + 0.5 * Math.sin((v * 6.283) / ROW);
    const n = noise(u * 110, v * 60, seed);
    const m = noise(u * 14, v * 14, seed);
    o.coverage = smooth(0.004, -0.012, edge);
    o.over = true;
    o.height = 0.01 + (kind === 0 ? 0.016 : 0.011) * row + 0.004 * n;
    if (kind === 0) o.set(WHEAT, 0.8 + 0.22 * row + 0.1 * n + 0.08 * m);
    else if (kind === 1) o.set(P.mud, 1.25).blend(GREENS, smooth(0.35, 0.6, row + 0.15 * n), 1 + 0.2 * n);
    else o.set(P.mud, 0.95 + 0.35 * row + 0.08 * n);
  });
}
