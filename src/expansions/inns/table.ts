import type { TablePart } from '../../scenes/tablePart.ts';

const SIGNS: readonly unknown[] = ['inn', 'cathedral'];

/** What is at risk: every unfinished road with an inn and city with a cathedral, with what it would score at least. */
export const INNS_PART: TablePart = {
  numbered: {
    layer: 'stakes',
    numberOf: ({ open, finished }) => (open > 0 && SIGNS.includes(finished.category) ? finished.points : null),
  },
};
