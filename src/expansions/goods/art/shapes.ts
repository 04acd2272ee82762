import type { LandmarkShape } from '../../../art/topology/plan.ts';

const YARD = { on: 'city', half: [0.12, 0.12], least: 0.6 } as const;

export const GOODS_LANDMARKS = {
  wine: YARD,
  grain: YARD,
  cloth: YARD,
} as const satisfies Readonly<Record<string, LandmarkShape>>;
