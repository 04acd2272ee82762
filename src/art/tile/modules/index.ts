import type { Group } from '../../topology/fields.ts';
import type { Landmark } from '../../topology/plan.ts';
import type { Site } from '../site.ts';
import { BAZAAR_PAINTERS } from './bazaars.ts';
import { CARCASSONNE_PAINTERS } from './count/city.ts';
import { CULT_PAINTERS } from './cult.ts';
import { DRAGON_PAINTERS } from './dragon/sign.ts';
import { INN_PAINTERS } from './inn.ts';
import { PORTAL_PAINTERS } from './portal.ts';
import { PRINCESS_PAINTERS } from './princess.ts';
import { VOLCANO_PAINTERS } from './dragon/volcano.ts';

/** Paints the landmark for a mark, by the mark's name. */
export type LandmarkPainters = Readonly<Record<string, (site: Site, at: Landmark) => void>>;

export const LANDMARK_PAINTERS: LandmarkPainters = {
  ...VOLCANO_PAINTERS,
  ...DRAGON_PAINTERS,
  ...PORTAL_PAINTERS,
  ...PRINCESS_PAINTERS,
  ...CULT_PAINTERS,
  ...BAZAAR_PAINTERS,
  ...INN_PAINTERS,
};

/** Paints the part of a city larger than a tile, by the kind of its features. */
export const GREAT_PAINTERS: Readonly<Record<string, (site: Site, group: Group) => void>> = CARCASSONNE_PAINTERS;
