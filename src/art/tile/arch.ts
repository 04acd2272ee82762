import { clamp, hypot, lerp, smooth } from '../core/math.ts';
import { noise } from '../core/noise.ts';
import { P } from '../palette.ts';
import { cobble, shadeOf } from '../parts/materials.ts';
import { hash } from '../core/random.ts';
import type { Arch } from '../topology/plan.ts';
import type { Site } from './site.ts';

/**
 * How far an arch protrudes from its wall, as seen from above; thickness of its stones, and how far they extend over
 * the wall.
 */
const DEPTH = 0.085;
const RING = 0.026;
const BACK = 0.064;
/** Length of one stone. */
const STONE = 0.032;
const HIGH = 0.17;

/** A vault below a wall: what enters it continues in the dark, under a ring of pale stones. */
export function paintArch(site: Site, arch: Arch): void {
  const {
    at: [x, y],
    way: [ix, iy],
    half,
  } = arch;
  const { s, seed } = site;
  if (arch.paved) pave(site, arch);
  const reach = half + 0.14;
  s.stamp(x - reach, y - reach, x + reach, y + reach, (X, Y, o, k) => {
    const u = (X - x) * ix + (Y - y) * iy;
    const v = (X - x) * iy - (Y - y) * ix;
    if (u > BACK || u < -0.2) return;
    // Straight inside the wall, round in front of it.
    const out = Math.max(0, 0.012 - u) / DEPTH;
    const q = hypot(v / half, out);
    const ring = 1 + RING / half;
    o.over = true;
    if (u > 0.03 ? Math.abs(v) < half + RING : q > 1 && hypot(v / (half + RING), out / 1.25) < 1 && q < ring * 1.3) {
      const along = u > 0.03 ? v / STONE + 9 : (Math.atan2(out * DEPTH, v) * half) / STONE;
      const joint = Math.min(along - Math.floor(along), 1 - (along - Math.floor(along)));
      o.set(shadeOf([P.plaza[3], P.kerb[0], P.plaza[0]], hash(Math.floor(along), 3, seed)), joint < 0.1 ? 0.6 : 1.02);
      o.scale(1 + 0.08 * noise(X * 90, Y * 90, seed));
      o.coverage = 1;
      o.height = Math.max(o.base, HIGH - 0.05 * clamp(out));
      return;
    }
    if (q >= 1 || u > 0.03) return;
    o.r = s.albedo[k * 3] as number;
    o.g = s.albedo[k * 3 + 1] as number;
    o.b = s.albedo[k * 3 + 2] as number;
    const dark = smooth(1, 0.45, q);
    o.blend(P.woodDark, 0.55 + 0.45 * dark, 0.16);
    o.coverage = 1;
    o.height = lerp(Math.min(o.base, 0.01), -0.05, dark);
  });
}

/** Length of a paved way. */
const WAY = 0.25;

function pave({ s, seed }: Site, { at: [x, y], way: [ix, iy], half }: Arch): void {
  const reach = WAY + half;
  s.stamp(x - reach, y - reach, x + reach, y + reach, (X, Y, o) => {
    const u = (X - x) * ix + (Y - y) * iy;
    const across = Math.abs((X - x) * iy - (Y - y) * ix);
    if (u > 0 || u < -WAY || o.base > 0.06) return;
    const d = across - half * 0.92 + 0.012 * noise(X * 30, Y * 30, seed);
    const bump = cobble(o, X, Y, seed, 0.024, P.path, P.pathJoint, 0.2);
    o.over = true;
    o.coverage = smooth(0.01, -0.01, d) * smooth(-WAY, -WAY * 0.7, u);
    o.height = 0.012 + bump * 0.6;
  });
}
