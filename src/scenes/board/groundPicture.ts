import type { Patch } from '../../art/contract.ts';
import type { Point, Rect } from '../units.ts';

/** Kinds of additions to the ground; a kept copy is restored only for the same kind. */
export type Coming = 'tile' | 'built';

/** Reach of a new tile's shadow, in cells. */
const AROUND = 1;
/** A tile with its shadow. */
export const aroundTile = ({ x, y }: Point): Rect => ({
  x: x - AROUND,
  y: y - AROUND,
  w: 1 + 2 * AROUND,
  h: 1 + 2 * AROUND,
});

/** Minimum time between texture uploads, in milliseconds. */
export const FLUSH_MS = 90;

/** A copy of the ground that is composed off screen, then faded in. */
export interface Layer {
  paint(patch: Patch): void;
  /** Adds it above the shown picture, still transparent. */
  raise(): void;
  fade(t: number): void;
  /** Replaces the shown picture. */
  adopt(): void;
}

/** The lit picture of the ground, made of patches: one canvas for a board, many for an open plane. */
export interface GroundPicture {
  /** Whether anything has been painted. */
  readonly painted: boolean;
  /** The finest resolution so far, in pixels per cell. */
  readonly ppu: number;
  /** Sets the opacity of the first picture, 0…1. */
  appear(t: number): void;
  draw(patch: Patch): void;
  /** A copy for off-screen composition. */
  copy(): Layer | undefined;
  /** Keeps a copy of an area before something is added there; only the latest of each kind is kept. */
  keep(before: Coming, area: Rect): void;
  /** Restores the area as it was before the addition; returns false if that is no longer known. */
  uncover(before: Coming, area: Rect): boolean;
  /** The cell without any tile; undefined: bare earth. */
  bare(cell: Point): HTMLCanvasElement | undefined;
  /** Uploads changes to the graphics card, throttled; returns true if some are pending. */
  flush(now: number): boolean;
}
