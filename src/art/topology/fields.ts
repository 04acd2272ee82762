import { clamp, hypot, smooth } from '../core/math.ts';
import type { Point } from '../core/math.ts';
import { distanceToLines } from '../core/polyline.ts';
import type { Polyline } from '../core/polyline.ts';
import type { Field } from '../core/sampled.ts';
import { laneLines, PATH_HALF, SQUARE_R } from './lanes.ts';
import type { Building, Disc, GroupPlan, TilePlan } from './plan.ts';
import { alongSide, cornerAfter, fromSide, pairs } from './sides.ts';
import { cityField } from './walls.ts';
import type { CityShape } from './walls.ts';

/** A building with its outline: `field` is a signed distance, negative inside. */
export interface Group extends GroupPlan {
  /** Sides of the other buildings, and of those of the same kind. */
  readonly others: readonly number[];
  readonly twins: readonly number[];
  readonly niche: number;
  readonly field: Field;
}

/** A tile as shapes: outlines of buildings, centre lines of lanes (`owner` is the path of each), the square. */
export interface Layout {
  readonly groups: readonly Group[];
  readonly lines: readonly Polyline[];
  readonly owner: readonly number[];
  readonly square: Point | null;
  readonly bulbs: readonly Disc[];
}

type LayoutPlan = Pick<TilePlan, 'groups' | 'paths' | 'square' | 'clear' | 'bulbs' | 'niche'>;

export function layOut(plan: LayoutPlan): Layout {
  const lines: Polyline[] = [];
  const owner: number[] = [];
  for (const [number, path] of plan.paths.entries()) {
    for (const line of laneLines(path)) {
      lines.push(line);
      owner.push(number);
    }
  }
  const groups = plan.groups.map((group): Group => {
    const rest = plan.groups.filter((other) => other !== group);
    const outline: Outline = {
      ...group,
      niche: plan.niche,
      others: rest.flatMap((other) => other.sides),
      twins: rest.filter((other) => other.kind === group.kind).flatMap((other) => other.sides),
    };
    // The gates of a city are in its walls: roads do not cut into it.
    return { ...outline, field: isWalled(group) ? cityField(cityShape(group)) : keepClear(outline, plan, lines) };
  });
  return { groups, lines, owner, square: plan.square, bulbs: plan.bulbs };
}

type Outline = Omit<Group, 'field'>;

export const isWalled = ({ kind }: Pick<GroupPlan, 'kind'>): boolean => kind === 'city' || kind === 'great';

export const cityShape = ({ sides, bulge, front, depths, reach, bow, ramparts }: GroupPlan): CityShape => ({
  sides,
  depth: bulge,
  seed: front,
  depths,
  reach,
  bow,
  ramparts,
});

/** The outline of a building without the space taken by lanes, squares and cleared discs. */
function keepClear(group: Outline, plan: LayoutPlan, lines: readonly Polyline[]): Group['field'] {
  const house = group.kind === 'house';
  const shape = OUTLINES[house ? 'house' : 'tower'](group);
  const lane = PATH_HALF + (house ? -0.005 : 0.005);
  const plaza = SQUARE_R + (house ? 0.055 : 0.01);
  const { square, clear } = plan;
  return (x, y) => {
    let d = shape(x, y);
    // Nothing is more than its half width inside of itself.
    if (d < lane && lines.length) d = Math.max(d, lane - distanceToLines(lines, x, y));
    if (d < plaza && square) d = Math.max(d, plaza - hypot(x - square[0], y - square[1]));
    for (const [cx, cy, r] of clear) if (d < r) d = Math.max(d, r - hypot(x - cx, y - cy));
    return d;
  };
}

const OUTLINES: Readonly<Record<Exclude<Building, 'city' | 'great'>, (group: Outline) => Group['field']>> = {
  house: houseOutline,
  tower: towerOutline,
};

/** Depth of a quarter at the ends of its side. */
const END_DEPTH = 0.19;

/**
 * Front lines along a side, 0…1: the fraction of its bulge that a quarter has there. Not all of them are bows,
 * otherwise two quarters would look like an island.
 */
const bow = (t: number): number => clamp(Math.sin(Math.PI * t) * 1.4);
const FRONTS: readonly ((t: number) => number)[] = [
  bow,
  // Two wings around a yard.
  (t) => clamp(Math.sin(Math.PI * t) * 1.8) * (1 - 0.62 * smooth(0.14, 0.06, Math.abs(t - 0.5))),
  // Deep on the left, and on the right.
  (t) => (t < 0.56 ? smooth(-0.25, 0.12, t) : 0.28 * smooth(1, 0.9, t)),
  (t) => (t > 0.44 ? smooth(1.25, 0.88, t) : 0.28 * smooth(0, 0.1, t)),
  // A row without a bulge, with one house protruding.
  (t) => 0.45 + 0.55 * smooth(0.17, 0.11, Math.abs(t - 0.32)),
];

