import type { Cell } from '../../game/index.ts';

/** Columns are letters, rows numbers from the top: `D1` is the cell `3, 0`. */
export function cellName(cell: Cell): string {
  return `${String.fromCharCode(65 + cell.x)}${cell.y + 1}`;
}
