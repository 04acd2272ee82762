import type { Rgb } from '../core/colour.ts';
import { distanceToLines } from '../core/polyline.ts';
import type { Surface } from '../core/surface.ts';
import { pathLines } from '../core/svgPath.ts';
import { DIGIT_PATHS } from '../emblems.ts';

/** The strokes of the digits in a box of 10 × 14. */
const STROKES = DIGIT_PATHS.map(pathLines);
const HEIGHT = 14;
const ADVANCE = 11.2;

export interface Numeral {
  readonly text: string;
  /** Centre. */
  readonly x: number;
  readonly y: number;
  /** Height of the digits. */
  readonly size: number;
  /** Width of the strokes, in parts of `HEIGHT`. */
  readonly weight: number;
  readonly ink: Rgb;
}

/** Carves a number into a surface. */
export function carve(s: Surface, { text, x, y, size, weight, ink }: Numeral): void {
  const k = size / HEIGHT;
  const width = (text.length * ADVANCE - 1.2) * k;
  const half = (weight * k) / 2;
  const top = y - size / 2;
  for (const [n, digit] of [...text].entries()) {
    const left = x - width / 2 + n * ADVANCE * k;
    const lines = STROKES[Number(digit)] ?? [];
    s.stamp(left - half, top - half, left + 10 * k + half, top + size + half, (X, Y, o) => {
      const cover = s.cover(distanceToLines(lines, (X - left) / k, (Y - top) / k) * k - half);
      if (cover <= 0) return;
      o.coverage = cover * 0.9;
      o.over = true;
      o.height = o.base - 0.003 * cover;
      o.set(ink);
    });
  }
}
