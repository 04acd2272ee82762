import type { PaintSkin } from '../../src/art/contract.ts';
import { paintFigure } from '../../src/art/figures/figure.ts';
import type { Piece } from '../../src/scenes/pieces/pieces.ts';
import { DISC, lookOf } from '../../src/scenes/pieces/sorts.ts';
import type { Point } from '../../src/scenes/units.ts';

/** What figures cover on the table: their painted pictures, scaled as the table does. */

/** Width of the pictures in pixels: enough for the outline. */
const SIZE = 36;
/** Less opaque pixels are a halo or a soft edge. */
const OPAQUE = 128;
/** Points per cell at which pictures are compared. */
const GRID = 48;

interface Mask {
  readonly w: number;
  readonly h: number;
  readonly isSolid: (x: number, y: number) => boolean;
}
const masks = new Map<string, Mask>();

/** The opaque part of a figure's picture. */
function maskOf(figure: NonNullable<Piece['figure']>, colour: number, skin: PaintSkin): Mask {
  const key = `${figure} ${colour} ${skin}`;
  const known = masks.get(key);
  if (known) return known;
  const { w, h, pixels } = paintFigure(figure, { colour }, skin, SIZE);
  const solid = (x: number, y: number, least: number): boolean => (pixels[(y * w + x) * 4 + 3] ?? 0) >= least;
  let [left, top, right, bottom] = [w, h, 0, 0];
  for (let y = 0; y < h; y += 1)
    for (let x = 0; x < w; x += 1) {
      // The box that the table crops.
      if (!solid(x, y, 24)) continue;
      [left, right] = [Math.min(left, x), Math.max(right, x + 1)];
      [top, bottom] = [Math.min(top, y), Math.max(bottom, y + 1)];
    }
  const mask = {
    w: right - left,
    h: bottom - top,
    isSolid: (x: number, y: number) => solid(Math.floor(left + x), Math.floor(top + y), OPAQUE),
  };
  masks.set(key, mask);
  return mask;
}

/** Points of a grid over the table, by number. */
export type Cover = ReadonlySet<number>;
const ROW = 4096;
const keyOf = (i: number, j: number): number => (j + ROW / 2) * ROW + i + ROW / 2;
export const pointOfKey = (key: number): Point => ({
  x: ((key % ROW) - ROW / 2 + 0.5) / GRID,
  y: (Math.floor(key / ROW) - ROW / 2 + 0.5) / GRID,
});

/** The points that a piece at rest covers. */
export function coverOf(piece: Piece, skin: PaintSkin): Cover {
  const cover = new Set<number>();
  if (piece.figure === null) return cover;
  const { w, h, isSolid } = maskOf(piece.figure, piece.colour, skin);
  const isStanding = piece.pose === 'standing';
  const scale = piece.height / (isStanding ? h : Math.max(w, h));
  const [wide, high] = [w * scale, h * scale];
  const [left, top] = [piece.x - wide / 2, isStanding ? piece.y - high : piece.y - high / 2];
  for (let j = Math.floor(top * GRID); j < (top + high) * GRID; j += 1)
    for (let i = Math.floor(left * GRID); i < (left + wide) * GRID; i += 1) {
      const [x, y] = [((i + 0.5) / GRID - left) / scale, ((j + 0.5) / GRID - top) / scale];
      if (x >= 0 && y >= 0 && x < w && y < h && isSolid(x, y)) cover.add(keyOf(i, j));
    }
  if (lookOf(piece.sort).onDisc) addDisc(cover, piece);
  return cover;
}

/** The light disc behind a small piece. */
function addDisc(cover: Set<number>, { x, y, height }: Piece): void {
  const [middle, radius] = [y - DISC.above * height, (DISC.across * height) / 2];
  for (let j = Math.floor((middle - radius) * GRID); j < (middle + radius) * GRID; j += 1)
    for (let i = Math.floor((x - radius) * GRID); i < (x + radius) * GRID; i += 1)
      if (Math.hypot((i + 0.5) / GRID - x, (j + 0.5) / GRID - middle) < radius) cover.add(keyOf(i, j));
}
