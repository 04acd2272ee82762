import { shade } from '../core/colour.ts';
import type { Rgb } from '../core/colour.ts';
import { hypot, pickAt, TAU } from '../core/math.ts';
import type { Point } from '../core/math.ts';
import { noise } from '../core/noise.ts';
import { hash, Rng } from '../core/random.ts';
import type { Surface } from '../core/surface.ts';
import { P } from '../palette.ts';
import { placed } from './props.ts';
import { box, disc, strip } from './solids.ts';

const SHADE_OF_WELL = shade(P.woodDark, 0.3);

/** A draw-well under a small shingled roof: dark inside, since turquoise is for fountains. */
export function well(s: Surface, x: number, y: number, turn: number, seed: number, k = 1, ground = 0.012): void {
  const turned = placed(0, 0, turn);
  const at = (u: number, v: number): Point => {
    const [dx, dy] = turned(u * k, v * k);
    return [x + dx, y + dy];
  };
  disc(s, x, y, 0.04 * k, ground + 0.03, P.stoneTop[0], {
    paint: (u, v, q, o) => {
      const block = (Math.atan2(v, u) / TAU + 0.5) * 9;
      if (q < 0.026 * k) {
        o.set(SHADE_OF_WELL);
        o.height = ground;
      } else o.set(pickAt(P.stoneTop, Math.floor(block)), block - Math.floor(block) < 0.1 ? 0.6 : 1);
    },
  });
  for (const v of [-0.04, 0.04])
    box(s, ...at(0, v), 0.006 * k, 0.006 * k, ground + 0.085, turn, (_u, _v, o) => void o.set(P.woodDark));
  box(s, ...at(-0.012, 0), 0.03 * k, 0.05 * k, ground + 0.085, turn, (u, v, o) => {
    o.height += 0.03 - (Math.abs(u) * 0.9) / k;
    o.set(
      pickAt(P.wood, Math.floor((v + 1) / 0.012)),
      (Math.abs(u) < 0.003 ? 0.6 : 1) * (0.85 + 0.3 * hash(Math.floor(v / 0.012), u > 0 ? 1 : 2, seed)),
    );
  });
  disc(s, ...at(0.052, 0.02), 0.011 * k, ground + 0.018, P.wood[2]);
}

/** Small pennants on a line between two points, at a given height. */
export function bunting(
  s: Surface,
  from: Point,
  to: Point,
  height: number,
  seed: number,
  colours: readonly Rgb[] = [P.banner, P.awningCream, P.gold],
): void {
  const length = hypot(to[0] - from[0], to[1] - from[1]);
  const sag = (u: number): number => height - 0.03 * Math.sin((Math.PI * u) / length);
  strip(s, from, to, 0.0016, height, (u, _v, o) => {
    o.height = sag(u);
    o.set(P.awningCream, 0.8);
  });
  const step = 0.034;
  strip(s, from, to, 0.016, height, (u, v, o) => {
    const k = u / step + hash(seed, 3);
    const f = Math.abs(k - Math.floor(k) - 0.5) * 2;
    o.height = sag(u) - 0.004;
    o.set(pickAt(colours, Math.floor(k)), 0.95);
    o.translucency = 0.4;
    if (v < 0 || v > 0.021 * (1 - f)) o.coverage = 0;
  });
}

/** Straw hives on a plank. */
export function beehives(s: Surface, x: number, y: number, turn: number, seed: number): void {
  const at = placed(x, y, turn);
  box(s, x, y, 0.068, 0.02, 0.02, turn, (u, _v, o) => void o.set(pickAt(P.wood, Math.floor((u + 1) / 0.03)), 0.9));
  for (let i = -1; i <= 1; i++) {
    const [hx, hy] = at(i * 0.042, 0);
    disc(s, hx, hy, 0.0175, 0.03, P.straw[0], {
      dome: 1.3,
      paint: (_u, _v, q, o) => void o.set(P.straw[0], Math.sin(q * 1500) > 0.2 ? 1.05 : 0.72),
    });
    disc(s, hx, hy, 0.004, 0.058, pickAt(P.wood, seed + i), { dome: 1 });
  }
}

