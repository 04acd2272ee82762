import type { StartSpace } from '../../game/index.ts';
import { add } from '../core/math.ts';
import type { GroupPlan, MarketPlan, PathPlan, TilePlan } from './plan.ts';
import { inward, middle, sideNumber } from './sides.ts';

/** Depth of a start space. */
export const NICHE = 0.185;

/** A start space as a tile plan: only the strip of the tile next to the cell is shown. */
export interface NichePlan {
  readonly plan: TilePlan;
  /** The side of that tile that touches the cell. */
  readonly side: number;
  readonly kind: 'path' | 'house' | 'tower' | 'court';
}

export function planNiche(start: StartSpace): NichePlan {
  const side = (sideNumber(start.side) + 2) % 4;
  const groups: GroupPlan[] = [];
  const paths: PathPlan[] = [];
  const markets: MarketPlan[] = [];
  let kind: NichePlan['kind'] = 'court';
  for (const [n, feature] of start.features.entries()) {
    if (feature.kind === 'path') {
      kind = 'path';
      paths.push({ feature: n, sides: [side], to: add(middle(side), inward(side), NICHE + 0.08) });
    } else if (feature.kind === 'house' || feature.kind === 'tower') {
      kind = feature.kind;
      groups.push({
        kind: feature.kind,
        feature: n,
        sides: [side],
        shift: 0,
        bulge: 0.19,
        front: 0,
        deep: 0.315,
        back: 0.72,
      });
    } else if (feature.marks.market) {
      const [x, y] = add(middle(side), inward(side), NICHE * 0.47);
      markets.push({ x, y, turn: [Math.PI, -1.5708, 0, 1.5708][side] ?? 0, size: 0.72 });
    }
  }
  const plan = {
    id: start.id,
    groups,
    paths,
    markets,
    niche: NICHE,
    trees: 0,
    life: 0,
    square: null,
    clear: [],
    bulbs: [],
    yard: false,
    fountains: [],
    cart: null,
  };
  return { plan, side, kind };
}
