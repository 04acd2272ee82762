import type { Rgb } from '../../../art/core/colour.ts';
import { pickAt, smooth, TAU } from '../../../art/core/math.ts';
import { noise } from '../../../art/core/noise.ts';
import { hash } from '../../../art/core/random.ts';
import type { Surface } from '../../../art/core/surface.ts';
import { P } from '../../../art/palette.ts';
import { pennant } from '../../../art/parts/fortress.ts';
import { cobble } from '../../../art/parts/materials.ts';
import { barrel, crate, placed } from '../../../art/parts/props.ts';
import { box, disc } from '../../../art/parts/solids.ts';
import { tent } from '../../../art/parts/stalls.ts';
import type { Landmark } from '../../../art/topology/plan.ts';
import type { Site } from '../../../art/tile/site.ts';

const SAND = [P.path[0], P.path[2], P.plaza[0]];
const CLOTHS: readonly Rgb[] = [P.awningBlue, P.leaf[0], P.lava[1], P.fruit[3]];
/** Fractions of the radius: the large tent in the middle, and the distance of the stalls from it. */
const TENT = 0.43;
const RING = 0.74;

/**
 * A circle of pale sand with a large striped tent, four stalls under awnings around it, and carpets and goods between
 * them.
 */
function paintBazaar({ s, seed }: Site, { x, y, b: r }: Landmark): void {
  ground(s, x, y, r, seed);
  for (let n = 0; n < 4; n++) {
    const angle = (n + 0.5) * (TAU / 4);
    const at = placed(x, y, angle);
    awning(s, ...at(r * RING, 0), [r * 0.19, r * 0.34], angle, pickAt(CLOTHS, n + seed), seed + n);
    // Goods in front of the stall.
    for (const v of [-0.2, 0.2]) {
      const [cx, cy] = at(r * 0.5, v * r);
      crate(s, cx, cy, r * 0.085, angle + v, pickAt(P.fruit, n * 2 + (v > 0 ? 1 : 0)), seed + n);
    }
    const aside = placed(x, y, angle + TAU / 8);
    carpet(s, ...aside(r * 0.72, r * 0.12), r, angle, pickAt(CLOTHS, n + seed + 2));
    barrel(s, ...aside(r * 0.83, -r * 0.14), r * 0.075);
    barrel(s, ...aside(r * 0.68, -r * 0.17), r * 0.065);
  }
  tent(s, x, y, r * TENT, P.awningRed, seed);
  pennant(s, x, y, 0.25, seed, P.gold);
  s.shine(x, y + r * 0.6, r * 1.1, 0.9);
  s.shine(x, y - r * 0.6, r * 1.1, 0.5);
}

function ground(s: Surface, x: number, y: number, r: number, seed: number): void {
  disc(s, x, y, r, 0.012, P.path[0], {
    over: true,
    paint: (u, v, q, o) => {
      const rim = q > r * 0.92 + 0.006 * noise((x + u) * 20, (y + v) * 20, seed);
      const bump = cobble(o, x + u, y + v, seed + 3, rim ? 0.03 : 0.02, rim ? P.kerb : SAND, P.pathJoint, 0.16);
      if (rim) o.scale(0.86);
      o.height = 0.008 + bump * (rim ? 1 : 0.4);
    },
  });
}

/** A pitched cloth with five broad stripes over a counter; `a` deep, `b` wide. */
function awning(
  s: Surface,
  x: number,
  y: number,
  [a, b]: readonly [number, number],
  turn: number,
  colour: Rgb,
  seed: number,
): void {
  box(s, x, y, a, b, 0.1, turn, (u, v, o, d) => {
    const stripe = (v / b + 1) * 2.5;
    const f = stripe - Math.floor(stripe);
    o.set(Math.floor(stripe) % 2 === 0 ? colour : P.chalk, 0.96 + 0.06 * noise(u * 90, v * 90, seed));
    if (Math.abs(u) < 0.005) o.scale(0.82);
    if (d > -0.009) o.scale(0.72);
    o.height = 0.085 + 0.45 * (a - Math.abs(u)) + 0.006 * Math.sin(Math.PI * f);
    o.translucency = 0.25;
  });
}

function carpet(s: Surface, x: number, y: number, r: number, turn: number, colour: Rgb): void {
  box(s, x, y, r * 0.13, r * 0.085, 0.022, turn + 0.25 * (hash(Math.round(turn * 90), 5) - 0.5), (u, v, o, d) => {
    o.set(d > -0.007 ? P.gold : colour, 0.95);
    if (d < -0.016 && Math.abs(u) + Math.abs(v) < r * 0.07) o.set(P.chalk, 0.95);
    o.height -= 0.004 * smooth(-0.004, 0, d);
  });
}

export const BAZAAR_PAINTERS = { bazaar: paintBazaar } as const;
