import type { GreatCity, LandmarkShape, StructureShape } from '../plan.ts';
import { BRIDGE } from './bridges.ts';
import { CASTLE } from './castles.ts';
import { CARCASSONNE } from './count.ts';

/**
 * The landmarks for the marks that modules put on tiles, by the mark's name in the data; painted in `art/tile/modules`.
 */
export const LANDMARK_SHAPES: Readonly<Record<string, LandmarkShape>> = {
  volcano: { on: 'land', half: [0.3, 0.3], least: 0.6 },
  dragon: { on: 'land', half: [0.22, 0.175], least: 0.5 },
  portal: { on: 'land', half: [0.17, 0.17], least: 0.7 },
  princess: { on: 'city', half: [0.17, 0.17], least: 0.6 },
  // As fractions of the monastery's disc.
  cult: { on: 'monastery', half: [0.62, 0.62], least: 1 },
  bazaar: { on: 'anywhere', half: [0.24, 0.24], least: 0.6 },
  inn: { on: 'road', half: [0.15, 0.15], least: 0.6 },
};

/** Cities larger than a tile, by the kind of their features. */
export const GREAT_CITIES: Readonly<Record<string, GreatCity>> = { carcassonne: CARCASSONNE };

/** What players build on the plane, by kind; painted in `art/plane/modules`. */
export const STRUCTURE_SHAPES: Readonly<Record<string, StructureShape>> = { bridge: BRIDGE, castle: CASTLE };
