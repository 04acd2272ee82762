import type { FeatureSpec } from '../../core/tile.ts';
import type { Cell, Side } from '../../core/vocabulary.ts';

/** A corner tower: two fields of the track; all but one hold a wall token when the game begins. */
export interface Corner {
  /** Grid vertex: cell `x, y` has the vertices `x, y` to `x + 1, y + 1`. */
  readonly vertex: readonly [number, number];
  readonly fields: readonly [number, number];
  readonly token: boolean;
}

/** A niche in the wall with features of its own, beside the side `side` of `cell`. */
export interface StartSpace {
  readonly id: string;
  readonly cell: Cell;
  readonly side: Side;
  readonly features: readonly FeatureSpec[];
}

/** The wall as data: outline, track and start spaces (RULES.md §2). */
export interface Board {
  /** One string per row, `#` for a cell inside the wall. */
  readonly rows: readonly string[];
  /** Cells inside the wall, row by row. */
  readonly cells: readonly Cell[];
  readonly corners: readonly Corner[];
  readonly startSpaces: readonly StartSpace[];
}
