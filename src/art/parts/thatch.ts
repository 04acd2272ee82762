import { smooth } from '../core/math.ts';
import { fbm, noise } from '../core/noise.ts';
import { hash } from '../core/random.ts';
import type { Surface } from '../core/surface.ts';
import { mix, shade } from '../core/colour.ts';
import { P } from '../palette.ts';

export interface ThatchLook {
  readonly x: number;
  readonly y: number;
  /** Half length along the ridge and half depth. */
  readonly along: number;
  readonly across: number;
  readonly down: boolean;
  readonly eaves: number;
  readonly seed: number;
}

const OLD = mix(P.thatch[1], P.grass[1], 0.35);
const DEEP = shade(P.thatch[1], 0.5);
const SPAR = shade(P.woodDark, 1.1);
/** Depth of one course of straw. */
const COURSE = 0.034;

/** A hipped straw roof: strands running down, courses with shaggy edges, a rolled ridge held by crossed spars. */
export function thatch(s: Surface, { x, y, along, across, down, eaves, seed }: ThatchLook): void {
  const reach = Math.max(along, across) + 0.02;
  const slope = 0.92;
  s.stamp(x - reach, y - reach, x + reach, y + reach, (X, Y, o) => {
    const lx = down ? Y - y : X - x;
    const ly = down ? X - x : Y - y;
    const du = (along - Math.abs(lx)) * 1.7; // steep ends
    const dv = across - Math.abs(ly);
    const onEnd = du < dv;
    const side = onEnd ? ly : lx;
    const shag = noise(side * 150, onEnd ? 3 : 7, seed) * 0.0045 + noise(side * 420, 1, seed + 1) * 0.002;
    const fall = Math.min(du, dv) + shag;
    if (fall < 0) return;
    const strand = noise(side * 330, fall * 22, seed + 2) * 0.6 + noise(side * 120, fall * 10, seed + 3) * 0.4;
    const course = (fall + shag) / COURSE;
    const lip = course - Math.floor(course);
    const age = smooth(0.05, 0.4, fbm(X * 10, Y * 10, seed + 4, 2));
    o.set(P.thatch[2]).blend(P.straw[1], 0.35 + 0.3 * strand);
    o.blend(OLD, age * 0.5);
    o.scale(
      (0.86 + 0.22 * strand) * (0.74 + 0.26 * smooth(0, 0.3, lip)) * (0.94 + 0.12 * hash(Math.floor(course), 2, seed)),
    );
    if (fall < 0.008) o.blend(DEEP, 0.6);
    o.height = eaves + slope * fall - 0.9 * smooth(0.018, 0, fall) * 0.02 + 0.0035 * strand + 0.006 * (1 - lip);
    const ridge = onEnd ? 9 : across - dv;
    if (ridge < 0.017) {
      // Hazel spars cross over the ridge roll.
      const cross = Math.min(
        Math.abs(((lx + ridge * 0.9 + 9) % 0.03) - 0.015),
        Math.abs(((lx - ridge * 0.9 + 9) % 0.03) - 0.015),
      );
      o.blend(P.straw[0], 0.55, 0.95 + 0.15 * strand);
      if (cross < 0.0028 || Math.abs(ridge - 0.0145) < 0.0022) o.blend(SPAR, 0.75);
      o.height += 0.011 * Math.sqrt(1 - (ridge / 0.017) ** 2);
    }
    o.coverage = 1;
  });
}
