import { PATH_HALF } from '../../../art/topology/lanes.ts';
import type { StructureShape } from '../../../art/topology/plan.ts';

/** Half the width of a bridge's deck, and of the whole bridge with its railings. */
export const DECK = PATH_HALF + 0.004;
export const RAIL = DECK + 0.017;

/** A bridge crosses its cell from side to side. */
export const BRIDGE: StructureShape = {
  cells: ({ x, y }) => [[x, y]],
  adds: {
    kind: 'road',
    sides: ({ upright }) => (upright ? [0, 2] : [1, 3]),
    covers: ({ x, y, upright }, X, Y) => Math.abs(upright ? X - x - 0.5 : Y - y - 0.5) < RAIL,
  },
};
