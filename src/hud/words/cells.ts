import type { Cell } from '../../game/index.ts';
import type { Texts } from '../../i18n/index.ts';

/** Columns are letters, rows numbers from the top: `D1` is the cell `3, 0`. */
export function cellName(cell: Cell): string {
  return `${String.fromCharCode(65 + cell.x)}${cell.y + 1}`;
}

/** On the open plane: to the right and upwards from the start tile. */
export const planeName = (texts: Texts, { x, y }: Cell): string => texts.t('country.cell', { x, y: 0 - y });
