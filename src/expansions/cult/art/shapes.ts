import type { LandmarkShape } from '../../../art/topology/plan.ts';

export const CULT_LANDMARKS = {
  // As fractions of the monastery's disc.
  cult: { on: 'monastery', half: [0.62, 0.62], least: 1 },
} as const satisfies Readonly<Record<string, LandmarkShape>>;
