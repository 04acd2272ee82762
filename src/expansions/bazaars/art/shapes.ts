import type { LandmarkShape } from '../../../art/topology/plan.ts';

export const BAZAAR_LANDMARKS = {
  bazaar: { on: 'anywhere', half: [0.24, 0.24], least: 0.6 },
} as const satisfies Readonly<Record<string, LandmarkShape>>;
