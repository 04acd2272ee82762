import { Ink, mix, shade } from '../core/colour.ts';
import { hypot, smooth } from '../core/math.ts';
import { gradientNoise } from '../core/noise.ts';
import { hash, Rng } from '../core/random.ts';
import type { Surface } from '../core/surface.ts';
import { P } from '../palette.ts';
import { birch, bush, fir, tree } from '../parts/trees.ts';

/**
 * Side length, in cells, of the wild land under the tiles of Carcassonne: meadows and groves without an edge. It
 * repeats, so that little of it has to be kept.
 */
export const MEADOW_CELLS = 8;

const wrap = (v: number): number => ((v % MEADOW_CELLS) + MEADOW_CELLS) % MEADOW_CELLS;

/** Number of the cell of the repeated square that is shown at a cell. */
export const meadowCell = (x: number, y: number): number => wrap(y) * MEADOW_CELLS + wrap(x);

/**
 * Noise that repeats with the meadow, -1…1; `step` must divide the meadow's side. Caches the last corners, since
 * neighbouring pixels mostly use the same ones.
 */
function repeating(step: number, seed: number): (x: number, y: number) => number {
  const n = MEADOW_CELLS / step;
  const at = (i: number, j: number): number => hash(((i % n) + n) % n, ((j % n) + n) % n, seed);
  let [lastX, lastY, a, b, c, d] = [NaN, NaN, 0, 0, 0, 0];
  return (x, y) => {
    const ix = Math.floor(x / step);
    const iy = Math.floor(y / step);
    if (ix !== lastX || iy !== lastY)
      [lastX, lastY, a, b, c, d] = [ix, iy, at(ix, iy), at(ix + 1, iy), at(ix, iy + 1), at(ix + 1, iy + 1)];
    const fx = smooth(0, 1, x / step - ix);
    const fy = smooth(0, 1, y / step - iy);
    const top = a + (b - a) * fx;
    return 2 * (top + (c + (d - c) * fx - top) * fy) - 1;
  };
}

const [broad, narrow, patchy, spotted] = [
  repeating(2, 51),
  repeating(1, 52),
  repeating(1 / 8, 53),
  repeating(1 / 16, 54),
];
const wildness = (x: number, y: number): number => 0.65 * broad(x, y) + 0.35 * narrow(x, y);

interface Plant {
  readonly x: number;
  readonly y: number;
  readonly r: number;
  readonly n: number;
}

/** Groves where it is wild, single trees and bushes elsewhere; none across the seam, where leaves would not match. */
function plantAll(): readonly Plant[] {
  const rng = new Rng(29);
  const plants: Plant[] = [];
  for (let n = 0; n < 5200; n++) {
    const x = rng.range(0, MEADOW_CELLS);
    const y = rng.range(0, MEADOW_CELLS);
    const grove = smooth(0.02, 0.42, wildness(x, y));
    const small = rng.chance(0.72 - 0.4 * grove);
    const r = small ? rng.range(0.03, 0.065) : rng.range(0.1, 0.2);
    if (!rng.chance(0.05 + 0.95 * grove) || Math.min(x, y, MEADOW_CELLS - x, MEADOW_CELLS - y) < r * 1.2) continue;
    if (plants.some((other) => hypot(other.x - x, other.y - y) < (other.r + r) * 0.72)) continue;
    plants.push({ x, y, r, n });
  }
  return plants;
}
let planted: readonly Plant[] | undefined;

const LEAVES = P.leaf.map((leaf) => shade(leaf, 0.56));
const TURF = [shade(P.grass[1], 0.56), shade(P.grass[0], 0.48), shade(mix(P.grass[3], P.grass[1], 0.5), 0.52)] as const;
const HEATH = shade(mix(P.dirt[1], P.grass[3], 0.6), 0.46);

/** Paints one cell of the repeated square; `free` tells which boxes may hold a plant. */
export function paintMeadow(s: Surface, free: (x0: number, y0: number, x1: number, y1: number) => boolean): void {
  const ink = new Ink();
  for (let j = 0, k = 0; j < s.h; j++) {
    const y = s.y(j);
    for (let i = 0; i < s.w; i++, k++) {
      const x = s.x(i);
      const slow = wildness(x, y);
      const mid = patchy(x, y) * 0.6 + spotted(x, y) * 0.4;
      const fine = gradientNoise(x * 58, y * 58, 55);
      ink
        .set(TURF[0])
        .blend(TURF[1], smooth(-0.4, 0.5, slow + mid * 0.4))
        .blend(TURF[2], smooth(0.1, 0.7, mid - slow * 0.5) * 0.8);
      ink.blend(HEATH, 0.55 * smooth(0.25, 0.75, -slow + mid * 0.5));
      s.setAlbedo(k, ink.scale(1 + 0.16 * fine));
      s.height[k] = 0.006 * mid + 0.003 * fine + 0.012 * slow - 0.012;
      s.translucency[k] = 0.18;
    }
  }
  planted ??= plantAll();
  for (const { x, y, r, n } of planted) {
    const reach = r * 1.2;
    if (!s.sees(x - reach, y - reach, x + reach, y + reach) || !free(x - reach, y - reach, x + reach, y + reach))
      continue;
    const look = { seed: n, leaves: LEAVES };
    if (r < 0.08) bush(s, x, y, r, look);
    else if (hash(n, 9) < 0.2) fir(s, x, y, r * 0.9, r * 1.9, { seed: n });
    else if (hash(n, 9) < 0.32) birch(s, x, y, r, r * 1.6, { seed: n, leaves: LEAVES });
    else tree(s, x, y, r, r * 1.45, look);
  }
}
