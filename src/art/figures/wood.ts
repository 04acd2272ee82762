import { fromHex, Ink } from '../core/colour.ts';
import { clamp, hypot, smooth } from '../core/math.ts';
import { noise } from '../core/noise.ts';
import { Surface } from '../core/surface.ts';
import { PIECE_HEIGHT, PIECE_WIDTH } from '../emblems.ts';
import { boxSum, boxWeight } from '../light/blur.ts';
import { P } from '../palette.ts';
import { colourOf } from '../players.ts';
import { carve, carved } from './carving.ts';
import type { Carved, PaintedPart } from './carving.ts';
import { shapeOf } from './outline.ts';
import type { Shape } from './outline.ts';
import { litPiece } from './picture.ts';
import type { Picture } from './picture.ts';

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
  /** Carved and painted on a figure in its player's colour. */
  readonly parts?: readonly PaintedPart[] | undefined;
  /** Lying on its side. */
  readonly lying: boolean;
  /** Width of the standing piece, in pixels. */
  readonly size: number;
  /** The sun is at the upper right, not at the upper left. */
  readonly fromRight: boolean;
}

const BEVEL = 0.11;
/** Margin around the piece, as a fraction of its width: for the rim and smooth edges. */
const FRAME = 0.04;
/** Pieces are painted up to here: bare wood remains at the edge, which stands out from dark ground. */
const BARE = { player: 0.026, nobody: 0.018 } as const;
/** A dark line where the paint ends, which stands out from light ground. */
const LINE = 0.036;
const HALO = 0.75;
const LEAN = (-70 * Math.PI) / 180;

/** What is painted where, and the borders of the figure and its parts. */
interface Work {
  readonly body: Shape;
  readonly mark: Shape;
  readonly parts: readonly Carved[];
}

const NO_MARK: Shape = () => 99;

function workOf({ outline, mark, small = false, own, parts = own?.parts ?? [] }: WoodLook): Work {
  const painted = own ? NO_MARK : shapeOf([mark]);
  return {
    body: shapeOf(outline),
    mark: small ? (x, y) => painted(50 + (x - 50) / 0.8, 82 + (y - 56) / 0.8) * 0.8 : painted,
    parts: parts.map(carved),
  };
}

/** A carved and painted wooden piece with rounded edges and its player's mark. */
export function woodenPiece(look: WoodLook): Picture {
  const { colour, own, lying, size, fromRight } = look;
  const player = own ?? colourOf(colour);
  const [base, dark] = [fromHex(player.base), fromHex(player.dark)];
  const { body, mark, parts } = workOf(look);
  const bare = own ? BARE.nobody : BARE.player;
  const halo = own?.halo === undefined ? undefined : fromHex(own.halo);
  const w = Math.round(size * (lying ? 1.4 : 1 + 2 * FRAME));
  const h = Math.round(size * (lying ? 1.28 : 1.2 + 2 * FRAME));
  const s = new Surface(w, h, size);
  const edge = new Float32Array(w * h);
  const heights = new Int32Array(w * h);
  const ink = new Ink();
  const chip = { height: 0, gloss: 0 };
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
      const m = clamp(0.5 - mark(x, y) / unit);
      const t = clamp(-d / BEVEL);
      const v = y / PIECE_WIDTH;
      const u = x / PIECE_WIDTH;
      const grain = noise(u * 6 + noise(u * 3, v * 3, 4) * 1.5, v * 42, 3) * 0.06;
      edge[k] = d;
      chip.height =
        0.062 * Math.sqrt(1 - (1 - t) * (1 - t)) + (lying ? 0 : 0.03 * (1 - v)) - 0.012 * m + (d > 0 ? -0.02 : 0);
      chip.gloss = 0.16;
      ink.set(base, 0.94 + grain * 1.4).blend(dark, m * 0.75);
      if (d < bare) for (const part of parts) carve(part, x, y, unit, ink, chip);
      ink.blend(P.bareWood, smooth(-bare - 0.007, -bare + 0.007, d), 1 + grain * 2);
      if (halo && d > 0) ink.set(halo);
      s.setAlbedo(k, ink);
      heights[k] = Math.round(chip.height * 65536);
      s.gloss[k] = chip.gloss;
      s.translucency[k] = 0.1;
    }
  }
  soften(s, heights, Math.max(1, Math.round(size * 0.012)));
  return litPiece(s, {
    alpha(k) {
      const solid = clamp(0.5 - ((edge[k] as number) * PIECE_WIDTH) / unit);
      if (!halo) return solid;
      // Fades out towards the edge of the picture.
      const [u, v] = [((k % w) + 0.5) / w - 0.5, (Math.floor(k / w) + 0.5) / h - 0.5];
      return Math.max(solid, HALO * smooth(0.2, 0, edge[k] as number) * smooth(0.5, 0.36, hypot(u, v)));
    },
    rim(k) {
      const d = edge[k] as number;
      return (own ? 0.3 : 0.9) * smooth(-bare - LINE, -bare - LINE / 2, d) * smooth(-bare + 0.007, -bare - 0.007, d);
    },
    dark: player.dark,
    fromRight,
  });
}

/** Sets the heights, blurred by this radius in pixels. */
function soften(s: Surface, heights: Int32Array, radius: number): void {
  boxSum(heights, s.w, s.h, radius, 2, new Int32Array(s.w * s.h));
  const scale = 1 / (65536 * boxWeight(radius, 2));
  for (let k = 0; k < heights.length; k++) s.height[k] = (heights[k] as number) * scale;
}
