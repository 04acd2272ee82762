import type { GreatCity } from '../plan.ts';

/** Its walls cross the borders of cells in their middles; elsewhere they bend. */
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

/** Where the Count stands in each quarter, from the middle of the city. */
export const DAIS = {
  palace: { x: -0.19, y: -0.19 },
  market: { x: 0.19, y: -0.19 },
  smithy: { x: 0.19, y: 0.56 },
  cathedral: { x: -0.19, y: 0.56 },
} as const;
