import type { Group } from '../../art/topology/fields.ts';
import type { Landmark } from '../../art/topology/plan.ts';
import type { Site } from '../../art/tile/site.ts';
import { BAZAAR_PAINTERS } from '../bazaars/art/landmarks.ts';
import { CARCASSONNE_PAINTERS } from '../count/art/landmarks/index.ts';
import { CULT_PAINTERS } from '../cult/art/landmarks.ts';
import { DRAGON_PAINTERS } from '../dragon/art/landmarks/sign.ts';
import { GOODS_PAINTERS } from '../goods/art/landmarks.ts';
import { INNS_PAINTERS } from '../inns/art/landmarks.ts';
import { PORTAL_PAINTERS } from '../portal/art/landmarks.ts';
import { PRINCESS_PAINTERS } from '../princess/art/landmarks.ts';
import { VOLCANO_PAINTERS } from '../dragon/art/landmarks/volcano.ts';

/** Paints the landmark for a mark, by the mark's name. */
export type LandmarkPainters = Readonly<Record<string, (site: Site, at: Landmark) => void>>;

export const LANDMARK_PAINTERS: LandmarkPainters = {
  ...VOLCANO_PAINTERS,
  ...DRAGON_PAINTERS,
  ...PORTAL_PAINTERS,
  ...PRINCESS_PAINTERS,
  ...CULT_PAINTERS,
  ...BAZAAR_PAINTERS,
  ...INNS_PAINTERS,
  ...GOODS_PAINTERS,
};

/** Paints the part of a city larger than a tile, by the kind of its features. */
export const GREAT_PAINTERS: Readonly<Record<string, (site: Site, group: Group) => void>> = CARCASSONNE_PAINTERS;
