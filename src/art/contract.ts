import type { Board, LaidTile, Rotation, TileId, TileSpec } from '../game/index.ts';
import { MODULE_FIGURE_NAMES } from './figures/modules/index.ts';
import type { ModuleFigure } from './figures/modules/index.ts';
import type { Structure } from './topology/plan.ts';

export type { Structure };

/** Looks of the same shapes. */
export const SKINS = ['castle', 'zamek'] as const;
export type Skin = (typeof SKINS)[number];
/** Besides the boards within a wall there is the open plane. */
export type PaintSkin = Skin | 'country';

/** Lengths are in cells (1 = the side of a tile), `0,0` is the north-west corner of cell `0,0`. */
export interface Area {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** A piece of the lit board picture, to be drawn over what was there. */
export interface Patch extends Area {
  readonly image: ImageBitmap | OffscreenCanvas;
  /** Pixels per cell. */
  readonly ppu: number;
  /** Part of a first, quick picture: the fine one follows. */
  readonly coarse?: boolean;
  /** How many calls of `show` this picture includes; absent: unknown. */
  readonly shown?: number;
  /** A part of a square of so many cells that repeats over the whole plane, below everything else; its place is within that square. */
  readonly repeats?: number;
  /** Nothing but the light is new: such pieces cover the whole board one after the other and may be faded in together with the last. */
  readonly relit?: 'part' | 'last';
  /** The light of this picture. */
  readonly shine?: Shine;
}

/** What the light of the board picture does to things that are drawn over it. */
export interface Shine {
  /** Colour to multiply them by, `0…1` each. */
  readonly tint: readonly [number, number, number];
  /** How far the shadow of a point falls, in cells per cell that it is high. */
  readonly shadow: { readonly x: number; readonly y: number };
}

/** What the sun stands at: the part of the tiles that is laid, always noon, or the end of the game with lit windows. */
export type Light =
  | { readonly kind: 'progress'; readonly progress: number }
  | { readonly kind: 'noon' }
  | { readonly kind: 'dusk' };

/** `merchant`: a follower that lies down. */
const BASE_FIGURES = ['follower', 'merchant', 'keep', 'token-back', 'token-face'] as const;
export type Figure = (typeof BASE_FIGURES)[number] | ModuleFigure;
export const FIGURES: readonly Figure[] = [...BASE_FIGURES, ...MODULE_FIGURE_NAMES];

/** Paints in a worker, deterministically: same input, same pictures. */
export interface Studio {
  /** A worker did not come, or has stopped: nothing is painted any more. What is asked for rejects. */
  readonly failed: boolean;
  /** What the board picture covers: wall, moat and woods; nothing where the plane is open, whose picture grows. */
  readonly area: Area;
  /** The four pictures of a tile, by rotation, in the light of the moment. */
  tile(id: TileId): Promise<readonly ImageBitmap[]>;
  /** Shows exactly these tiles on the board, and what is built on them; patches follow for what changed, shadows across borders included. */
  show(laid: readonly LaidTile[], built?: readonly Structure[]): void;
  /** Puts everything into another light, at first that of the first tile. Where that takes long, the sun moves in few steps. */
  setLight(light: Light): void;
  /** Tells the listener at once what is painted so far, then every patch. */
  onPatch(listener: (patch: Patch) => void): () => void;
  /** Player pieces (`colour`: the player's look, players.ts) and tokens (`kind` for faces). Transparent around. */
  figure(figure: Figure, look: { readonly colour?: number; readonly kind?: number }): Promise<ImageBitmap>;
  /** Where the features of a tile are: worked out beside the page, which would otherwise stop for a frame or two. */
  geometry(id: TileId): Promise<TileGeometry>;
  /** Woods for what lies beyond the board picture: a square that repeats without a seam, painted after everything else that was asked for. */
  outskirts(): Promise<{ readonly image: ImageBitmap; readonly cells: number }>;
  /** Resolves when everything requested so far is painted, or nothing more will be: the studio has failed or is closed. */
  painted(): Promise<void>;
  close(): void;
}

export interface StudioSetup {
  /** `null`: the plane is open. */
  readonly board: Board | null;
  readonly tiles: readonly TileSpec[];
  readonly skin: PaintSkin;
  /** Pixels per cell of the fine board picture and side of the tile pictures. */
  readonly ppu: number;
  readonly tilePx: number;
}

/** Of a board within its wall. */
export type BoardSetup = StudioSetup & { readonly board: Board; readonly skin: Skin };

export const isWalled = (setup: StudioSetup): setup is BoardSetup => setup.board !== null && setup.skin !== 'country';

/** A field of the score track. */
export interface TrackField {
  readonly n: number;
  /** Centre. */
  readonly x: number;
  readonly y: number;
  /** A field of a corner tower. */
  readonly corner: boolean;
  /** Where a marker stands: where the field is too small for both, beside its number. */
  readonly stand: { readonly x: number; readonly y: number };
}

/** Where a wall token lies: by the lower field of its corner. */
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

/** Where things are on an unturned tile: for placing followers and lighting up features. */
export interface TileGeometry {
  /** Best spot for a follower on each feature, `0…1` in both directions. */
  readonly anchors: readonly { readonly x: number; readonly y: number }[];
  /** `size × size` feature numbers row by row, -1 where nothing belongs to any. */
  readonly size: number;
  readonly owner: Int8Array;
}

export type RotatePoint = (
  point: { readonly x: number; readonly y: number },
  rotation: Rotation,
) => { readonly x: number; readonly y: number };
