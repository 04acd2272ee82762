import type { Cell, FeatureAt } from './vocabulary.ts';

/** Where a piece is. */
export type Place =
  | ({ readonly on: 'feature' } & FeatureAt)
  | ({ readonly on: 'tile' } & Cell)
  /** On the edge that the tile at `x`, `y` shares with its neighbour on side `side` (0 is north, then clockwise). */
  | ({ readonly on: 'edge'; readonly side: number } & Cell)
  /** Off the board: a quarter of a city, a space of the score track. */
  | { readonly on: 'spot'; readonly spot: string };

/** On a tile, or next to the board while it has no cell, on a spot named after the piece. */
export const tileOrBeside = (piece: string, cell: Cell | null): Place =>
  cell ? { on: 'tile', ...cell } : { on: 'spot', spot: `beside ${piece}` };

/** A piece on the table: a follower, a building, a walker without an owner. */
export interface Piece {
  /** Stays the same for as long as the piece is on the table, wherever it moves. */
  readonly id: string;
  /** What it is: `follower`, `keep`, or the word of a module. */
  readonly sort: string;
  /** Player who owns it, or `null`. */
  readonly owner: number | null;
  readonly place: Place;
}
