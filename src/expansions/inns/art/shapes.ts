import type { LandmarkShape } from '../../../art/topology/plan.ts';

export const INNS_LANDMARKS = {
  /** In the middle of the city, higher than all its roofs. */
  cathedral: { on: 'city', half: [0.26, 0.26], least: 0.6 },
  inn: { on: 'road', half: [0.15, 0.15], least: 0.6 },
} as const satisfies Readonly<Record<string, LandmarkShape>>;
