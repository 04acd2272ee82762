import { SIDES } from '../../game/index.ts';
import type { FeatureSpec, Half, Side } from '../../game/index.ts';
import type { Point } from '../core/math.ts';
import { pickAt } from '../core/math.ts';

/** Middles of the sides, by number: 0 is north, then clockwise. */
const MIDDLES: readonly Point[] = [
  [0.5, 0],
  [1, 0.5],
  [0.5, 1],
  [0, 0.5],
];
const INWARD: readonly Point[] = [
  [0, 1],
  [-1, 0],
  [0, -1],
  [1, 0],
];
const CORNERS: readonly Point[] = [
  [1, 0],
  [1, 1],
  [0, 1],
  [0, 0],
];

export const FOUR = [0, 1, 2, 3] as const;
export const middle = (side: number): Point => pickAt(MIDDLES, side);
export const inward = (side: number): Point => pickAt(INWARD, side);
/** The corner at the clockwise end of a side. */
export const cornerAfter = (side: number): Point => pickAt(CORNERS, side);

/** Distance from a side. */
export const fromSide = (side: number, x: number, y: number): number =>
  side === 0 ? y : side === 1 ? 1 - x : side === 2 ? 1 - y : x;
/** Position along a side: x or y. */
export const alongSide = (side: number, x: number, y: number): number => (side === 0 || side === 2 ? x : y);
export const runsDown = (side: number): boolean => side % 2 === 1;

export const sideNumber = (side: Side): number => SIDES.indexOf(side);
export const sidesOf = (feature: FeatureSpec): readonly number[] => feature.sides.map(sideNumber).sort((a, b) => a - b);
export const sideOfHalf = (half: Half): number => SIDES.findIndex((side) => half.startsWith(side));

/** All pairs from a sorted list. */
export const pairs = (list: readonly number[]): [number, number][] =>
  list.flatMap((a, i) => list.slice(i + 1).map((b): [number, number] => [Math.min(a, b), Math.max(a, b)]));

/** Rotates a point of a tile clockwise by quarter turns. */
export function turn(x: number, y: number, rotation: number): Point {
  if (rotation === 1) return [1 - y, x];
  if (rotation === 2) return [1 - x, 1 - y];
  if (rotation === 3) return [y, 1 - x];
  return [x, y];
}
