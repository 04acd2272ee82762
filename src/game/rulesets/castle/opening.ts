import { sameCell } from '../../core/cell.ts';
import type { TileSpec } from '../../core/tile.ts';
import { SIDES } from '../../core/vocabulary.ts';
import type { Board } from './board.ts';

/**
 * Can any of the tiles be placed on the empty board? The first tile must be next to a start space, and its paths must
 * meet the paths of all start spaces next to its cell (RULES.md §4.1).
 */
export function canOpen({ startSpaces }: Board, tiles: readonly TileSpec[]): boolean {
  return startSpaces.some(({ cell }) => {
    const around = startSpaces.filter((space) => sameCell(space.cell, cell));
    return tiles.some((tile) =>
      SIDES.some((_, rotation) =>
        around.every(
          ({ side, features }) =>
            hasPath(tile, SIDES.indexOf(side) - rotation) === features.some(({ kind }) => kind === 'path'),
        ),
      ),
    );
  });
}

/** Does the tile, unrotated, have a path on this side (modulo 4)? */
const hasPath = ({ features }: TileSpec, side: number): boolean =>
  features.some(({ kind, sides }) => kind === 'path' && sides.some((own) => SIDES.indexOf(own) === (side + 4) % 4));
