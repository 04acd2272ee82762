import type { Rgb } from '../core/colour.ts';
import { shade } from '../core/colour.ts';
import { clamp, hypot, pickAt, smooth, TAU } from '../core/math.ts';
import { noise } from '../core/noise.ts';
import { hash, Rng } from '../core/random.ts';
import type { Surface } from '../core/surface.ts';
import { P } from '../palette.ts';
import { shadeOf } from './materials.ts';
import { placed } from './props.ts';
import { box, disc } from './solids.ts';

/** Market stall: a pitched, scalloped awning of nine stripes, with a counter of fruit in front; half sizes `w, d`. */
export function stall(s: Surface, x: number, y: number, w: number, d: number, turn: number, seed: number): void {
  const at = placed(x, y, turn);
  const rng = new Rng(seed);
  const stripe = (w * 2) / 9;
  box(
    s,
    ...at(0, d * 1.25),
    w * 0.86,
    d * 0.34,
    0.045,
    turn,
    (u, _v, o) => void o.set(pickAt(P.wood, Math.abs(Math.floor(u / 0.02))), 0.9),
  );
  for (let i = 0; i < 46; i++) {
    const u = rng.range(-0.8, 0.8) * w;
    const fruit = pickAt(P.fruit, (u / w + 1) * 2.5);
    const [px, py] = at(u, d * 1.25 + rng.range(-0.26, 0.26) * d);
    disc(s, px, py, 0.0088, 0.047, shade(fruit, rng.range(0.85, 1.15)), { dome: 1, gloss: 0.12 });
  }
  awning(s, x, y, w, d, turn, seed, stripe);
  for (const u of [-w, w]) disc(s, ...at(u, 0), 0.009, 0.15, P.wood[2], { dome: 0.6 });
}

function awning(
  s: Surface,
  x: number,
  y: number,
  w: number,
  d: number,
  turn: number,
  seed: number,
  stripe: number,
): void {
  const c = Math.cos(turn);
  const n = Math.sin(turn);
  const reach = hypot(w, d) + 0.02;
  s.stamp(x - reach, y - reach, x + reach, y + reach, (X, Y, o) => {
    const u = (X - x) * c + (Y - y) * n;
    const v = -(X - x) * n + (Y - y) * c;
    const k = u / stripe + 4.5;
    const i = Math.floor(k);
    const f = k - i;
    const round = Math.sin(Math.PI * f);
    const edge = Math.max(Math.abs(u) - w, Math.abs(v) - (d - 0.012 + 0.012 * round));
    if (edge > s.px || i < -1) return;
    const toHem = d - Math.abs(v);
    const hem = toHem < 0.02;
    const fold = noise(u * 9, v * 26, seed) * 0.5 + noise(u * 30, v * 60, seed + 1) * 0.25;
    const weave = 0.025 * Math.sin(u * 1500) * Math.sin(v * 1500);
    o.set(i & 1 ? P.awningCream : P.awningRed, 0.9 + 0.1 * fold + weave + 0.05 * noise(X * 14, Y * 14, seed + 2));
    if (Math.min(f, 1 - f) * stripe < 0.0022) o.scale(0.72);
    if (Math.abs(v) < 0.004) o.scale(0.85);
    if (hem) o.scale(0.82);
    if (Math.abs(toHem - 0.02) < 0.0014 && Math.sin(u * 700) > 0) o.blend(P.awningCream, 0.55);
    o.coverage = s.cover(edge);
    o.height = 0.085 + toHem * 0.55 + 0.006 * round - (hem ? 0.008 : 0) + 0.0035 * fold;
    o.translucency = 0.3;
  });
}

/** A round tent in eight stripes, rising to a gilded knob. */
export function tent(s: Surface, x: number, y: number, r: number, colour: Rgb, seed: number): void {
  s.stamp(x - r - 0.02, y - r - 0.02, x + r + 0.02, y + r + 0.02, (X, Y, o) => {
    const [u, v] = [X - x, Y - y];
    const angle = (Math.atan2(v, u) / TAU + 1 + 0.06) * 8;
    const n = Math.floor(angle);
    const f = angle - n;
    const q = hypot(u, v);
    const d = q - r * (0.94 + 0.06 * Math.sin(Math.PI * f));
    if (d > s.px) return;
    o.set(n % 2 === 0 ? colour : P.chalk, 1 - 0.12 * Math.abs(f - 0.5) + 0.05 * noise(u * 90, v * 90, seed));
    if (q > r * 0.82) o.scale(0.86);
    o.coverage = s.cover(d);
    o.height = 0.09 + 0.13 * (1 - clamp(q / r)) ** 1.2 + 0.008 * Math.sin(Math.PI * f) * smooth(0, r, q);
    o.translucency = 0.25;
  });
  disc(s, x, y, 0.015, 0.24, P.gold, { dome: 1 });
}

/** Round basin with rippling water and a paved skirt. */
export function fountain(s: Surface, x: number, y: number, r: number, seed: number): void {
  disc(s, x, y, r * 1.36, 0.01, P.plaza[0], {
    paint: (u, v, q, o) => {
      const ring = Math.floor(q / 0.026);
      const count = Math.max(5, Math.round((ring * TAU * 0.026) / 0.032));
      const k = (Math.atan2(v, u) / TAU + 0.5) * count + 0.5 * (ring & 1);
      const f = k - Math.floor(k);
      const fr = q / 0.026 - ring;
      if (Math.min(f, 1 - f) < 0.07 || Math.min(fr, 1 - fr) < 0.1) o.set(P.stoneJoint);
      else o.set(shadeOf(P.plaza, hash(Math.floor(k), ring, seed)), 0.92);
    },
  });
  const wall = r * 0.26;
  s.stamp(x - r - 0.01, y - r - 0.01, x + r + 0.01, y + r + 0.01, (X, Y, o) => {
    const q = hypot(X - x, Y - y);
    const d = q - r;
    if (d > s.px) return;
    if (d > -wall) {
      const k = (Math.atan2(Y - y, X - x) / TAU + 0.5) * 12;
      const f = k - Math.floor(k);
      o.height = 0.052 - (0.01 * Math.abs(d + wall / 2)) / wall;
      o.set(
        pickAt(P.stoneTop, Math.floor(k)),
        (Math.min(f, 1 - f) < 0.05 ? 0.66 : 1.04) + 0.06 * noise(X * 80, Y * 80, seed),
      );
      o.coverage = s.cover(d);
      return;
    }
    const ripple = Math.sin(q * 420 - 1);
    const n = noise(X * 24, Y * 24, seed);
    o.coverage = 1;
    o.height = 0.026 + 0.0012 * ripple + 0.001 * n;
    o.set(P.waterDeep).blend(P.water, clamp(0.55 + 0.3 * ripple * (1 - q / r) + 0.4 * n));
    o.gloss = 1;
  });
  disc(s, x, y, r * 0.3, 0.075, P.stoneTop[0], {
    gloss: 0.2,
    paint: (_u, _v, q, o) => void (q < r * 0.17 ? o.set(P.water) : o.set(P.stoneTop[0], 1.05)),
  });
  disc(s, x, y, r * 0.09, 0.1, P.stoneTop[0], { dome: 1 });
}
