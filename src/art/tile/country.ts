import { mix, shade } from '../core/colour.ts';
import { clamp, hypot, smooth, TAU } from '../core/math.ts';
import type { Point } from '../core/math.ts';
import { noise, worley } from '../core/noise.ts';
import { hash, Rng } from '../core/random.ts';
import { P } from '../palette.ts';
import { crop } from '../parts/crop.ts';
import { well } from '../parts/life.ts';
import { flowers, tuft } from '../parts/plants.ts';
import { placed, vegetableBed } from '../parts/props.ts';
import { box, disc, stoneStrip } from '../parts/solids.ts';
import { thatch } from '../parts/thatch.ts';
import { bush, tree } from '../parts/trees.ts';
import { SQUARE_R } from '../topology/lanes.ts';
import { discsOf } from '../topology/landmarks.ts';
import type { Disc, MarketPlan } from '../topology/plan.ts';
import { paintArch } from './arch.ts';
import { paintChapel } from './chapel.ts';
import { paintArms } from './city.ts';
import { LANDMARK_PAINTERS } from '../../expansions/art/landmarks.ts';
import { roomAt } from './site.ts';
import type { Site } from './site.ts';
import { paintMouth } from './tunnel.ts';

/** Half the width of an opening in its walls. */
const DOOR = 0.072;

/** A cloister: a chapel in a walled garden with beds on both sides, open to the south. */
export function paintCloister(site: Site, place: MarketPlan): void {
  const { s, seed, taken } = site;
  const { x, y, size } = place;
  const [a, top, bottom] = [0.265 * size, 0.235 * size, 0.245 * size];
  const wall = (x0: number, y0: number, x1: number, y1: number): void =>
    stoneStrip(s, [x0, y0], [x1, y1], 0.011, 0.05, seed, P.kerb);
  wall(x - a, y - top, x + a, y - top);
  for (const [side, wx] of [
    [3, x - a],
    [1, x + a],
  ] as const) {
    if (place.doors?.includes(side)) {
      wall(wx, y - top, wx, 0.5 - DOOR);
      wall(wx, 0.5 + DOOR, wx, y + bottom);
    } else wall(wx, y - top, wx, y + bottom);
  }
  wall(x - a, y + bottom, x - 0.09 * size, y + bottom);
  wall(x + 0.09 * size, y + bottom, x + a, y + bottom);
  paintChapel(site, place);
  for (const [dx, dy] of [
    [-0.2, -0.165],
    [0.2, -0.165],
    [-0.2, 0.17],
    [0.2, 0.17],
  ] as const)
    vegetableBed(s, x + dx * size, y + dy * size, 0.042 * size, 0.034 * size, 0, seed + Math.round(dx * 90 + dy * 70));
  taken.push([x, y, 0.32 * size]);
}

/** Paints what is special about a tile of Carcassonne, then its land. */
export function paintCountry(site: Site): void {
  const { plan } = site;
  for (const arch of plan.arches ?? []) paintArch(site, arch);
  for (const landmark of plan.landmarks ?? []) {
    LANDMARK_PAINTERS[landmark.name]?.(site, landmark);
    site.taken.push(...discsOf(landmark));
  }
  for (const { under, sides } of plan.paths) if (under) for (const side of sides) paintMouth(site, side);
  for (const arms of plan.pennants ?? []) paintArms(site, arms);
  for (const garden of plan.gardens ?? []) paintGarden(site, garden);
  if (plan.square) paintVillage(site, plan.square);
  for (const pool of plan.pools ?? []) paintShore(site, pool);
  paintFields(site);
}

const GRAVEL = [P.path[0], P.path[2]];
const BLOOM = [P.flower[2], P.flower[1], P.flower[0], P.flower[3]];

