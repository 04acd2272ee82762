import type { Ink, Rgb } from '../core/colour.ts';
import { pickAt, smooth } from '../core/math.ts';
import { noise, worley } from '../core/noise.ts';
import { hash } from '../core/random.ts';
import { P } from '../palette.ts';

/** Element of a list at a fraction `0…1`. */
export const shadeOf = (list: readonly Rgb[], fraction: number): Rgb =>
  pickAt(list, Math.min(list.length - 1, Math.floor(fraction * list.length)));

export interface AshlarLook {
  readonly row?: number;
  readonly length?: number;
  readonly stones?: readonly Rgb[];
}

/** Staggered stone blocks at surface coordinates `u, v`: writes the colour, returns the bump height. */
export function ashlar(ink: Ink, u: number, v: number, seed: number, look: AshlarLook = {}): number {
  const { row = 0.032, length = 0.06, stones = P.stone } = look;
  const r = Math.floor(v / row);
  const fv = v / row - r;
  const block = length * (0.85 + 0.4 * hash(r, 3, seed));
  const uu = u / block + hash(r, 1, seed) * 5;
  let c = Math.floor(uu);
  let fu = uu - c;
  if (hash(c, r, seed + 9) < 0.45) {
    const cut = 0.3 + 0.4 * hash(c, r, seed + 2);
    if (fu < cut) {
      fu /= cut;
      c = c * 2 + 1000;
    } else {
      fu = (fu - cut) / (1 - cut);
      c = c * 2 + 1001;
    }
  }
  const wear = noise(u * 170, v * 170, seed + 3) * 0.0011;
  const edge = Math.min(Math.min(fu, 1 - fu) * block, Math.min(fv, 1 - fv) * row) + wear;
  const joint = smooth(0.0004, 0.003, edge);
  const bevel = smooth(0.001, 0.0065, edge);
  const tone = hash(c, r, seed + 6);
  const grain = noise(u * 150, v * 150, seed) * 0.055 + noise(u * 24, v * 24, seed + 1) * 0.09;
  const crack = tone < 0.1 ? smooth(0.055, 0, Math.abs(noise(u * 34, v * 34, seed + 11))) : 0;
  ink.set(
    shadeOf(stones, hash(c, r, seed + 5)),
    (0.9 + 0.2 * tone + grain) * (0.93 + 0.07 * bevel) * (1 - 0.35 * crack),
  );
  const warmth = (hash(c, r, seed + 8) - 0.5) * 0.07; // warm and cool stones
  ink.r *= 1 + warmth;
  ink.b *= 1 - warmth;
  ink.blend(P.stoneJoint, 1 - joint);
  const tilt =
    // Tilts each block slightly.
    (fu - 0.5) * (hash(c, r, seed + 12) - 0.5) * 0.0046 + (fv - 0.5) * (hash(c, r, seed + 13) - 0.5) * 0.0046;
  return 0.0022 * joint + 0.0018 * bevel + 0.0016 * tone + tilt - 0.0015 * crack;
}

/** Rounded cobbles: writes the colour, returns the bump height. */
export function cobble(
  ink: Ink,
  x: number,
  y: number,
  seed: number,
  size: number,
  stones: readonly Rgb[],
  jointColour: Rgb,
  tight = 0.16,
): number {
  const cell = worley(x / size, y / size, seed, 0.8);
  const { near, id } = cell;
  const joint = smooth(0.03, tight, cell.next - near);
  ink.set(shadeOf(stones, id), 0.92 + 0.16 * hash(Math.floor(id * 9999), 1, seed) + noise(x * 90, y * 90, seed) * 0.05);
  ink.blend(jointColour, 1 - joint);
  return size * 0.16 * joint * (1 - 0.5 * near);
}
