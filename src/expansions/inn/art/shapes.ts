import type { LandmarkShape } from '../../../art/topology/plan.ts';

export const INN_LANDMARKS = {
  inn: { on: 'road', half: [0.15, 0.15], least: 0.6 },
} as const satisfies Readonly<Record<string, LandmarkShape>>;
