/** The closed sets that all rule sets share, with the words of the rule pages. */

/** Sides of a tile, clockwise from the top. A side's number is its index here. */
export const SIDES = ['N', 'E', 'S', 'W'] as const;
export type Side = (typeof SIDES)[number];

/** Half-sides, clockwise from the north-west corner, left and right as seen facing outwards (TILES.md). */
export const HALVES = ['NL', 'NR', 'EL', 'ER', 'SL', 'SR', 'WL', 'WR'] as const;
export type Half = (typeof HALVES)[number];

/** Clockwise quarter turns. */
export const ROTATIONS = [0, 1, 2, 3] as const;
export type Rotation = (typeof ROTATIONS)[number];

export type TileId = string;

/** A cell for a tile: `x` to the right, `y` downwards. */
export interface Cell {
  readonly x: number;
  readonly y: number;
}

/** A feature on the board: the cell of its tile and its number on that tile. */
export interface FeatureAt extends Cell {
  readonly feature: number;
}

/** A tile on the board. */
export interface LaidTile extends Cell {
  readonly tile: TileId;
  readonly rotation: Rotation;
}

/** A follower on the board. */
export interface Follower extends FeatureAt {
  readonly player: number;
}
