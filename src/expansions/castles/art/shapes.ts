import type { StructureShape } from '../../../art/topology/plan.ts';

/** A castle is on the border between two cells. */
export const CASTLE: StructureShape = {
  cells: ({ x, y, upright }) => [[x, y], upright ? [x, y + 1] : [x + 1, y]],
};
