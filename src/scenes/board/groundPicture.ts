import type { Patch } from '../../art/contract.ts';
import type { Point } from '../units.ts';

/** How far the shadow of a new tile reaches, in cells. */
export const AROUND = 1;
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
  /** Remembers what a cell and its surroundings look like before a tile is laid there. */
  keep(cell: Point): void;
  /** Shows again what was there before the tile was laid; false where that is not known any more. */
  uncover(cell: Point): boolean;
  /** What a cell looks like where nothing has ever been laid; undefined: bare earth. */
  bare(cell: Point): HTMLCanvasElement | undefined;
  /** Sends changes to the graphics card, not too often; says whether some are left. */
  flush(now: number): boolean;
}
