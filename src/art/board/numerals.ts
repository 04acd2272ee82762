import type { Rgb } from '../core/colour.ts';
import type { Surface } from '../core/surface.ts';
import { shapeOf } from '../figures/outline.ts';
import { NUMERALS } from './numeralPaths.ts';

const SHAPES = NUMERALS.map((paths) => shapeOf(paths));
/** The box of a digit, and the distance to the next one. */
const WIDTH = 10;
const HEIGHT = 14;
const ADVANCE = 11.2;

export interface Numeral {
  readonly text: string;
  /** Centre. */
  readonly x: number;
  readonly y: number;
  /** Height of the digits. */
  readonly size: number;
  /** How much bolder than the typeface they are on all sides, as a fraction of `HEIGHT`. */
  readonly bolder: number;
  readonly ink: Rgb;
}

/** Carves a number into a surface. */
export function carve(s: Surface, { text, x, y, size, bolder, ink }: Numeral): void {
  const k = size / HEIGHT;
  const width = ((text.length - 1) * ADVANCE + WIDTH) * k;
  const edge = bolder * k;
  const top = y - size / 2;
  for (const [n, digit] of [...text].entries()) {
    const left = x - width / 2 + n * ADVANCE * k;
    const shape = SHAPES[Number(digit)];
    if (!shape) continue;
    s.stamp(left - edge, top - edge, left + WIDTH * k + edge, top + size + edge, (X, Y, o) => {
      const cover = s.cover(shape((X - left) / k, (Y - top) / k) * k - edge);
      if (cover <= 0) return;
      o.coverage = cover * 0.9;
      o.over = true;
      o.height = o.base - 0.003 * cover;
      o.set(ink);
    });
  }
}
