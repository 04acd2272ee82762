import type { TileSpec } from '../../game/index.ts';
import type { Point } from '../core/math.ts';
import { distanceToLines } from '../core/polyline.ts';
import type { Polyline } from '../core/polyline.ts';
import { sampled } from '../core/sampled.ts';
import type { Layout } from './fields.ts';
import { cityShape } from './fields.ts';
import type { Disc, Landmark, Spot } from './plan.ts';
import { LANDMARK_SHAPES } from '../../expansions/art/shapes.ts';
import { wallLines } from './walls.ts';

/** A mark that becomes a landmark; `feature`: the feature with the mark, absent if it belongs to the whole tile. */
export interface Mark {
  readonly name: string;
  readonly feature?: number;
}

export function marksOf(tile: TileSpec & { readonly flags?: ReadonlySet<string> }): readonly Mark[] {
  const isKnown = (name: string): boolean => Object.hasOwn(LANDMARK_SHAPES, name);
  return [
    ...[...(tile.flags ?? [])].filter(isKnown).map((name): Mark => ({ name })),
    ...tile.features.flatMap(({ marks }, feature) =>
      Object.keys(marks)
        .filter(isKnown)
        .map((name): Mark => ({ name, feature })),
    ),
  ];
}

export const standsOnLand = ({ name }: Mark): boolean => LANDMARK_SHAPES[name]?.on === 'land';
/** Do roads lead to it? If so, its place is found before theirs. */
export const drawsRoads = ({ name }: Mark): boolean => LANDMARK_SHAPES[name]?.on === 'anywhere';
export const takesMonastery = ({ name }: Mark): boolean => LANDMARK_SHAPES[name]?.on === 'monastery';

/** A landmark in place of a monastery: in the northern part of its disc, so that there is room in front of it. */
export function inSpot({ name }: Mark, { x, y, r }: Spot): Landmark {
  const [a = 0, b = 0] = LANDMARK_SHAPES[name]?.half ?? [];
  return { name, x, y: y - r * (1 - b) * 0.62, a: a * r, b: b * r };
}

interface Surroundings {
  readonly layout: Layout;
  /** Distance to what is already there, negative inside; for open land. */
  readonly room: (x: number, y: number) => number;
  /** Keeps away from the centre, which something else may need. */
  readonly aside: boolean;
}

/** Free land around a landmark, at the border of its tile and at the foot of walls. */
const MARGIN = 0.025;
/** Space taken by the towers of a wall. */
const TOWER = 0.08;
/** Space taken by the walls themselves, on their inner side. */
const WALL = 0.065;
const STEP = 0.02;

/** Finds a place for a landmark, as large as there is room and near the centre. */
export function placeLandmark({ name, feature }: Mark, { layout, room, aside }: Surroundings): Landmark | undefined {
  const shape = LANDMARK_SHAPES[name];
  if (!shape) return undefined;
  const towers = layout.groups
    .filter(({ kind }) => kind === 'city')
    .flatMap((group) => wallLines(cityShape(group)).flat());
  const { on } = shape;
  const cities = layout.groups.filter((group) => on === 'anywhere' || group.feature === feature);
  const own = layout.lines.filter((_, n) => layout.owner[n] === feature);
  const free = sampled((x, y) => {
    const border = Math.min(x, y, 1 - x, 1 - y) - MARGIN;
    let space = on === 'city' ? -1 : room(x, y) - MARGIN;
    if (on === 'city' || on === 'anywhere')
      for (const { field } of cities) space = Math.max(space, -field(x, y) - WALL);
    let least = Math.min(border, space);
    for (const [tx, ty] of towers) {
      // Most towers are farther away than the border.
      if (Math.max(Math.abs(x - tx), Math.abs(y - ty)) - TOWER >= least) continue;
      least = Math.min(least, Math.hypot(x - tx, y - ty) - TOWER);
    }
    return least;
  }, 40);
  for (let scale = 1; ; scale -= 0.05) {
    const [a, b] = [shape.half[0] * scale, shape.half[1] * scale];
    let best: Landmark | undefined;
    let most = -9;
    for (let y = 0.1; y < 0.91; y += STEP) {
      for (let x = 0.1; x < 0.91; x += STEP) {
        if (free(x, y) < b && scale > shape.least) continue;
        const space = Math.min(...spread({ x, y, a, b }).map(([px, py]) => free(px, py)));
        if (space < b && scale > shape.least) continue;
        const away = on === 'road' ? distanceToLines(own, x, y) : (aside ? -0.06 : 0.06) * Math.hypot(x - 0.5, y - 0.5);
        const value = 2 * Math.min(space - b, 0.03) - away;
        if (value <= most) continue;
        most = value;
        best = { name, x, y, a, b };
      }
    }
    if (best && on === 'road') return { ...best, road: nearestOn(own.flat(), [best.x, best.y]) };
    if (best) return best;
  }
}

const nearestOn = (line: Polyline, [x, y]: Point): Point =>
  line.reduce((best, at) => (Math.hypot(at[0] - x, at[1] - y) < Math.hypot(best[0] - x, best[1] - y) ? at : best));

/** Centres of the discs that fill a landmark. */
const spread = ({ x, y, a, b }: Pick<Landmark, 'x' | 'y' | 'a' | 'b'>): readonly (readonly [number, number])[] =>
  a > b
    ? [
        [x - a + b, y],
        [x, y],
        [x + a - b, y],
      ]
    : [[x, y]];

/** Discs that cover a landmark. */
export const discsOf = (landmark: Landmark): Disc[] => spread(landmark).map(([x, y]) => [x, y, landmark.b * 1.06]);
