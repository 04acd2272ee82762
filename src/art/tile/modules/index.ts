import type { Landmark } from '../../topology/plan.ts';
import type { Site } from '../site.ts';
import { DRAGON_PAINTERS } from './dragon/sign.ts';
import { PORTAL_PAINTERS } from './portal.ts';
import { PRINCESS_PAINTERS } from './princess.ts';
import { VOLCANO_PAINTERS } from './dragon/volcano.ts';

/** Paints what stands in the landscape for a mark, by the mark's name. */
export type LandmarkPainters = Readonly<Record<string, (site: Site, at: Landmark) => void>>;

export const LANDMARK_PAINTERS: LandmarkPainters = {
  ...VOLCANO_PAINTERS,
  ...DRAGON_PAINTERS,
  ...PORTAL_PAINTERS,
  ...PRINCESS_PAINTERS,
};
