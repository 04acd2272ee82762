import type { LaidTile, TileSpec } from '../../game/index.ts';
import type { Structure } from '../topology/plan.ts';
import { reachOf } from '../topology/reach.ts';
import { FOUR, sideNumber, sideOfHalf } from '../topology/sides.ts';
import { shapeOf } from '../topology/structures.ts';

/**
 * What a placed tile shows its neighbours, by side and corner after rotation: 0 is north, corner 0 north-east, both
 * clockwise.
 */
export interface Edges {
  /**
   * Kind of the feature in the middle of each side, or of what is built along one half of it; `field` if there is none.
   */
  readonly sides: readonly string[];
  /** Does a wall end at the corner? */
  readonly wallEnds: readonly boolean[];
}

export function edgesOf(spec: TileSpec, rotation: LaidTile['rotation']): Edges {
  const sides = ['field', 'field', 'field', 'field'];
  const wallEnds = [false, false, false, false];
  for (const [n, { kind, sides: at, halves }] of spec.features.entries()) {
    if (kind !== 'field') for (const half of halves) sides[(sideOfHalf(half) + rotation) % 4] = kind;
    const own = new Set(at.map((side) => (sideNumber(side) + rotation) % 4));
    for (const side of own) sides[side] = kind;
    if (kind !== 'city') continue;
    for (const corner of FOUR) if (own.has(corner) !== own.has((corner + 1) % 4)) wallEnds[corner] = true;
    const reach = reachOf(spec, n);
    if (reach !== undefined) wallEnds[(reach + rotation) % 4] = true;
  }
  return { sides, wallEnds };
}

/** Adds the sides of structures on the tile, which count like its own features. */
export const withBuilt = (edges: Edges, built: readonly Structure[]): Edges =>
  built.reduce((own, one) => {
    const { kind, sides } = shapeOf(one)?.adds ?? {};
    if (kind === undefined || !sides) return own;
    const at = sides(one);
    return { ...own, sides: own.sides.map((other, side) => (at.includes(side) ? kind : other)) };
  }, edges);
