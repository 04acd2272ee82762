import type { BoardWindow } from '../board/windows.ts';
import type { Figure, Light, PaintSkin, Patch, Skin, Structure, PainterSetup, TileGeometry } from '../contract.ts';
import type { FigureLook } from '../figures/figure.ts';
import type { Relief } from '../light/relief.ts';
import type { Board, LaidTile, TileId, TileSpec } from '../../game/index.ts';
import type { TileShape } from './tiles.ts';

/** The first message to each of the two workers: its role, what there is to paint, and the port to the other one. */
export interface Opening {
  readonly role: 'board' | 'pieces';
  readonly setup: PainterSetup;
  readonly port: MessagePort;
  /** May the board worker leave tiles to the other one? */
  readonly helped: boolean;
  /** May the worker for pieces wish that tiles are painted ahead by a third one? */
  readonly wishes: boolean;
}

/** The first message to the worker that paints ahead. */
export interface AheadOpening {
  readonly role: 'ahead';
  readonly setup: PainterSetup;
}

/** The first message to the worker for previews. */
export interface PreviewOpening {
  readonly role: 'previewPainter';
}

/** Request for a single unrotated tile, `px` pixels per side. */
export interface SketchOrder {
  readonly job: number;
  readonly tile: TileSpec;
  readonly skin: PaintSkin;
  readonly px: number;
}

/** Request for a board without tiles, `px` pixels per cell. */
export interface PlanOrder {
  readonly job: number;
  readonly board: Board;
  readonly skin: Skin;
  readonly px: number;
}

/** Request for a scene with exactly these tiles: answered with patches, and with an empty response when it is done. */
export interface SceneOrder {
  readonly job: number;
  readonly setup: PainterSetup;
  readonly laid: readonly LaidTile[];
  readonly built: readonly Structure[];
}

/** Request for a single figure, about `px` pixels wide. */
export interface FigureOrder {
  readonly job: number;
  readonly figure: Figure;
  readonly look: FigureLook;
  readonly skin: PaintSkin;
  readonly px: number;
}

/** Request for the places of the features of an unrotated tile. */
export interface ShapeOrder {
  readonly job: number;
  readonly shapes: TileSpec;
  readonly skin: PaintSkin;
}

export type PreviewOrder = SketchOrder | PlanOrder | SceneOrder | FigureOrder | ShapeOrder;

interface LightOrder {
  readonly type: 'light';
  readonly light: Light;
}

/** Messages of the painter to the board worker. */
export type BoardOrder =
  | LightOrder
  | { readonly type: 'show'; readonly laid: readonly LaidTile[]; readonly built: readonly Structure[] }
  | { readonly type: 'again' }
  /** The page shows a still of the empty board: no coarse picture is needed. */
  | { readonly type: 'still' };

/** Messages of the painter to the worker that paints ahead. */
export type AheadOrder = LightOrder | { readonly type: 'wish'; readonly id: TileId };

/** Requests of the painter to the worker for single tiles and figures; `job` identifies the response. */
export type Request =
  | {
      readonly type: 'tile';
      readonly job: number;
      readonly id: TileId;
      /** The page has no picture of it: rough ones first. */
      readonly rough: boolean;
    }
  | { readonly type: 'figure'; readonly job: number; readonly figure: Figure; readonly look: FigureLook }
  | { readonly type: 'geometry'; readonly job: number; readonly id: TileId }
  | { readonly type: 'outskirts'; readonly job: number };
export type PieceOrder =
  | LightOrder
  | Request
  /** Tiles that may be in hand next, the likeliest first. */
  | { readonly type: 'expect'; readonly ids: readonly TileId[] }
  /** A tile that this worker wished for; the relief is transferred. */
  | { readonly type: 'take'; readonly id: TileId; readonly relief: Relief };

/**
 * Messages of the board worker to the other one: paint a tile or a part of the board for the fine picture, use the same steps of the sun, the
 * board is done.
 */
export type Errand =
  | { readonly type: 'paint'; readonly shape: TileShape; readonly ppu: number }
  | { readonly type: 'window'; readonly window: BoardWindow }
  | { readonly type: 'steps'; readonly count: number }
  | { readonly type: 'rest' };

/** Messages of the other one to the board worker: responses to `paint` and `window`, whose relief is transferred. */
export type Favour =
  | { readonly shape: TileShape; readonly relief: Relief }
  | { readonly window: BoardWindow; readonly relief: Relief };

/** Messages to the painter; images are transferred. */
export type Delivery =
  | { readonly type: 'patch'; readonly patch: Patch }
  /** The board picture shows everything that the first `orders` orders asked for. */
  | { readonly type: 'rest'; readonly orders: number }
  /** In how many steps the sun moves over a game; 0: smoothly. */
  | { readonly type: 'steps'; readonly count: number }
  /** Smaller pictures of a tile, painted quickly. */
  | { readonly type: 'rough'; readonly id: TileId; readonly images: readonly ImageBitmap[] }
  /** The fine picture of an unrotated tile, before those of the other rotations. */
  | { readonly type: 'upright'; readonly id: TileId; readonly image: ImageBitmap }
  /** The worker that paints ahead is to paint this tile. */
  | { readonly type: 'wish'; readonly id: TileId }
  /** The response to it: the picture, and what it was made of. */
  | { readonly type: 'ahead'; readonly id: TileId; readonly image: ImageBitmap; readonly relief: Relief }
  | { readonly type: 'pictures'; readonly job: number; readonly images: readonly ImageBitmap[] }
  | { readonly type: 'geometry'; readonly job: number; readonly geometry: TileGeometry }
  | { readonly type: 'failed'; readonly job: number; readonly message: string };
