import type { Figure } from '../../art/contract.ts';

/** How a sort of piece looks on the table. */
export interface SortLook {
  /** The painter's figure; `null`: none is painted, it is a disc with the first letter of its sort. */
  readonly figure: Figure | null;
  /** Figure in place of it where it lies: followers in fields and courts. */
  readonly lying?: Figure;
  readonly pose: 'standing' | 'flat';
  /** In cells, on a board within its wall. */
  readonly height: number;
  /** It comes from its player's hand and goes back there. */
  readonly handed: boolean;
}
