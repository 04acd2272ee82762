import type { Board } from '../../game/index.ts';
import type { Area } from '../contract.ts';

/** How far the picture extends beyond the cells, in cells. */
const MARGIN = 2.5;
/** Side length, in cells, of the woods that repeat beyond the board picture. */
export const OUTSKIRTS_CELLS = 8;

export const columnsOf = (board: Board): number => Math.max(...board.rows.map((row) => row.length));
export const areaOf = (board: Board): Area => ({
  x: -MARGIN,
  y: -MARGIN,
  w: columnsOf(board) + 2 * MARGIN,
  h: board.rows.length + 2 * MARGIN,
});
