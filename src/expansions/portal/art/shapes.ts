import type { LandmarkShape } from '../../../art/topology/plan.ts';

export const PORTAL_LANDMARKS = {
  portal: { on: 'land', half: [0.17, 0.17], least: 0.7 },
} as const satisfies Readonly<Record<string, LandmarkShape>>;
