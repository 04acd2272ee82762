import type { Light, Shine, Studio } from '../art/contract.ts';
import type { Cell, LaidTile, TileId } from '../game/index.ts';
import type { Idle, Placing, TableView } from '../session/tableContract.ts';
import type { GroundPicture } from './board/groundPicture.ts';
import type { Ground, Track } from './board/places.ts';
import type { TilePictures } from './board/tilePictures.ts';
import type { Bounds, Pilot } from './camera/pilot.ts';
import type { Look } from './camera/maths.ts';
import type { Beat } from './motion/plan.ts';
import type { Motion } from './motion/timeline.ts';
import type { PieceLayer } from './pieces/pieceLayer.ts';
import type { Pieces } from './pieces/pieces.ts';
import type { Figures } from './pictures/figures.ts';
import type { TableSettings } from './settings.ts';
import type { Scene } from 'phaser';
import type { Point, Rect } from './units.ts';

/** What the table reads of the view of any family of games. */
export type AnyView = Pick<TableView<unknown, unknown>, 'myTurn' | 'legalCells' | 'over' | 'past' | 'log' | 'hint'> & {
  readonly state: object;
  readonly hand: { readonly id: TileId } | null;
  readonly gesture: Idle | Placing | { readonly type: 'deploying' | 'scoring' };
  readonly deployChoices: readonly Cell[];
  readonly players: readonly { readonly colour: number }[];
};

/** What is around the overlays when they are drawn. */
export interface Surroundings {
  readonly look: Look;
  /** Free area in CSS pixels. */
  readonly free: Rect;
  /** The cell under the pointer. */
  readonly hot: Cell | undefined;
  /** Motion is still going on: only what hangs and what lies is shown. */
  readonly busy: boolean;
  readonly still: boolean;
}

/** Everything that lies over the board only because somebody is to choose, or asks. */
export interface OverlaysOf<V> {
  show(view: V, around: Surroundings): void;
  /** The camera moved: what keeps its size on the screen is put right. */
  place(view: V, around: Surroundings): void;
  /** A soft breath of what can be chosen, `0…1…0`. */
  pulse(phase: number): void;
  readonly pulsing: boolean;
}

/** What the ground is made of, besides the tiles that are still to be painted. */
export interface GroundWork {
  readonly picture: GroundPicture;
  shineOn(shine: Shine): void;
  /** The camera sees this part of the board, in cells. */
  look(seen: Rect): void;
  close(): void;
}

export interface GroundKit {
  readonly scene: Scene;
  readonly studio: Studio;
  readonly play: (motion: Motion) => void;
  readonly wake: () => void;
}

export interface OverlayKit {
  readonly scene: Scene;
  readonly pictures: TilePictures;
  readonly figures: Figures;
  readonly play: (motion: Motion) => void;
}

export interface HandsKit {
  readonly canvas: HTMLCanvasElement;
  readonly pilot: Pilot;
  readonly free: () => Rect;
  readonly calm: () => boolean;
  /** Ends motion under way: who taps wants to see the board as it is. */
  readonly skip: () => void;
  readonly wake: () => void;
  readonly zoomBy: (factor: number) => void;
  /** The legal cell under the mouse. */
  readonly hover: (cell: Cell | undefined) => void;
}

/** What makes a table the table of one family of games: its views, its ground, its pieces and what can be chosen on it. */
export interface Family<V extends AnyView> {
  readonly places: Ground;
  readonly track: Track | null;
  bounds(view: V): Bounds;
  /** Every tile on the table, in the order of laying. */
  laid(view: V): readonly LaidTile[];
  light(view: V, wish: TableSettings['light']): Light;
  pieces(view: V): Pieces;
  plan(change: { readonly before: V; readonly now: V; readonly was: Pieces; readonly will: Pieces }): readonly Beat[] | undefined;
  /** Where points of a player rise that belong to no place; undefined: where followers come from. */
  markerPoint(player: number, pieces: PieceLayer): Point | undefined;
  /** Where a hint lays its tile. */
  hinted(view: V): Cell | undefined;
  /** What is pointed at and stays so. */
  pinned(): Cell | undefined;
  subscribeAids(listener: () => void): () => void;
  openGround(kit: GroundKit): GroundWork;
  openOverlays(kit: OverlayKit): OverlaysOf<V>;
  /** Listens to hands; returns the way out. */
  openHands(kit: HandsKit): () => void;
  /** Is there a cell where a tile could be dragged? */
  isCell(view: V, cell: Cell): boolean;
  /** What a picture of the table shows, in cells, and the lowest layer that belongs to it (depths.ts). */
  frame(view: V): { readonly area: Rect; readonly lowest: number };
}
