/** The closed sets that every rule set shares. Words as in the rule pages. */

/** Sides of a tile, clockwise from the top. The index of a side is its number everywhere. */
export const SIDES = ['N', 'E', 'S', 'W'] as const;
export type Side = (typeof SIDES)[number];

/** Half-sides, clockwise from the north-west corner, left and right as seen facing outwards (TILES.md). */
export const HALVES = ['NL', 'NR', 'EL', 'ER', 'SL', 'SR', 'WL', 'WR'] as const;
export type Half = (typeof HALVES)[number];

/** Clockwise quarter turns. */
export const ROTATIONS = [0, 1, 2, 3] as const;
export type Rotation = (typeof ROTATIONS)[number];

export type TileId = string;

/** A tile place: `x` to the right, `y` downwards. */
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
