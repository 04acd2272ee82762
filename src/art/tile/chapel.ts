import { shade } from '../core/colour.ts';
import { hypot, smooth, TAU } from '../core/math.ts';
import { noise } from '../core/noise.ts';
import type { Surface } from '../core/surface.ts';
import { P } from '../palette.ts';
import { cobble } from '../parts/materials.ts';
import { flowers } from '../parts/plants.ts';
import { roof, STRAIGHT } from '../parts/roof.ts';
import { box, disc } from '../parts/solids.ts';
import { bush } from '../parts/trees.ts';
import type { MarketPlan } from '../topology/plan.ts';
import { pixelAt } from './site.ts';
import type { Site } from './site.ts';

const WALL = shade(P.plaster, 1.18);
const DARK_SLATE = P.slate.map((slate) => shade(slate, 0.72));
/** Darker than lanes and walls, so that the cross stands out. */
const PAVING = [P.path[3], shade(P.path[1], 0.8), shade(P.dirt[2], 0.95)];

/**
 * A chapel: a nave and a transept under slate, an onion dome with a gilded cross over the crossing, a bell at the
 * front, on a paved circle.
 */
export function paintChapel(site: Site, { x, y, size }: MarketPlan): void {
  const { s, seed, plan } = site;
  const k = 1.4 * size * (plan.niche > 0 ? 0.55 : 1);
  churchyard(site, x, y, k);
  const arms = [
    { at: y + 0.004 * k, along: 0.122, across: 0.052, down: true },
    { at: y - 0.03 * k, along: 0.108, across: 0.045, down: false },
  ] as const;
  for (const { at, along, across, down } of arms) {
    const wall = 0.006;
    const [a, b] = [(along + wall) * k, (across + wall) * k];
    box(s, x, at, down ? b : a, down ? a : b, 0.07, 0, (_u, _v, o) => void o.set(WALL));
    // A thin white wall between dark slates and churchyard keeps the cross readable from afar.
    const slates = {
      x,
      y: at,
      along: along * k,
      across: across * k,
      down,
      eaves: 0.085,
      slope: 1.2,
      kind: 'half',
      seed,
      tiles: DARK_SLATE,
      row: 0.016,
      column: 0.014,
    } as const;
    roof(s, slates, STRAIGHT);
  }
  onion(s, x, y - 0.03 * k, 0.04 * k, 0.165);
  bellGable(s, x, y + 0.112 * k, k);
  box(s, x, y + 0.142 * k, 0.03 * k, 0.012 * k, 0.022, 0, (_u, _v, o) => void o.set(P.stoneTop[0]));
  for (const [a, b] of [
    [-0.15, 0.08],
    [0.15, 0.08],
  ] as const) {
    if (plan.niche > 0) continue;
    bush(s, x + a * size, y + b * size, 0.024 * size, { seed: seed + a * 100 });
    flowers(s, x + a * size, y + (b + 0.04) * size, 0.02, seed + b * 100);
  }
  site.taken.push([x, y, 0.23 * size]);
  s.shine(x, y + 0.14, 0.2, 0.9);
}

function churchyard(site: Site, x: number, y: number, k: number): void {
  const { s, seed, toLane } = site;
  const reach = 0.2 * k;
  s.stamp(x - reach, y - reach, x + reach, y + reach, (X, Y, o) => {
    const d = hypot(X - x, Y - y) - 0.15 * k + noise(X * 14, Y * 14, seed) * 0.02;
    const cover = smooth(0.02, -0.01, d) * 0.95 * smooth(0.002, 0.014, toLane[pixelAt(site, X, Y)] as number);
    if (cover <= 0) return;
    const bump = cobble(o, X, Y, seed, 0.034, PAVING, P.dirt[1], 0.22);
    o.coverage = cover;
    o.over = true;
    o.height = 0.01 + bump * 0.5;
  });
}

/** An onion dome on an octagonal drum: a bulb that narrows into a gilded knob and cross. */
function onion(s: Surface, x: number, y: number, r: number, base: number): void {
  disc(s, x, y, r * 1.2, base, WALL, {
    paint: (u, v, q, o) => {
      const k = (Math.atan2(v, u) / TAU) * 8;
      if (q > r * 1.2 * (0.93 + 0.06 * Math.cos((k - Math.floor(k) - 0.5) * TAU))) o.set(WALL, 0.75);
      else o.set(WALL);
    },
  });
  s.stamp(x - r, y - r, x + r, y + r, (X, Y, o) => {
    const q = hypot(X - x, Y - y) / r;
    if (q > 1) return;
    const rib = Math.abs(Math.sin((Math.atan2(Y - y, X - x) + 0.2) * 6));
    // Round shoulders below, a drawn-out tip above.
    const bulb =
      q > 0.42 ? 0.75 * Math.sqrt(Math.max(0, 1 - ((q - 0.42) / 0.58) ** 2)) : 0.75 + (0.42 - q) ** 1.4 * 2.6;
    o.height = base + 0.02 + bulb * r * 1.25;
    o.set(P.slate[1], 0.85 + 0.35 * rib).blend(P.waterDeep, 0.16);
    o.gloss = 0.3;
    o.coverage = s.cover((q - 1) * r);
  });
  const top = base + 0.02 + r * 2.1;
  disc(s, x, y, r * 0.24, top, P.gold, { dome: 1, gloss: 0.4 });
  for (const [a, b, shift] of [
    [0.16, 0.92, 0],
    [0.58, 0.15, 0.28],
  ] as const) {
    box(s, x, y - shift * r, a * r, b * r, top + 0.05, 0, (_u, _v, o) => {
      o.set(P.gold, 1.15);
      o.gloss = 0.4;
    });
  }
}

/** The bell in its open gable over the door. */
function bellGable(s: Surface, x: number, y: number, k: number): void {
  box(s, x, y, 0.03 * k, 0.019 * k, 0.185, 0, (u, v, o, d) => {
    o.set(WALL, d > -0.006 * k ? 1 : 0.35);
    if (d < -0.006 * k) o.height = 0.15;
    else o.height -= Math.abs(u) * 0.4 + Math.abs(v) * 0.1;
  });
  disc(s, x, y, 0.0125 * k, 0.176, P.gold, { dome: 0.8, gloss: 0.4 });
}
