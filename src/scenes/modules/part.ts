import type { FeatureAt, GameState, Piece } from '../../game/index.ts';
import type { Point } from '../units.ts';

/** A place off the tiles that is on the board all the same: a quarter of a city. */
export interface BoardSpot {
  readonly spot: string;
  /** Its border, in cells. */
  readonly outline: readonly Point[];
  /** Where a choice of it is shown: whoever stands there is to be seen. */
  readonly mark: Point;
  /** Nobody may leave it now, and the sign of that stands here. */
  readonly shut: Point | null;
}

/** Where a piece stands, and how large it is there; absent: as elsewhere. */
export interface Stand extends Point {
  readonly size?: number;
}

/** Two buildings whose holders race for being first. */
export interface Contest {
  readonly features: readonly [FeatureAt, FeatureAt];
  /** The holder of each. */
  readonly players: readonly [number, number];
}

/** What a module brings to the table besides how its pieces look. */
export interface TablePart {
  spots?(state: GameState): readonly BoardSpot[];
  /** Where pieces stand on its spots, by id; `pieces`: all that are on the table. */
  stands?(state: GameState, pieces: readonly Piece[]): ReadonlyMap<string, Stand>;
  /** Prompts that show at once all regions which can be chosen, each with what it is worth. */
  readonly lit?: readonly string[];
  /** Prompts about regions that others pay: what lies round each is shown at once. */
  readonly surveyed?: readonly string[];
  contests?(state: GameState): readonly Contest[];
}
