import type { Ink, Rgb } from '../core/colour.ts';
import { fromHex } from '../core/colour.ts';
import { clamp, smooth } from '../core/math.ts';
import { noise, worley } from '../core/noise.ts';
import { PIECE_WIDTH } from '../emblems.ts';
import { shapeOf } from './outline.ts';
import type { Shape } from './outline.ts';

/** What a carved part is made of; absent: painted wood. */
export type Material = 'cloth' | 'leather' | 'scales' | 'metal' | 'hair' | 'skin';

/** A carved and painted part of a figure; lengths in units of the outline's view box, 100 wide. */
export interface PaintedPart {
  readonly paths: readonly string[];
  readonly colour: string;
  /** How far it stands out, in widths of the figure. */
  readonly raise?: number;
  /** Radius of its rounding; absent: flat with bevelled edges. */
  readonly round?: number;
  readonly material?: Material;
}

/** A part ready to be carved. */
export interface Carved {
  readonly shape: Shape;
  readonly paint: Rgb;
  readonly raise: number;
  readonly round: number;
  readonly material: Material | undefined;
}

/** Half the width of the groove around a part. */
const GROOVE = 1.4;

export const carved = ({ paths, colour, raise = 0.01, round = 0, material }: PaintedPart): Carved => ({
  shape: shapeOf(paths, GROOVE + 1),
  paint: fromHex(colour),
  raise,
  round,
  material,
});

const GROOVE_DEPTH = 0.008;
/** Height of a rounding, in its radii. */
const DOME = 0.0052;

/** Relief and gloss that a part adds to a point. */
export interface Chip {
  height: number;
  gloss: number;
}

/** Carves and paints a part where it covers the point `x`, `y`; `unit`: width of a pixel. */
export function carve(
  { shape, paint, raise, round, material }: Carved,
  x: number,
  y: number,
  unit: number,
  ink: Ink,
  chip: Chip,
): void {
  const e = shape(x, y);
  if (e > GROOVE) return;
  const inside = smooth(0, -3, e);
  chip.height -= GROOVE_DEPTH * smooth(GROOVE, 0, Math.abs(e));
  chip.height += raise * inside;
  if (round > 0) {
    const t = clamp(-e / round);
    chip.height += DOME * round * Math.sqrt(1 - (1 - t) * (1 - t));
  }
  const cover = clamp(0.5 - e / unit);
  if (cover === 0) return;
  const { tone, height, gloss } = grainOf(material, x / PIECE_WIDTH, y / PIECE_WIDTH);
  chip.height += height * inside;
  chip.gloss += (gloss - chip.gloss) * cover;
  ink.blend(paint, cover, tone);
}

const GRAIN = { tone: 1, height: 0, gloss: 0.1 };
const grain = (tone: number, height: number, gloss: number): typeof GRAIN =>
  Object.assign(GRAIN, { tone, height, gloss });

/** The surface of a material at a point, in widths of the figure: brightness, relief and gloss. */
function grainOf(material: Material | undefined, u: number, v: number): typeof GRAIN {
  switch (material) {
    case 'cloth': {
      // Folds that fall from the shoulders, and the threads.
      const fold = Math.sin(u * 44 + 5 * noise(u * 3, v * 2, 11)) * smooth(0.3, 0.8, v);
      return grain(0.95 + 0.07 * fold + 0.1 * noise(u * 90, v * 90, 12), 0.006 * fold, 0.02);
    }
    case 'leather': {
      const crease = noise(u * 16 + noise(u * 7, v * 7, 19), v * 16, 20);
      return grain(0.97 + 0.12 * crease, 0.004 * crease, 0.08);
    }
    case 'scales': {
      const { near, next, id } = worley(u * 20, v * 24, 13, 0.5);
      const rim = smooth(0.22, 0.02, next - near);
      return grain(0.98 + 0.16 * id - 0.24 * rim, 0.006 * (1 - rim), 0.2);
    }
    case 'metal':
      return grain(1 + 0.08 * noise(u * 20, v * 30, 14), 0.001 * noise(u * 30, v * 30, 15), 0.5);
    case 'hair': {
      const strand = noise(u * 46 + noise(u * 6, v * 6, 16), v * 9, 17);
      return grain(0.98 + 0.16 * strand, 0.004 * strand, 0.06);
    }
    case 'skin':
      return grain(0.98 + 0.05 * noise(u * 9, v * 9, 18), 0, 0.08);
    case undefined:
      return grain(0.97 + 0.1 * noise(u * 5, v * 40, 3), 0, 0.14);
  }
}
