import type { Scene } from 'phaser';
import type { TableBoard } from '../board/board.ts';
import type { Ground } from '../../art/ground.ts';
import type { Track } from '../board/places.ts';
import type { PieceLayer } from '../pieces/pieceLayer.ts';
import type { Figures } from '../pictures/figures.ts';
import type { Moment } from '../settings.ts';
import type { LaidTile } from '../../game/index.ts';
import type { Point, Rect } from '../units.ts';
import type { Motion } from './timeline.ts';

/** What motions act on. */
export interface MotionContext {
  readonly scene: Scene;
  readonly board: TableBoard;
  readonly pieces: PieceLayer;
  readonly figures: Figures;
  readonly places: Ground;
  /** The score track, where there is one. */
  readonly track: Track | null;
  /** The tiles on the table, including the one that is just being laid. */
  laid(): readonly LaidTile[];
  /** Where a player's followers come from and go to, in cells. */
  home(player: number): Point;
  colour(player: number): number;
  /** Where a player's points rise that belong to no place: at the marker, or where followers come from; in cells. */
  markerPoint(player: number): Point;
  /** Starts a motion outside the queue. */
  play(motion: Motion): void;
  /** Brings a part of the board into view if necessary. */
  reveal(rect: Rect): void;
  moment(moment: Moment): void;
}
