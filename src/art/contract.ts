import type { Board, LaidTile, Rotation, TileId, TileSpec } from '../game/index.ts';
import { MODULE_FIGURE_NAMES } from '../expansions/art/figures.ts';
import type { ModuleFigure } from '../expansions/art/figures.ts';
import type { TileImages } from './tileShelf.ts';
import type { Structure } from './topology/plan.ts';

export type { Structure, TileImages };

/** Skins: different looks of the same shapes. */
export const SKINS = ['castle', 'zamek'] as const;
export type Skin = (typeof SKINS)[number];
/** Includes the skin of the open plane, which has no wall. */
export type PaintSkin = Skin | 'country';

/** In cells (1 = the side of a tile); `0,0` is the north-west corner of cell `0,0`. */
export interface Area {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** A piece of the lit board picture, to be drawn over the previous one. */
export interface Patch extends Area {
  readonly image: ImageBitmap | OffscreenCanvas;
  /** Pixels per cell. */
  readonly ppu: number;
  /** Part of the coarse picture, which a fine one follows. */
  readonly coarse?: boolean;
  /** Number of calls of `show` that this picture includes; absent if unknown. */
  readonly shown?: number;
  /**
   * Part of a square with sides of this many cells that repeats over the whole plane, below everything else; its
   * position is within that square.
   */
  readonly repeats?: number;
  /**
   * Only the light is new: such pieces cover the whole board one after another and may be faded in together with the
   * last one.
   */
  readonly relit?: 'part' | 'last';
  /** The light of this picture. */
  readonly shine?: Shine;
}

/** How the light of the board picture affects things drawn over it. */
export interface Shine {
  /** Colour to multiply them by, each component `0…1`. */
  readonly tint: readonly [number, number, number];
  /** Offset of the shadow of a point, in cells per cell of its height. */
  readonly shadow: { readonly x: number; readonly y: number };
}

/** The position of the sun: by the fraction of tiles placed, always noon, or the end of the game with lit windows. */
export type Light =
  | { readonly kind: 'progress'; readonly progress: number }
  | { readonly kind: 'noon' }
  | { readonly kind: 'dusk' };

const BASE_FIGURES = ['follower', 'lying-follower', 'keep', 'token-back', 'token-face'] as const;
export type Figure = (typeof BASE_FIGURES)[number] | ModuleFigure;
export const FIGURES: readonly Figure[] = [...BASE_FIGURES, ...MODULE_FIGURE_NAMES];

/** Paints in workers, deterministically: the same input gives the same pictures. */
export interface TablePainter {
  /** A worker failed to load or has stopped: nothing more is painted, and requests reject. */
  readonly failed: boolean;
  /** What the board picture covers: wall, moat and woods. Empty for an open plane, whose picture grows. */
  readonly area: Area;
  /**
   * Calls `show` with the four pictures of a tile, by rotation: at once if they are known, and whenever there are better
   * ones or the light of the tile in hand has changed. Never, if it cannot be painted. Each picture is requested once,
   * whoever shows it. Returns a function that ends this.
   */
  tile(id: TileId, show: (images: TileImages) => void): () => void;
  /** Side of the fine pictures of a tile, in pixels; rough ones, which come first, are smaller. */
  readonly tilePx: number;
  /** Tiles that may be in hand next, the likeliest first: they are painted ahead. */
  expect(ids: readonly TileId[]): void;
  /**
   * Shows exactly these tiles and structures on the board; patches follow for everything that changes, including
   * shadows across borders.
   */
  show(laid: readonly LaidTile[], built?: readonly Structure[]): void;
  /**
   * Changes the light of everything; the initial light is that of the first tile. If lighting is slow, the sun moves in
   * few steps.
   */
  setLight(light: Light): void;
  /**
   * Calls the listener at once with what is painted so far, then with every patch. Returns a function that removes it.
   */
  onPatch(listener: (patch: Patch) => void): () => void;
  /**
   * Resolves with a player's piece (`colour`: the player's look, players.ts) or a token (`kind` for faces), with a
   * transparent background; lit from the upper left, or from the upper right.
   */
  figure(
    figure: Figure,
    look: { readonly colour?: number; readonly kind?: number; readonly fromRight?: boolean },
  ): Promise<ImageBitmap>;
  /**
   * Resolves with the places of a tile's features. Computed in a worker, since it would block the page for a frame or
   * two.
   */
  geometry(id: TileId): Promise<TileGeometry>;
  /**
   * Resolves with woods for the area beyond the board picture: a square that tiles seamlessly. Painted after all other
   * requests.
   */
  outskirts(): Promise<{ readonly image: ImageBitmap; readonly cells: number }>;
  /**
   * Resolves when everything requested so far is painted, or when nothing more will be: the painter has failed or is
   * closed.
   */
  painted(): Promise<void>;
  close(): void;
}

export interface PainterSetup {
  /** `null` for an open plane. */
  readonly board: Board | null;
  readonly tiles: readonly TileSpec[];
  readonly skin: PaintSkin;
  /** Pixels per cell of the fine board picture, and side length of tile pictures in pixels. */
  readonly ppu: number;
  readonly tilePx: number;
}

/** The setup for a board within its wall. */
export type BoardSetup = PainterSetup & { readonly board: Board; readonly skin: Skin };

export const isWalled = (setup: PainterSetup): setup is BoardSetup => setup.board !== null && setup.skin !== 'country';

/** A space of the score track. */
export interface TrackField {
  readonly n: number;
  /** Centre. */
  readonly x: number;
  readonly y: number;
  /** A space of a corner tower. */
  readonly corner: boolean;
  /** Where a marker is placed: next to the number if the space is too small for both. */
  readonly stand: { readonly x: number; readonly y: number };
}

/** Where a wall token is placed; `field` is the lower space of its corner. */
export interface TokenSpot {
  readonly field: number;
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

export interface TrackGeometry {
  readonly fields: readonly TrackField[];
  readonly tokens: readonly TokenSpot[];
}

/** Where the features are on an unrotated tile: for placing followers and highlighting features. */
export interface TileGeometry {
  /** Best spot for a follower on each feature, `0…1` in both directions. */
  readonly anchors: readonly { readonly x: number; readonly y: number }[];
  /** `size × size` feature numbers, row by row; -1 where there is no feature. */
  readonly size: number;
  readonly owner: Int8Array;
}

export type RotatePoint = (
  point: { readonly x: number; readonly y: number },
  rotation: Rotation,
) => { readonly x: number; readonly y: number };
