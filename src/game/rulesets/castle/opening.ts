import type { TileSpec } from '../../core/tile.ts';
import { SIDES } from '../../core/vocabulary.ts';
import type { Board } from './board.ts';

/**
 * Can any of the tiles be laid on the empty board? The first one lies beside a start space, and a path must meet a path in
 * every start space beside its cell (RULES.md §4.1).
 */
export function canOpen({ startSpaces }: Board, tiles: readonly TileSpec[]): boolean {
  return startSpaces.some(({ cell }) => {
    const around = startSpaces.filter((space) => space.cell.x === cell.x && space.cell.y === cell.y);
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

/** Has the unturned tile a path on this side, counted round? */
const hasPath = ({ features }: TileSpec, side: number): boolean =>
  features.some(({ kind, sides }) => kind === 'path' && sides.some((own) => SIDES.indexOf(own) === (side + 4) % 4));
