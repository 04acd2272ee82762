import type { Patch } from '../../art/contract.ts';
import type { Point, Rect } from '../units.ts';

/** What comes on the ground: nothing old is shown again below another thing. */
export type Coming = 'tile' | 'built';

/** How far the shadow of a new tile reaches, in cells. */
const AROUND = 1;
/** A tile with its shadow. */
export const aroundTile = ({ x, y }: Point): Rect => ({
  x: x - AROUND,
  y: y - AROUND,
  w: 1 + 2 * AROUND,
  h: 1 + 2 * AROUND,
});

/** Textures are sent to the graphics card no more often, in milliseconds. */
export const FLUSH_MS = 90;

/** The ground beside the one that is shown: put together out of sight, then faded in. */
export interface Layer {
  paint(patch: Patch): void;
  /** Lays it over what is shown, unseen as yet. */
  raise(): void;
  fade(t: number): void;
  /** Takes the place of what was shown. */
  adopt(): void;
}

/** The lit picture of the ground, made of patches: one canvas for a board, many for an open plane. */
export interface GroundPicture {
  /** Is there anything of it? */
  readonly painted: boolean;
  /** The finest picture so far, in pixels per cell. */
  readonly ppu: number;
  /** Fades the first picture in. */
  appear(t: number): void;
  draw(patch: Patch): void;
  /** A copy to put something together in, out of sight. */
  copy(): Layer | undefined;
  /** Remembers what a part of it looks like before something comes there: the last tile, the last thing that is built. */
  keep(before: Coming, area: Rect): void;
  /** Shows again what was there before it came; false where that is not known any more. */
  uncover(before: Coming, area: Rect): boolean;
  /** What a cell looks like where nothing has ever been laid; undefined: bare earth. */
  bare(cell: Point): HTMLCanvasElement | undefined;
  /** Sends changes to the graphics card, not too often; says whether some are left. */
  flush(now: number): boolean;
}
