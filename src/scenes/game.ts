import type { Scene } from 'phaser';
import type { Light, Shine, TablePainter } from '../art/contract.ts';
import type { Cell, Place } from '../game/index.ts';
import type { Match, MatchView, Pointed } from '../session/contracts/match.ts';
import type { GroundPicture } from './board/groundPicture.ts';
import type { Ground } from '../art/ground.ts';
import type { Track } from './board/places.ts';
import type { Bounds } from './camera/pilot.ts';
import type { CameraView } from './camera/maths.ts';
import type { BoardSpot, Stand } from './tablePart.ts';
import type { Motion } from './motion/timeline.ts';
import type { TableSettings } from './settings.ts';
import type { Point, Rect } from './units.ts';

/** What differs between the tables of the rule sets: the ground, the positions of pieces, what can be inspected. */

/** The context in which overlays are drawn. */
export interface Surroundings {
  readonly camera: CameraView;
  /** Free area in CSS pixels. */
  readonly free: Rect;
  /** The cell under the pointer. */
  readonly hot: Cell | undefined;
  /** Motion is in progress: only the held tile and what rests on the table is shown. */
  readonly busy: boolean;
  readonly still: boolean;
}

/** The parts of the ground other than the tile queue of the painter. */
export interface GroundWork {
  readonly picture: GroundPicture;
  shineOn(shine: Shine): void;
  /** The camera now shows this part of the board, in cells. */
  look(seen: Rect): void;
  close(): void;
}

/** Pictures of an area of whole cells, `grain` pixels per cell. */
export interface BareParts {
  readonly area: Rect;
  readonly grain: number;
  /** The ground with all its tiles. */
  readonly finished: HTMLCanvasElement;
  /** What is below a layer (depths.ts). */
  readonly below: (depth: number) => HTMLCanvasElement;
}

export interface GroundKit {
  readonly scene: Scene;
  readonly painter: TablePainter;
  readonly play: (motion: Motion) => void;
  readonly wake: () => void;
}

/** Overlays that help to read the board. `shown`: what is currently visible, for tests. */
export interface AssistLayer {
  show(view: MatchView, around: Surroundings): void;
  /** The camera moved. */
  place(look: CameraView): void;
  readonly shown: AssistsShown;
}

export interface AssistsShown {
  /** Regions lit because they are pointed at. */
  readonly regions: number;
  /** Regions of a layer that is switched on: courts or fields by owner. */
  readonly areas: number;
  readonly empty: boolean;
  readonly dead: boolean;
  readonly labels: readonly string[];
  /** Contests between two buildings. */
  readonly contests?: number;
  /** Cells where the tile in hand would fit, but a rule forbids it. */
  readonly refused?: number;
  /** Regions shown with what surrounds them. */
  readonly surrounded?: number;
}

/** What texts call the columns and rows of cells. */
export interface Coordinates {
  column(x: number): string;
  row(y: number): string;
}

export interface TableGame {
  readonly places: Ground;
  readonly track: Track | null;
  /** Shown at the edge, where a board has no marks of its own. `null`: not shown. */
  readonly coordinates: Coordinates | null;
  /** Size of figures; 1 on a board within its wall. */
  readonly scale: number;
  /** Related lines of the final scoring are shown together. */
  readonly joinsScores: boolean;
  bounds(view: MatchView): Bounds;
  light(view: MatchView, setting: TableSettings['light']): Light;
  /** Position of a piece on a spot, in cells; `undefined`: it is not on the table. */
  spot(place: Extract<Place, { readonly on: 'spot' }>, view: MatchView, piece: string): Stand | undefined;
  /** Spots that can be pointed at on the board. */
  spots(view: MatchView): readonly BoardSpot[];
  /** Whether a tile may be dropped on this cell. If it does not fit, the rules say why. */
  isCell(view: MatchView, cell: Cell): boolean;
  /** Cells to keep in view during a prompt, in addition to those of its options. */
  asked(view: MatchView): readonly Cell[];
  /** What can be inspected at a point of the board, in cells. */
  inspect(point: Point, view: MatchView): Pointed | null;
  openGround(kit: GroundKit): GroundWork;
  openAssists(scene: Scene): AssistLayer;
  /** The area that a picture of the table shows, in cells. */
  frame(view: MatchView): Rect;
  /** The ground without tiles, in the light of the finished picture, for videos. */
  bare(parts: BareParts): Promise<HTMLCanvasElement>;
  /** How far the picture of a tile extends into a cell without one, in cells. */
  readonly reach: number;
  /** Number of ground chunks kept in memory, for tests. */
  readonly parts: number;
}

export type MakeTableGame = (match: Match, settings: TableSettings) => TableGame;
