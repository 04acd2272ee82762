import type { Point } from '../units.ts';
import { distance } from '../units.ts';

/** How near somebody stands beside another, in heights of the other. */
const NEAR = { upright: 0.56, lying: 0.82 } as const;
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
  readonly pose: string;
}

/** The place beside one of many where most room is, so that nobody doubts whom it is beside. */
export function standBeside(other: Standing, all: readonly Standing[]): Point {
  const rest = all.filter((one) => one !== other && distance(one, other) > 0 && distance(one, other) < 2);
  const near = other.height * (other.pose === 'lying' ? NEAR.lying : NEAR.upright);
  const spots = SIDES.map(({ x, y }) => ({ x: other.x + x * near, y: other.y + y * near }));
  const room = (spot: Point): number => Math.min(1, ...rest.map((one) => distance(one, spot)));
  return spots.reduce((best, spot) => (room(spot) > room(best) + 0.01 ? spot : best));
}
