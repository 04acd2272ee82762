import type { LandmarkShape } from '../../../art/topology/plan.ts';

export const PRINCESS_LANDMARKS = {
  princess: { on: 'city', half: [0.17, 0.17], least: 0.6 },
} as const satisfies Readonly<Record<string, LandmarkShape>>;
