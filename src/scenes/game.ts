import type { Scene } from 'phaser';
import type { Light, Shine, Studio } from '../art/contract.ts';
import type { Cell, Place } from '../game/index.ts';
import type { Match, MatchView, Pointed } from '../session/contract.ts';
import type { GroundPicture } from './board/groundPicture.ts';
import type { Ground } from '../art/ground.ts';
import type { Track } from './board/places.ts';
import type { Bounds } from './camera/pilot.ts';
import type { Look } from './camera/maths.ts';
import type { BoardSpot, Stand } from './modules/part.ts';
import type { Motion } from './motion/timeline.ts';
import type { TableSettings } from './settings.ts';
import type { Point, Rect } from './units.ts';

/** What makes the table the table of one rule set: its ground, where its pieces stand, what can be asked about. */

/** What is around the overlays when they are drawn. */
export interface Surroundings {
  readonly look: Look;
  /** Free area in CSS pixels. */
  readonly free: Rect;
  /** The cell under the pointer. */
  readonly hot: Cell | undefined;
  /** Motion is still going on: only the held tile and what lies is shown. */
  readonly busy: boolean;
  readonly still: boolean;
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

/** Overlays that help to see the board. `shown`: what of them is to be seen now, for tests. */
export interface AidLayer {
  show(view: MatchView, around: Surroundings): void;
  /** The camera moved. */
  place(look: Look): void;
  readonly shown: AidsShown;
}

export interface AidsShown {
  /** Regions lit because they are pointed at. */
  readonly regions: number;
  /** Regions of a layer that is switched on: courts or fields by owner. */
  readonly areas: number;
  readonly empty: boolean;
  readonly dead: boolean;
  readonly labels: readonly string[];
  /** Contests between two buildings. */
  readonly contests?: number;
  /** Cells where only a rule keeps the tile in hand away. */
  readonly refused?: number;
  /** Regions shown with what lies round them. */
  readonly surrounded?: number;
}

export interface TableGame {
  readonly places: Ground;
  readonly track: Track | null;
  /** Size of figures, 1 for those of a board within its wall. */
  readonly scale: number;
  /** Lines of the final scoring that belong together are counted together. */
  readonly joinsScores: boolean;
  bounds(view: MatchView): Bounds;
  light(view: MatchView, wish: TableSettings['light']): Light;
  /** Where a piece stands on a place off the tiles, in cells; `undefined`: it is not on the table. */
  spot(place: Extract<Place, { readonly on: 'spot' }>, view: MatchView, piece: string): Stand | undefined;
  /** Places off the tiles that can be pointed at on the board. */
  spots(view: MatchView): readonly BoardSpot[];
  /** May a tile be let go over this cell? Where it does not fit, the rules say why. */
  isCell(view: MatchView, cell: Cell): boolean;
  /** Cells that are to be seen while something is asked, besides those where it can be chosen. */
  asked(view: MatchView): readonly Cell[];
  /** What can be asked about at a point of the board, in cells. */
  inspect(point: Point, view: MatchView): Pointed | null;
  openGround(kit: GroundKit): GroundWork;
  openAids(scene: Scene): AidLayer;
  /** What a picture of the table shows, in cells, and the lowest layer that belongs to it (depths.ts). */
  frame(view: MatchView): { readonly area: Rect; readonly lowest: number };
  /** Parts of the ground's picture that are kept, for tests. */
  readonly parts: number;
}

export type MakeTableGame = (match: Match, settings: TableSettings) => TableGame;