/** A pleasure garden: a clipped hedge around four flower beds, paths in a cross, a rose tree in the middle. */
function paintGarden({ s, seed, taken }: Site, [x, y, r]: Disc): void {
  disc(s, x, y, r, 0.012, GRAVEL[0] ?? P.path[0], {
    over: true,
    paint: (u, v, _q, o) => void o.set(GRAVEL[noise(u * 90, v * 90, seed) > 0 ? 0 : 1] ?? P.path[0], 0.98),
  });
  hedgeRing(s, x, y, r, seed);
  for (let q = 0; q < 4; q++) {
    const angle = (q + 0.5) * (TAU / 4);
    const [bx, by] = [x + Math.cos(angle) * r * 0.5, y + Math.sin(angle) * r * 0.5];
    disc(s, bx, by, r * 0.3, 0.02, P.mud, {
      paint: (u, v, d, o) =>
        void (d > r * 0.26 ? o.set(P.kerb[0]) : o.set(P.leaf[2], 0.8 + 0.3 * noise(u * 120, v * 120, seed))),
    });
    const colour = BLOOM[(q + seed) % BLOOM.length] ?? P.flower[2];
    for (let n = 0; n < 15; n++) {
      const a = n * 2.4;
      const d = r * 0.24 * Math.sqrt((n + 0.5) / 15);
      disc(
        s,
        bx + Math.cos(a) * d,
        by + Math.sin(a) * d,
        r * 0.058,
        0.034,
        shade(colour, 0.9 + 0.25 * hash(n, q, seed)),
        { dome: 0.8 },
      );
    }
  }
  tree(s, x, y, r * 0.26, 0.09, { seed, leaves: [P.leaf[2]], fruit: P.flower[2] });
  taken.push([x, y, r * 1.05]);
}

/** Clipped, and open where the paths enter. */
function hedgeRing(s: Site['s'], x: number, y: number, r: number, seed: number): void {
  const half = r * 0.13;
  s.stamp(x - r * 1.2, y - r * 1.2, x + r * 1.2, y + r * 1.2, (X, Y, o) => {
    const [u, v] = [X - x, Y - y];
    const d = Math.abs(hypot(u, v) - r) - half;
    if (d > s.px || Math.min(Math.abs(u), Math.abs(v)) < r * 0.17) return;
    const leaf = worley(X / 0.011, Y / 0.011, seed, 1);
    o.set(HEDGE[0] ?? P.leafDark, 0.75 + 0.5 * leaf.id * (1 - leaf.near)).blend(
      P.leafDark,
      0.4 * smooth(0.3, 0.7, leaf.near),
    );
    o.height = 0.052 + 0.012 * Math.sqrt(clamp(-d / half)) + 0.008 * (1 - leaf.near);
    o.translucency = 0.3;
    o.coverage = s.cover(d);
  });
}

/** Cottages around the well where roads meet: each road ends here. */
function paintVillage(site: Site, [x, y]: Point): void {
  const { s, seed, taken } = site;
  const open = { ...site, taken: (site.plan.landmarks ?? []).flatMap(discsOf) };
  well(s, x, y, hash(seed, 3), seed, 1.25);
  taken.push([x, y, SQUARE_R]);
  for (let q = 0; q < 4; q++) {
    const at = placed(x, y, (q + 0.5) * (TAU / 4));
    const [cx, cy] = at(SQUARE_R + 0.075, 0);
    // Only between two roads or next to one, where there is room.
    if (Math.min(cx, cy, 1 - cx, 1 - cy) < 0.1 || roomAt(open, cx, cy) < 0.05) continue;
    const down = hash(seed, q, 4) < 0.5;
    thatch(s, { x: cx, y: cy, along: 0.074, across: 0.055, down, eaves: 0.055, seed: seed + q });
    taken.push([cx, cy, 0.09]);
    const [bx, by] = at(SQUARE_R + 0.02, 0.075);
    if (roomAt(open, bx, by) > 0.02) bush(s, bx, by, 0.024, { seed: seed + q });
  }
}

