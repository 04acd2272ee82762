import type { Rgb } from '../core/colour.ts';
import { hypot, pickAt, smooth, TAU } from '../core/math.ts';
import { hash } from '../core/random.ts';
import { boxDistance } from '../core/shapes.ts';
import type { Surface } from '../core/surface.ts';
import { P } from '../palette.ts';
import { ashlar, shadeOf } from './materials.ts';
import { disc } from './solids.ts';

export interface DrumLook {
  readonly seed: number;
  /** A pointed roof instead of battlements. */
  readonly cone?: boolean;
  readonly tiles?: readonly Rgb[];
  readonly flag?: boolean;
}

/** Round tower. */
export function drum(
  s: Surface,
  x: number,
  y: number,
  r: number,
  h: number,
  { seed, cone = false, tiles = P.slate, flag = true }: DrumLook,
): void {
  const reach = r + 0.02;
  const paint = cone ? coneTop : battlement;
  if (s.sees(x - reach, y - reach, x + reach, y + reach)) paint(s, x, y, r, h, seed, tiles);
  if (flag) pennant(s, x, y, h + (cone ? r * 1.2 : 0.02), seed);
}

function coneTop(s: Surface, x: number, y: number, r: number, h: number, seed: number, tiles: readonly Rgb[]): void {
  const reach = r + 0.02;
  const eaves = r * 0.9;
  const row = 0.017;
  s.stamp(x - reach, y - reach, x + reach, y + reach, (X, Y, o) => {
    const dx = X - x;
    const dy = Y - y;
    const q = Math.sqrt(dx * dx + dy * dy);
    const d = q - r;
    if (d > 0.014) return;
    const angle = Math.atan2(dy, dx);
    if (q >= eaves) {
      ashlar(o, angle * r, q, seed, { row: 0.03, length: 0.05 });
      o.coverage = s.cover(d);
      o.height = h;
      return;
    }
    const ring = (eaves - q) / row;
    const ri = Math.floor(ring);
    const rf = ring - ri;
    const count = Math.max(6, Math.round(((eaves - ri * row) * TAU) / 0.021));
    const col = (angle / TAU + 0.5) * count + 0.5 * (ri & 1);
    const ci = Math.floor(col);
    const round = 0.86 + 0.14 * Math.sin((col - ci) * Math.PI);
    o.set(
      shadeOf(tiles, hash(ci, ri, seed)),
      (0.82 + 0.36 * hash(ci, ri, seed + 3)) * (0.76 + 0.24 * smooth(0, 0.2, rf)) * round,
    );
    o.coverage = s.cover(q - eaves);
    o.height = h + 0.012 + (eaves - q) * 1.25 + 0.004 * (1 - rf);
    o.gloss = 0.12;
    if (q < 0.013) {
      o.set(P.gold);
      o.height += 0.03;
    }
  });
}

function battlement(s: Surface, x: number, y: number, r: number, h: number, seed: number): void {
  const reach = r + 0.02;
  const teeth = Math.max(8, Math.round((r * TAU) / 0.062));
  const wall = 0.03;
  s.stamp(x - reach, y - reach, x + reach, y + reach, (X, Y, o) => {
    const dx = X - x;
    const dy = Y - y;
    const q = Math.sqrt(dx * dx + dy * dy);
    const d = q - r;
    if (d > 0.014) return;
    if (d > 0) {
      o.coverage = s.cover(d - 0.012); // battered foot
      o.height = 0.06 * (1 - d / 0.014);
      o.set(P.stone[3], 0.8);
      return;
    }
    const angle = Math.atan2(dy, dx);
    const parapet = d > -wall;
    const tooth = parapet && ((angle / TAU + 1) * teeth) % 1 < 0.56;
    const bump = parapet
      ? ashlar(o, angle * r, 0.025, seed, { row: 0.05, length: 0.045, stones: P.stoneTop })
      : ashlar(o, X, Y, seed, { row: 0.04, length: 0.055 });
    o.scale(tooth ? 1.1 : parapet ? 0.98 : 0.9);
    o.coverage = s.cover(d);
    o.height = parapet ? h + (tooth ? 0.042 : 0.012) + bump : h - 0.018 + bump;
  });
}

/** Swallow-tailed pennant blowing to the lower right, seen from above. */
export function pennant(s: Surface, x: number, y: number, h: number, seed: number, colour: Rgb = P.banner): void {
  s.stamp(x - 0.01, y - 0.03, x + 0.13, y + 0.07, (X, Y, o) => {
    const u = X - x;
    const wave = u * 62 + seed;
    const v = Y - y - 0.009 * Math.sin(wave) - u * 0.22;
    const half = 0.024 - u * 0.06;
    const d = Math.max(-u, Math.abs(v) - half, u - (0.098 - 0.03 * (1 - Math.abs(v) / half)));
    if (d > s.px) return;
    o.coverage = s.cover(d);
    o.height = h + 0.05 + 0.008 * Math.sin(wave + 1);
    o.set(colour, d > -0.0035 ? 0.55 : 0.95 + 0.3 * Math.sin(wave));
    o.translucency = 0.5;
  });
  disc(s, x, y, 0.0055, h + 0.075, P.gold, { dome: 1 });
}

export interface KeepLook {
  readonly seed: number;
  readonly turn?: number;
  /** Length of a merlon and of the gap next to it, and thickness of the parapet. */
  readonly merlon?: number;
  readonly gap?: number;
  readonly ring?: number;
  readonly hatch?: boolean;
}

/** Rectangular storey with battlements; half sizes `a, b`. */
export function keep(s: Surface, x: number, y: number, a: number, b: number, h: number, look: KeepLook): void {
  const { seed, turn = 0, merlon = 0.036, gap = 0.03, ring = 0.032, hatch = true } = look;
  const reach = hypot(a, b) + 0.02;
  if (!s.sees(x - reach, y - reach, x + reach, y + reach)) return;
  const c = Math.cos(turn);
  const n = Math.sin(turn);
  const spacing = (half: number): number =>
    (2 * half + gap) / Math.max(2, Math.round((2 * half + gap) / (merlon + gap)));
  const stepA = spacing(a);
  const stepB = spacing(b);
  s.stamp(x - reach, y - reach, x + reach, y + reach, (X, Y, o) => {
    const lx = (X - x) * c + (Y - y) * n;
    const ly = -(X - x) * n + (Y - y) * c;
    const d = boxDistance(lx, ly, a, b);
    if (d > s.px) return;
    const parapet = d > -ring;
    const onLong = b - Math.abs(ly) < a - Math.abs(lx);
    const cornerPost = a - Math.abs(lx) < ring && b - Math.abs(ly) < ring;
    const tooth = parapet && (cornerPost || (onLong ? (lx + a) % stepA < stepA - gap : (ly + b) % stepB < stepB - gap));
    const bump = parapet
      ? ashlar(o, onLong ? lx : ly, 0.025, seed, { row: 0.05, length: 0.045, stones: P.stoneTop })
      : ashlar(o, lx, ly, seed + 2, { row: 0.042, length: 0.06 });
    o.scale(tooth ? 1.08 : parapet ? 0.97 : 0.88);
    o.coverage = s.cover(d);
    o.height = parapet ? h + (tooth ? 0.04 : 0.012) + bump : h - 0.02 + bump;
    if (hatch && boxDistance(lx - a * 0.3, ly, 0.026, 0.026) < 0) {
      o.set(pickAt(P.wood, (lx + 1) / 0.011), 0.9);
      o.height += 0.006;
    }
  });
}
