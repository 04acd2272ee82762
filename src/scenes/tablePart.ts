import type { FeatureAt, GameState, Piece, carcassonne } from '../game/index.ts';
import type { Point } from './units.ts';

/** A spot that is nevertheless on the board: a quarter of a city. */
export interface BoardSpot {
  readonly spot: string;
  /** Its outline, in cells. */
  readonly outline: readonly Point[];
  /** Where its option is shown, clear of the figures that stand there. */
  readonly mark: Point;
  /** Where to show that nobody may leave it now; `null` if they may. */
  readonly shut: Point | null;
}

/** Where a piece stands, and its size there; absent: the usual size. */
export interface Stand extends Point {
  readonly size?: number;
}

/** A contest between two buildings and their holders. */
export interface Contest {
  readonly features: readonly [FeatureAt, FeatureAt];
  /** The holder of each. */
  readonly players: readonly [number, number];
}

/** What a module adds to the table, apart from the looks of its pieces. */
export interface TablePart {
  spots?(state: GameState): readonly BoardSpot[];
  /** Positions of pieces on its spots, by id; `pieces`: all pieces on the table. */
  stands?(state: GameState, pieces: readonly Piece[]): ReadonlyMap<string, Stand>;
  /** Prompts that show at once all regions that can be chosen, each with its worth. */
  readonly lit?: readonly string[];
  /** Prompts about regions that score for their surroundings: those of each are shown at once. */
  readonly surveyed?: readonly string[];
  contests?(state: GameState): readonly Contest[];
  /** An assist that lights regions, each with a number; `null`: not this one. */
  readonly numbered?: {
    readonly layer: string;
    readonly numberOf: (region: carcassonne.RegionInfo) => number | null;
  };
}