/** Stones at the source of a river; reeds and a boat on a lake. */
function paintShore({ s, seed, taken }: Site, [x, y, r]: Disc): void {
  const rng = new Rng(seed);
  if (r < 0.15) {
    for (let n = 0; n < 11; n++) {
      const angle = 0.75 + (n / 11) * (TAU - 1.5);
      const q = r + rng.range(0, 0.03);
      disc(
        s,
        x + Math.cos(angle) * q,
        y + Math.sin(angle) * q,
        rng.range(0.018, 0.036),
        rng.range(0.02, 0.05),
        shade(P.stone[n % 3 === 0 ? 0 : 2], rng.range(0.85, 1.1)),
        { dome: 0.7 },
      );
    }
  } else {
    for (let n = 0; n < 46; n++) {
      const angle = rng.range(0, TAU);
      if (hash(Math.floor(angle * 2.4), seed) < 0.4) continue;
      const q = r - rng.range(-0.01, 0.03);
      tuft(
        s,
        x + Math.cos(angle) * q,
        y + Math.sin(angle) * q,
        0.022,
        seed + n,
        shade(P.grass[2], rng.range(0.9, 1.25)),
      );
    }
    boat(s, x + r * 0.2, y - r * 0.2, 0.5);
  }
  taken.push([x, y, r + 0.04]);
}

function boat(s: Site['s'], x: number, y: number, turn: number): void {
  box(s, x, y, 0.062, 0.026, 0, turn, (u, v, o, _d) => {
    const half = 0.025 * Math.sqrt(Math.max(0, 1 - (u / 0.062) ** 2));
    const d = Math.abs(v) - half;
    o.coverage = s.cover(d);
    o.set(P.wood[d > -0.006 ? 2 : 1], d > -0.006 ? 1.1 : 0.65);
    if (Math.abs(u - 0.012) < 0.006 && d < 0) o.set(P.wood[2]);
    o.height = d > -0.006 ? 0.022 : 0.004;
  });
}

/** Wheat, greens and ploughed land wherever there is room, with a hedge along one side. */
function paintFields(site: Site): void {
  for (let n = 0, tries = 0; n < 5 && tries < 240; tries++) {
    const rng = new Rng(site.seed * 7 + 8 * 1000003 + tries);
    const late = tries > 120 ? 0.66 : 1;
    const a = rng.range(0.11, 0.2) * late;
    const b = rng.range(0.075, 0.13) * late;
    const x = rng.range(0.12, 0.88);
    const y = rng.range(0.12, 0.88);
    const turn = rng.range(-0.35, 0.35) + (rng.chance(0.5) ? 1.57 : 0);
    if (!fits(site, x, y, a, b, turn)) continue;
    crop(site.s, x, y, a, b, turn, site.seed + tries);
    hedge(site, x, y, a, b, turn, tries);
    for (const k of [-0.6, 0, 0.6]) site.taken.push([x + Math.cos(turn) * a * k, y + Math.sin(turn) * a * k, b]);
    n++;
  }
}

/** Are the corners, sides and centre of a rotated piece of land free? */
function fits(site: Site, x: number, y: number, a: number, b: number, turn: number): boolean {
  const at = placed(x, y, turn);
  for (const u of [-1, 0, 1]) for (const v of [-1, 0, 1]) if (roomAt(site, ...at(u * a, v * b)) < 0.022) return false;
  return true;
}

const HEDGE = [P.leaf[1], mix(P.leaf[0], P.leafDark, 0.4)];

function hedge({ s, seed }: Site, x: number, y: number, a: number, b: number, turn: number, n: number): void {
  const side = hash(seed, n, 21) < 0.5 ? -1 : 1;
  const at = placed(x, y, turn);
  for (let u = -a; u <= a; u += 0.027) {
    if (hash(Math.round(u * 400), n, seed) < 0.12) continue;
    const [hx, hy] = at(u, side * (b + 0.016));
    bush(s, hx, hy, 0.019 * smooth(0, 0.02, Math.min(hx, hy, 1 - hx, 1 - hy) + 0.012), {
      seed: seed + n + Math.round(u * 500),
      leaves: HEDGE,
    });
  }
  if (hash(seed, n, 22) < 0.5) flowers(s, ...at(a * 0.6, -side * (b + 0.02)), 0.02, seed + n);
}
