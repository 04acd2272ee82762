import type { GroupPlan, PathPlan, TilePlan } from '../../src/art/topology/plan.ts';

const path = (...sides: number[]): PathPlan => ({ feature: 0, sides });
const city = (...sides: number[]): GroupPlan => ({
  kind: 'city',
  feature: 1,
  sides,
  shift: 0,
  bulge: 0.25,
  front: 0,
  deep: 0.315,
  back: 0.72,
});

function country(id: string, parts: Partial<TilePlan>): TilePlan {
  return {
    id,
    groups: [],
    paths: [],
    square: null,
    clear: [],
    bulbs: [],
    yard: false,
    niche: 0,
    fountains: [],
    markets: [],
    trees: 3,
    life: 1,
    cart: null,
    ...parts,
  };
}

/** Landscapes of another rule set, sides by number from the north: cities, roads, rivers and a cloister. */
export const CARCASSONNE: readonly TilePlan[] = [
  country('city-and-road', { groups: [city(0)], paths: [path(1, 3)] }),
  country('city-of-two-sides', { groups: [city(0, 1)] }),
  country('city-of-three-sides', { groups: [city(0, 1, 3)], paths: [{ feature: 0, sides: [2], to: [0.5, 0.79] }] }),
  country('cloister', {
    paths: [{ feature: 0, sides: [2], to: [0.5, 0.72] }],
    markets: [{ x: 0.5, y: 0.45, turn: 0, size: 0.86 }],
    trees: 5,
  }),
  country('river-and-city', { groups: [city(2)], rivers: [path(1, 3)] }),
  country('river-bend', { rivers: [path(1, 2)], trees: 4 }),
  country('bridge', { rivers: [path(1, 3)], paths: [path(0, 2)] }),
  country('crossroads', {
    paths: [path(0), path(1), path(3)].map((p) => ({ ...p, to: [0.5, 0.5] as const })),
    square: [0.5, 0.5],
  }),
];
