import type { Figure, Light, PaintSkin, Patch, Skin, Structure, StudioSetup, TileGeometry } from '../contract.ts';
import type { FigureLook } from '../figures/figure.ts';
import type { Relief } from '../light/relief.ts';
import type { Board, LaidTile, TileId, TileSpec } from '../../game/index.ts';
import type { TileShape } from './tiles.ts';

/** The first message to each of the two painters: what there is to paint, and their way to each other. */
export interface Opening {
  readonly role: 'board' | 'bench';
  readonly setup: StudioSetup;
  readonly port: MessagePort;
  /** May the painter of the board leave tiles to the other one? */
  readonly helped: boolean;
}

/** The first message to a painter of single tiles that are still being drawn. */
export interface PreviewOpening {
  readonly role: 'previewPainter';
}

/** A tile to paint once, unturned, `px` pixels a side. */
export interface SketchOrder {
  readonly job: number;
  readonly tile: TileSpec;
  readonly skin: PaintSkin;
  readonly px: number;
}

/** A board without tiles to paint once, `px` pixels a cell. */
export interface PlanOrder {
  readonly job: number;
  readonly board: Board;
  readonly skin: Skin;
  readonly px: number;
}

/** These tiles as they lie: patches of the whole picture come, and an answer without pictures when it is done. */
export interface SceneOrder {
  readonly job: number;
  readonly setup: StudioSetup;
  readonly laid: readonly LaidTile[];
  readonly built: readonly Structure[];
}

/** A figure to paint once, about `px` pixels wide. */
export interface FigureOrder {
  readonly job: number;
  readonly figure: Figure;
  readonly look: FigureLook;
  readonly skin: PaintSkin;
  readonly px: number;
}

/** Where the features of an unturned tile are. */
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

/** What the studio asks of the painter of the board. */
export type BoardOrder =
  | LightOrder
  | { readonly type: 'show'; readonly laid: readonly LaidTile[]; readonly built: readonly Structure[] }
  | { readonly type: 'again' };

/** What the studio asks of the painter of single things; `job` numbers requests that are answered. */
export type Request =
  | { readonly type: 'tile'; readonly job: number; readonly id: TileId }
  | { readonly type: 'figure'; readonly job: number; readonly figure: Figure; readonly look: FigureLook }
  | { readonly type: 'geometry'; readonly job: number; readonly id: TileId }
  | { readonly type: 'outskirts'; readonly job: number };
export type BenchOrder = LightOrder | Request;

/** What the painter of the board tells the other one: to paint a tile for the fine picture, to move the sun as seldom, that the board is done. */
export type Errand =
  | { readonly type: 'paint'; readonly shape: TileShape; readonly ppu: number }
  | { readonly type: 'steps'; readonly count: number }
  | { readonly type: 'rest' };

/** The answer; the relief is handed over. */
export interface Favour {
  readonly shape: TileShape;
  readonly relief: Relief;
}

/** What comes back to the studio; the pictures are handed over. */
export type Delivery =
  | { readonly type: 'patch'; readonly patch: Patch }
  /** The board picture shows all that the first so many orders ask for. */
  | { readonly type: 'rest'; readonly orders: number }
  | { readonly type: 'pictures'; readonly job: number; readonly images: readonly ImageBitmap[] }
  | { readonly type: 'geometry'; readonly job: number; readonly geometry: TileGeometry }
  | { readonly type: 'failed'; readonly job: number; readonly message: string };
