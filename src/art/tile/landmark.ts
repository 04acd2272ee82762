import type { Point } from '../core/math.ts';
import type { Landmark } from '../topology/plan.ts';
import type { Site } from './site.ts';

/** How a mark in the data becomes something in the landscape. */
export interface LandmarkLook {
  /** It stands on open land, or in the city whose mark it is. */
  readonly on: 'land' | 'city';
  /** Half its width and height where there is room, and the part of it that it needs at least. */
  readonly half: Point;
  readonly least: number;
  readonly paint: (site: Site, at: Landmark) => void;
}
