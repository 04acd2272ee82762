import { fromHex, Ink } from '../core/colour.ts';
import { clamp, smooth } from '../core/math.ts';
import { noise } from '../core/noise.ts';
import { Surface } from '../core/surface.ts';
import { PIECE_HEIGHT, PIECE_WIDTH } from '../emblems.ts';
import { boxSum, boxWeight } from '../light/blur.ts';
import { colourOf } from '../players.ts';
import { shapeOf } from './outline.ts';
import { litPiece } from './picture.ts';
import type { Picture } from './picture.ts';

/** A painted part of a figure: its colour and its relief. */
export interface PaintedPart {
  readonly paths: readonly string[];
  readonly colour: string;
  readonly raise?: number;
}

/** Colours of a figure without an owner. */
export interface OwnColours {
  readonly base: string;
  readonly dark: string;
  /** From bottom to top. */
  readonly parts: readonly PaintedPart[];
  /** A soft light around it. */
  readonly halo?: string;
}

export interface WoodLook {
  /** The outline, and the player's mark on it. */
  readonly outline: readonly string[];
  readonly mark: string;
  /** The mark is smaller and higher: for pieces that are not people. */
  readonly small?: boolean;
  /** The player's look (players.ts). */
  readonly colour: number;
  /** Replaces colour and mark. */
  readonly own?: OwnColours | undefined;
  /** Lying on its side. */
  readonly lying: boolean;
  /** Width of the standing piece, in pixels. */
  readonly size: number;
}

const BEVEL = 0.11;
/** Margin around the piece, as a fraction of its width: for the rim and smooth edges. */
const FRAME = 0.04;
/** Half the width of the dark line around a painted part, in units of the outline's view box. */
const EDGE = 1.6;
const HALO = 0.75;
const LEAN = (-70 * Math.PI) / 180;

/** A painted wooden piece with rounded edges and its player's mark. */
export function woodenPiece({ outline, mark: markPath, small = false, colour, own, lying, size }: WoodLook): Picture {
  const player = own ?? colourOf(colour);
  const base = fromHex(player.base);
  const dark = fromHex(player.dark);
  const body = shapeOf(outline);
  const mark = own ? () => 99 : shapeOf([markPath]);
  const parts = (own?.parts ?? []).map(({ paths, colour: paint, raise = 0.01 }) => ({
    shape: shapeOf(paths),
    paint: fromHex(paint),
    raise,
  }));
  const halo = own?.halo === undefined ? undefined : fromHex(own.halo);
  const w = Math.round(size * (lying ? 1.4 : 1 + 2 * FRAME));
  const h = Math.round(size * (lying ? 1.28 : 1.2 + 2 * FRAME));
  const s = new Surface(w, h, size);
  const edge = new Float32Array(w * h);
  const heights = new Int32Array(w * h);
  const ink = new Ink();
  const unit = PIECE_WIDTH / size;
  const cos = lying ? Math.cos(LEAN) : 1;
  const sin = lying ? Math.sin(LEAN) : 0;
  for (let j = 0, k = 0; j < h; j++) {
    for (let i = 0; i < w; i++, k++) {
      const px = (i + 0.5 - w / 2) * unit;
      const py = (j + 0.5 - h / 2) * unit;
      const x = PIECE_WIDTH / 2 + px * cos + py * sin;
      const y = PIECE_HEIGHT / 2 - px * sin + py * cos;
      const d = body(x, y) / PIECE_WIDTH;
      const m = clamp(0.5 - (small ? mark(50 + (x - 50) / 0.8, 82 + (y - 56) / 0.8) * 0.8 : mark(x, y)) / unit);
      const t = clamp(-d / BEVEL);
      const v = y / PIECE_WIDTH;
      const u = x / PIECE_WIDTH;
      const grain = noise(u * 6 + noise(u * 3, v * 3, 4) * 1.5, v * 42, 3) * 0.06;
      edge[k] = d;
      const height =
        0.062 * Math.sqrt(1 - (1 - t) * (1 - t)) + (lying ? 0 : 0.03 * (1 - v)) - 0.012 * m + (d > 0 ? -0.02 : 0);
      heights[k] = Math.round(height * 65536);
      s.setAlbedo(k, ink.set(base, 0.94 + grain * 1.4).blend(dark, m * 0.75));
      for (const { shape, paint, raise } of parts) {
        const e = shape(x, y);
        if (e > EDGE) continue;
        ink.blend(paint, clamp(0.5 - e / unit), 0.96 + grain).blend(dark, 0.7 * smooth(EDGE, 0, Math.abs(e)));
        heights[k] = (heights[k] as number) + Math.round(raise * smooth(0, -4, e) * 65536);
        s.setAlbedo(k, ink);
      }
      if (halo && d > 0) s.setAlbedo(k, ink.set(halo));
      s.gloss[k] = 0.16;
      s.translucency[k] = 0.1;
    }
  }
  const r = Math.max(1, Math.round(size * 0.012));
  boxSum(heights, w, h, r, 2, new Int32Array(w * h));
  const scale = 1 / (65536 * boxWeight(r, 2));
  for (let k = 0; k < heights.length; k++) s.height[k] = (heights[k] as number) * scale;
  return litPiece(
    s,
    (k) => {
      const solid = clamp(0.5 - ((edge[k] as number) * PIECE_WIDTH) / unit);
      if (!halo) return solid;
      // Fades out towards the edge of the picture.
      const [u, v] = [((k % w) + 0.5) / w - 0.5, (Math.floor(k / w) + 0.5) / h - 0.5];
      return Math.max(solid, HALO * smooth(0.2, 0, edge[k] as number) * smooth(0.5, 0.36, Math.hypot(u, v)));
    },
    (k) => (halo && (edge[k] as number) > 0.01 ? 0 : smooth(-0.034, -0.012, edge[k] as number) * 0.8),
    player.dark,
  );
}