/** Geese on the move, all facing roughly the same way. */
export function geese(s: Surface, x: number, y: number, seed: number): void {
  const rng = new Rng(seed);
  const way = rng.range(0, TAU);
  for (let i = 0; i < 5; i++) {
    const angle = way + rng.range(-0.3, 0.3);
    const q = 0.06 * Math.sqrt(rng.next());
    const a = rng.range(0, TAU);
    const at = placed(x + Math.cos(a) * q, y + Math.sin(a) * q, angle);
    disc(s, ...at(0, 0), 0.0115, 0.014, P.flower[0], { dome: 1 });
    disc(s, ...at(-0.011, 0), 0.006, 0.012, shade(P.flower[0], 0.9), { dome: 1 });
    for (const u of [0.0095, 0.0135]) disc(s, ...at(u, 0), 0.0042, 0.024, P.flower[0], { dome: 1 });
    disc(s, ...at(0.0185, 0), 0.0026, 0.026, P.fruit[1]);
  }
}

/** Sheep: curly and cream-coloured, with dark heads. */
export function sheep(s: Surface, x: number, y: number, seed: number): void {
  const rng = new Rng(seed);
  for (const [u, v] of [
    [-0.035, -0.02],
    [0.036, 0],
    [-0.008, 0.042],
  ] as const) {
    const at = placed(x + u, y + v, rng.range(0, TAU));
    for (const [a, b, r] of [
      [0, 0, 0.018],
      [-0.012, 0, 0.015],
      [0.01, 0, 0.014],
    ] as const) {
      const [px, py] = at(a, b);
      disc(s, px, py, r, 0.022, P.awningCream, {
        dome: 0.9,
        paint: (p, q, _d, o) => void o.set(P.flower[0], 0.88 + 0.16 * noise((px + p) * 190, (py + q) * 190, seed)),
      });
    }
    disc(s, ...at(0.026, 0), 0.008, 0.03, P.woodDark, { dome: 1 });
  }
}

/** A round straw target on a stand, with a lane of trampled arrows. */
export function butts(s: Surface, x: number, y: number, turn: number): void {
  const at = placed(x, y, turn);
  box(s, ...at(0, -0.012), 0.03, 0.005, 0.06, turn, (_u, _v, o) => void o.set(P.wood[1]));
  disc(s, x, y, 0.032, 0.066, P.straw[0], {
    paint: (_u, _v, q, o) =>
      void (q < 0.008 ? o.set(P.banner) : o.set(q < 0.02 ? P.straw[0] : P.thatch[1], Math.sin(q * 1100) > 0 ? 1 : 0.8)),
  });
  for (const u of [-0.016, 0.012])
    box(s, ...at(u, 0.035), 0.0018, 0.02, 0.064, turn, (_u, _v, o) => void o.set(P.wood[2], 1.2));
}

/** A table with two benches and food. */
export function table(s: Surface, x: number, y: number, turn: number, seed: number): void {
  const at = placed(x, y, turn);
  const board = (v: number, half: number, height: number): void =>
    box(
      s,
      ...at(0, v),
      0.055,
      half,
      height,
      turn,
      (u, w, o) => void o.set(pickAt(P.wood, Math.floor((w + 1) / 0.011)), 0.95 + 0.1 * noise(u * 60, w * 300, seed)),
    );
  board(-0.04, 0.008, 0.03);
  board(0.04, 0.008, 0.03);
  board(0, 0.022, 0.046);
  for (let i = 0; i < 5; i++)
    disc(
      s,
      ...at(-0.04 + i * 0.02, (hash(seed, i) - 0.5) * 0.024),
      0.007,
      0.05,
      pickAt([P.awningCream, ...P.fruit], i + seed),
      { dome: 0.6 },
    );
}

/** A stone-throwing beam on a frame. */
export function catapult(s: Surface, x: number, y: number, turn: number, ground: number): void {
  const at = placed(x, y, turn);
  const beam = (u: number, v: number, a: number, b: number, h: number, wood: Rgb): void =>
    box(s, ...at(u, v), a, b, ground + h, turn, (_u, _v, o) => void o.set(wood));
  for (const v of [-0.04, 0.04]) beam(0, v, 0.08, 0.009, 0.04, P.wood[0]);
  for (const u of [-0.065, 0.065]) beam(u, 0, 0.009, 0.05, 0.036, P.wood[1]);
  beam(0.02, 0, 0.01, 0.05, 0.075, P.woodDark);
  beam(-0.035, 0, 0.075, 0.0075, 0.085, P.wood[2]);
  disc(s, ...at(-0.11, 0), 0.019, ground + 0.085, P.stone[3], { dome: 0.7 });
  for (const [u, v] of [
    [0.075, 0.075],
    [0.1, 0.055],
    [0.095, 0.09],
  ] as const)
    disc(s, ...at(u, v), 0.015, ground + 0.012, P.stoneTop[0], { dome: 0.9 });
}
