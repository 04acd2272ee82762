import type { StructureShape } from '../plan.ts';

/** It stands across the border of two cells. */
export const CASTLE: StructureShape = {
  cells: ({ x, y, upright }) => [[x, y], upright ? [x, y + 1] : [x + 1, y]],
};
