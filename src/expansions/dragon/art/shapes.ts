import type { LandmarkShape } from '../../../art/topology/plan.ts';

export const DRAGON_LANDMARKS = {
  volcano: { on: 'land', half: [0.3, 0.3], least: 0.6 },
  dragon: { on: 'land', half: [0.22, 0.175], least: 0.5 },
} as const satisfies Readonly<Record<string, LandmarkShape>>;
