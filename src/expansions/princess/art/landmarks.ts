import { shade } from '../../../art/core/colour.ts';
import { hypot, smooth, TAU } from '../../../art/core/math.ts';
import { noise, worley } from '../../../art/core/noise.ts';
import { P } from '../../../art/palette.ts';
import { drum } from '../../../art/parts/fortress.ts';
import { ashlar, cobble } from '../../../art/parts/materials.ts';
import { box, disc } from '../../../art/parts/solids.ts';
import type { Landmark } from '../../../art/topology/plan.ts';
import type { Site } from '../../../art/tile/site.ts';

const HIGH = 0.24;
const POINTS = 10;
const ROOF = [P.rose[0], shade(P.rose[0], 0.88), shade(P.rose[0], 1.14)];
const GOLDEN = shade(P.gold, 1.2);
const PALE = [P.plaza[3], P.whitewash, P.plaza[0]];

/** A white tower with a golden crown under a rose-red roof, in a ring of roses; the princess is on its balcony. */
function paintPrincess(site: Site, { x, y, b }: Landmark): void {
  const { s, seed } = site;
  const k = b / 0.145;
  roseGarden(site, x, y, b);
  const r = 0.088 * k;
  const ty = y - 0.026 * k;
  // Ten points of the crown around the white walls.
  s.stamp(x - r * 1.4, ty - r * 1.4, x + r * 1.4, ty + r * 1.4, (X, Y, o) => {
    const q = hypot(X - x, Y - ty);
    const f = ((Math.atan2(Y - ty, X - x) / TAU + 1) * POINTS) % 1;
    const d = q - r * (1.02 + 0.27 * (1 - Math.abs(f - 0.5) * 2));
    if (d > s.px) return;
    o.coverage = s.cover(d);
    o.height = HIGH + 0.02;
    o.gloss = 0.35;
    o.set(P.gold, 1.05 + 0.15 * noise(X * 60, Y * 60, seed));
  });
  disc(s, x, ty, r * 0.98, HIGH + 0.03, P.whitewash, {
    paint: (u, v, q, o) => {
      o.height += ashlar(o, Math.atan2(v, u) * r, q, seed, { row: r * 0.2, length: 0.04, stones: PALE });
      if (q > r * 0.91) o.set(P.gold, 1.05);
    },
  });
  drum(s, x, ty, r * 0.76, HIGH + 0.03, { seed, cone: true, tiles: ROOF, flag: false });
  balcony(site, x, ty + r * 1.2, k * 1.3);
  s.shine(x, y + b * 0.6, 0.16, 0.7);
}

function roseGarden({ s, seed }: Site, x: number, y: number, r: number): void {
  disc(s, x, y, r, 0.02, PALE[0] ?? P.whitewash, {
    over: true,
    paint: (u, v, q, o) => {
      const bump = cobble(o, x + u, y + v, seed + 4, 0.022, PALE, P.pathJoint, 0.2);
      o.height = 0.014 + bump;
      if (q < r * 0.76) return;
      const leaf = worley((x + u) / 0.017, (y + v) / 0.017, seed, 1);
      const bloom = leaf.id > 0.34 && leaf.near < 0.42;
      if (bloom) o.set(P.rose[leaf.id > 0.75 ? 1 : 0], 1.1 - 0.5 * leaf.near);
      else o.set(P.leafDark, 0.9 + 0.5 * (1 - leaf.near));
      o.height = 0.05 + 0.02 * (1 - leaf.near) + 0.012 * smooth(0, 0.4, 1 - Math.abs((q / r - 0.88) / 0.12));
      o.translucency = bloom ? 0 : 0.3;
    },
  });
}

/** The princess wears a gown in the colour of the roses; her golden braid hangs over the railing. */
function balcony({ s, seed }: Site, x: number, y: number, k: number): void {
  box(s, x, y, 0.056 * k, 0.034 * k, HIGH, 0, (u, v, o, d) => {
    o.height += ashlar(o, u, v, seed, { row: 0.012, length: 0.024, stones: PALE });
    if (d < -0.008 * k) {
      o.scale(0.62);
      o.height -= 0.03;
    }
  });
  s.stamp(x - 0.05 * k, y - 0.04 * k, x + 0.05 * k, y + 0.05 * k, (X, Y, o) => {
    const [u, v] = [(X - x) / k, (Y - y) / k];
    const gown = Math.max(Math.abs(u) - 0.009 - (v + 0.012) * 0.55, -0.014 - v, v - 0.029) * k;
    if (gown > s.px) return;
    o.coverage = s.cover(gown);
    o.height = HIGH + 0.03;
    o.set(P.rose[0], (gown > -0.004 ? 0.55 : 1.1) - Math.abs(u) * 8);
  });
  disc(s, x, y - 0.016 * k, 0.022 * k, HIGH + 0.045, GOLDEN, { dome: 0.6 });
  disc(s, x, y - 0.011 * k, 0.0135 * k, HIGH + 0.066, P.pig, { dome: 0.4 });
  const braid = 0.0075 * k;
  s.stamp(x - 0.03, y - 0.01, x + 0.06, y + 0.09 * k, (X, Y, o) => {
    const v = (Y - y) / k;
    const off = X - x - 0.021 * k - 0.006 * k * Math.sin(v * 60);
    const d = Math.max(Math.abs(off) - braid * (1 - v * 4), -0.02 - v, v - 0.076);
    if (d > s.px) return;
    o.coverage = s.cover(d);
    o.height = HIGH + 0.05;
    o.set(GOLDEN, 0.86 + 0.3 * Math.abs(Math.sin(v * 190)));
  });
}

export const PRINCESS_PAINTERS = { princess: paintPrincess } as const;