/** A quarter at a corner ends in a rounded diagonal. */
const ROUND = 0.76;
const POWER = 1.5;

/** Soft outline of a house quarter. */
function houseOutline(group: Outline): Group['field'] {
  if (group.niche > 0) return nicheOutline(group, group.niche, 0.42);
  const corners = cornersOf(group);
  const front = FRONTS[group.front % FRONTS.length] ?? bow;
  const neck = group.neck ?? 0.26;
  return (x, y) => {
    let d = 9;
    for (const side of group.sides) {
      const t = alongSide(side, x, y);
      d = Math.min(d, fromSide(side, x, y) - (END_DEPTH + group.bulge * front(t)));
    }
    for (const { across, cx, cy } of corners) {
      if (across !== undefined) d = Math.min(d, Math.abs(alongSide(across, x, y) - 0.5 - group.shift) - neck);
      else {
        const dx = Math.abs(x - cx);
        const dy = Math.abs(y - cy);
        // Never less than the greater of the two: powers cost much.
        if (Math.max(dx, dy) - ROUND < d) d = Math.min(d, (dx ** POWER + dy ** POWER) ** (1 / POWER) - ROUND);
      }
    }
    return cutByOthers(group, x, y, d, 0.03);
  };
}

/** Crisp outline of a keep with its curtain walls. */
function towerOutline(group: Outline): Group['field'] {
  if (group.niche > 0) return nicheOutline(group, group.niche + 0.02, 0.445);
  const corners = cornersOf(group);
  const neck = group.neck ?? 0.215;
  return (x, y) => {
    let d = 9;
    for (const side of group.sides) {
      const q = fromSide(side, x, y);
      d = Math.min(d, q - 0.135, Math.max(q - group.deep, Math.abs(alongSide(side, x, y) - 0.5) - 0.335));
    }
    for (const { across, cx, cy } of corners) {
      if (across !== undefined) d = Math.min(d, Math.abs(alongSide(across, x, y) - 0.5 - group.shift) - neck);
      else {
        d = Math.min(d, (Math.abs(x - cx) + Math.abs(y - cy) - 0.86) * 0.707);
      }
    }
    return cutByOthers(group, x, y, d, 0.012);
  };
}

function nicheOutline(group: Outline, depth: number, half: number): Group['field'] {
  const side = group.sides[0] ?? 0;
  return (x, y) => Math.max(fromSide(side, x, y) - depth, Math.abs(alongSide(side, x, y) - 0.5) - half);
}

/** For each two sides: the first of opposite ones, or the corner between adjacent ones. */
const cornersOf = ({ sides }: Outline): readonly { across: number | undefined; cx: number; cy: number }[] =>
  pairs(sides).map(([a, b]) => {
    const [cx, cy] = cornerAfter(a === 0 && b === 3 ? 3 : a);
    return { across: b - a === 2 ? a : undefined, cx, cy };
  });

/** Buildings share a corner with a diagonal cut; two of the same kind leave an alley between them. */
function cutByOthers(group: Outline, x: number, y: number, d: number, gap: number): number {
  if (!group.others.length) return d;
  let own = 9;
  for (const side of group.sides) own = Math.min(own, fromSide(side, x, y));
  let out = d;
  for (const other of group.others) {
    const q = fromSide(other, x, y);
    out = Math.max(out, Math.min((own - q) * 0.7 + (group.twins.includes(other) ? 0.075 : gap), 0.36 - q));
  }
  return out;
}

/** Signed distance to lanes, square and widened ends. */
export function laneField(layout: Layout, x: number, y: number): number {
  let d = distanceToLines(layout.lines, x, y) - PATH_HALF;
  if (layout.square) d = Math.min(d, hypot(x - layout.square[0], y - layout.square[1]) - SQUARE_R);
  for (const [cx, cy, r] of layout.bulbs) d = Math.min(d, hypot(x - cx, y - cy) - r);
  return d;
}

/** 0 at the border of the tile, 1 from `reach` inwards: fades out what must match at borders. */
export const inset = (x: number, y: number, reach: number): number => smooth(0, reach, Math.min(x, y, 1 - x, 1 - y));
