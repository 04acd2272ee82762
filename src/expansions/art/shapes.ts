import { DRAGON_LANDMARKS } from '../dragon/art/shapes.ts';
import { PORTAL_LANDMARKS } from '../portal/art/shapes.ts';
import { PRINCESS_LANDMARKS } from '../princess/art/shapes.ts';
import { CULT_LANDMARKS } from '../cult/art/shapes.ts';
import { BAZAAR_LANDMARKS } from '../bazaars/art/shapes.ts';
import { GOODS_LANDMARKS } from '../goods/art/shapes.ts';
import { INNS_LANDMARKS } from '../inns/art/shapes.ts';
import type { GreatCity, LandmarkShape, StructureShape } from '../../art/topology/plan.ts';
import { BRIDGE } from '../bridges/art/shapes.ts';
import { CASTLE } from '../castles/art/shapes.ts';
import { CARCASSONNE } from '../count/art/shapes.ts';

/**
 * The landmarks for the marks that modules put on tiles, by the mark's name in the data; painted by those of landmarks.ts.
 */
export const LANDMARK_SHAPES: Readonly<Record<string, LandmarkShape>> = {
  ...DRAGON_LANDMARKS,
  ...PORTAL_LANDMARKS,
  ...PRINCESS_LANDMARKS,
  ...CULT_LANDMARKS,
  ...BAZAAR_LANDMARKS,
  ...INNS_LANDMARKS,
  ...GOODS_LANDMARKS,
};

/** Cities larger than a tile, by the kind of their features. */
export const GREAT_CITIES: Readonly<Record<string, GreatCity>> = { carcassonne: CARCASSONNE };

/** What players build on the plane, by kind; painted by those of structures.ts. */
export const STRUCTURE_SHAPES: Readonly<Record<string, StructureShape>> = { bridge: BRIDGE, castle: CASTLE };
