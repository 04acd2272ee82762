import type { GreatCity } from '../../../art/topology/plan.ts';

/** The walls cross the borders of cells at the middle of their sides, and bend elsewhere. */
export const CARCASSONNE: GreatCity = {
  middle: [0, 0.5],
  outline: [
    [-1, -1],
    [-0.5, -1.06],
    [0, -1],
    [0.5, -1.06],
    [1, -1],
    [1.3, -0.93],
    [1.44, -0.78],
    [1.5, -0.5],
    [1.56, 0],
    [1.5, 0.5],
    [1.44, 0.78],
    [1.3, 0.93],
    [1, 1],
    [0.5, 1.06],
    [0, 1],
    [-0.5, 1.06],
    [-1, 1],
    [-1.3, 0.93],
    [-1.44, 0.78],
    [-1.5, 0.5],
    [-1.56, 0],
    [-1.5, -0.5],
    [-1.44, -0.78],
    [-1.3, -0.93],
  ],
};

interface Place {
  readonly x: number;
  readonly y: number;
}

/**
 * A quarter of the city, in cells from the centre of the city: its box, the Count's place, and places for followers.
 */
export interface Quarter {
  readonly box: { readonly x: number; readonly y: number; readonly w: number; readonly h: number };
  readonly count: Place;
  readonly stands: readonly Place[];
}

const WIDE = 1.5;
const HIGH = 1;
/**
 * Positions in two rows on the open square of a quarter, from the centre of the city outwards: a few figures are far
 * apart, further ones fill the gaps.
 */
const STANDS: readonly (readonly ['front' | 'back', number])[] = [
  ['front', 0.44],
  ['front', 0.715],
  ['back', 0.345],
  ['back', 0.715],
  ['back', 0.53],
  ['back', 0.16],
];

/** `east`, `south`: 1 or -1. Rows are as far apart as a figure is high, so that nobody is hidden. */
function quarter(east: number, south: number): Quarter {
  const rows = south < 0 ? { back: -0.53, count: -0.19, front: -0.17 } : { back: 0.25, count: 0.6, front: 0.62 };
  return {
    box: { x: Math.min(0, east * WIDE), y: Math.min(0, south * HIGH), w: WIDE, h: HIGH },
    count: { x: east * 0.19, y: rows.count },
    stands: STANDS.map(([row, x]) => ({ x: east * x, y: rows[row] })),
  };
}

/** Clockwise. */
export const QUARTERS = {
  palace: quarter(-1, -1),
  market: quarter(1, -1),
  smithy: quarter(1, 1),
  cathedral: quarter(-1, 1),
} as const;
