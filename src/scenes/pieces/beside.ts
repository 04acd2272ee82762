import type { Point } from '../units.ts';
import { distance } from '../units.ts';

/** How near somebody stands beside another, in heights of the other. */
const NEAR = 0.56;
const SIDES: readonly Point[] = [
  { x: 1, y: 0.1 },
  { x: -1, y: 0.1 },
  { x: 0.82, y: -0.5 },
  { x: -0.82, y: -0.5 },
  { x: 0.7, y: 0.7 },
  { x: -0.7, y: 0.7 },
];

interface Standing extends Point {
  readonly height: number;
}

/** The place beside one of many where most room is, so that nobody doubts whom it is beside. */
export function standBeside(other: Standing, all: readonly Standing[]): Point {
  const rest = all.filter((one) => one !== other && distance(one, other) > 0 && distance(one, other) < 2);
  const spots = SIDES.map(({ x, y }) => ({
    x: other.x + x * NEAR * other.height,
    y: other.y + y * NEAR * other.height,
  }));
  const room = (spot: Point): number => Math.min(1, ...rest.map((one) => distance(one, spot)));
  return spots.reduce((best, spot) => (room(spot) > room(best) + 0.01 ? spot : best));
}
