import type { LandmarkLook } from '../landmark.ts';
import { DRAGON_LANDMARKS } from './dragon.ts';
import { PORTAL_LANDMARKS } from './portal.ts';
import { PRINCESS_LANDMARKS } from './princess.ts';
import { VOLCANO_LANDMARKS } from './volcano.ts';

/** What stands in the landscape for the marks that modules put on tiles, by the mark's name in the data. */
export const LANDMARKS: Readonly<Record<string, LandmarkLook>> = {
  ...VOLCANO_LANDMARKS,
  ...DRAGON_LANDMARKS,
  ...PORTAL_LANDMARKS,
  ...PRINCESS_LANDMARKS,
};
