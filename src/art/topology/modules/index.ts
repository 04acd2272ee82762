import type { LandmarkShape } from '../plan.ts';

/** What stands in the landscape for the marks that modules put on tiles, by the mark's name in the data; `art/tile/modules` paints it. */
export const LANDMARK_SHAPES: Readonly<Record<string, LandmarkShape>> = {
  volcano: { on: 'land', half: [0.3, 0.3], least: 0.6 },
  dragon: { on: 'land', half: [0.22, 0.175], least: 0.5 },
  portal: { on: 'land', half: [0.17, 0.17], least: 0.7 },
  princess: { on: 'city', half: [0.17, 0.17], least: 0.6 },
};
