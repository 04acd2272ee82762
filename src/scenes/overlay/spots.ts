import type { FeatureAt, LaidTile } from '../../game/index.ts';
import type { DeployChoice, MatchView, ScoreChoice } from '../../session/contract.ts';
import type { Ground, Places } from '../board/places.ts';
import type { Look } from '../camera/maths.ts';
import { toScreen } from '../camera/maths.ts';
import type { Point, Rect } from '../units.ts';
import { clamp } from '../units.ts';

/** Sizes in CSS pixels of what stays the same at every zoom. */
export const BUTTON = 46;
export const BADGE = 44;
export const TOKEN = 34;
/** Discs of the features that may take a follower, and the least distance between two. */
export const DISC = 30;
export const APART = 31;
const GAP = 8;

export interface ButtonSpots {
  readonly ccw: Point;
  readonly cw: Point;
}

/** Middles of the two buttons beside the hanging tile; above and below where the sides have no room. CSS pixels. */
export function buttonSpots(ghost: Rect, free: Rect): ButtonSpots {
  const middle = { x: ghost.x + ghost.w / 2, y: ghost.y + ghost.h / 2 };
  const half = BUTTON / 2;
  const left = ghost.x - GAP - half;
  const right = ghost.x + ghost.w + GAP + half;
  if (left - half >= free.x && right + half <= free.x + free.w) return { ccw: { x: left, y: middle.y }, cw: { x: right, y: middle.y } };
  // Both on the side with more room, one over the other.
  const x = middle.x - free.x > free.x + free.w - middle.x ? left : right;
  const y = clamp(middle.y, free.y + BUTTON + GAP, free.y + free.h - BUTTON - GAP);
  return { ccw: { x, y: y - half - GAP / 2 }, cw: { x, y: y + half + GAP / 2 } };
}

/** The hanging tile on the screen, in CSS pixels. */
export function ghostRect(cell: Point, look: Look): Rect {
  const at = toScreen(look, { x: cell.x - 0.03, y: cell.y - 0.05 });
  return { ...at, w: 1.06 * look.zoom, h: 1.06 * look.zoom };
}

export interface DeploySpot {
  readonly choice: DeployChoice;
  /** Middle in CSS pixels: at the feature, unless its neighbours push it aside. */
  readonly at: Point;
}

/** Discs of the deploy choices on a tile. */
export function deploySpots(view: MatchView, places: Places, look: Look): readonly DeploySpot[] {
  const anchors = view.deployChoices.map((choice) => toScreen(look, places.feature(choice, view.state.laid)));
  const spread = spreadApart(anchors, APART);
  return view.deployChoices.map((choice, n) => ({ choice, at: spread[n] ?? toScreen(look, choice) }));
}

/** Moves points apart until any two are `least` from each other, each as little as it takes. */
export function spreadApart(points: readonly Point[], least: number): readonly Point[] {
  const moved = points.map(({ x, y }) => ({ x, y }));
  for (let round = 0; round < 60; round += 1) {
    let still = true;
    for (const [n, a] of moved.entries()) {
      for (const [m, b] of moved.slice(n + 1).entries()) {
        const away = Math.hypot(b.x - a.x, b.y - a.y);
        if (away >= least - 0.01) continue;
        still = false;
        // Points on one spot part in different directions.
        const angle = away > 0.01 ? Math.atan2(b.y - a.y, b.x - a.x) : n + m;
        const push = (least - away) / 2 + 0.01;
        a.x -= Math.cos(angle) * push;
        a.y -= Math.sin(angle) * push;
        b.x += Math.cos(angle) * push;
        b.y += Math.sin(angle) * push;
      }
    }
    if (still) break;
  }
  return moved;
}

export interface BadgeSpot {
  readonly choice: ScoreChoice;
  /** In cells. */
  readonly anchor: Point;
  /** Middles in CSS pixels. */
  readonly badge: Point;
  readonly tokens: readonly { readonly kind: number; readonly at: Point }[];
}

/** Badges of the regions that can be scored, with the tokens that could double them to their right. */
export function badgeSpots(view: MatchView, places: Places, look: Look): readonly BadgeSpot[] {
  return view.scoreChoices.map((choice) => {
    const anchor = middleFeature(choice.features.length > 0 ? choice.features : [choice], view.state.laid, places);
    const badge = toScreen(look, anchor);
    const tokens = choice.tokens.map((kind, n) => ({ kind, at: { x: badge.x + BADGE / 2 + 6 + TOKEN / 2 + n * (TOKEN + 6), y: badge.y } }));
    return { choice, anchor, badge, tokens };
  });
}

/** Does a badge say already what this region brings? */
export const isBadged = ({ myTurn, scoreChoices }: Pick<MatchView, 'myTurn' | 'scoreChoices'>, features: readonly FeatureAt[]): boolean =>
  myTurn && scoreChoices.some((choice) => [choice, ...choice.features].some(({ x, y, feature }) => features.some((one) => one.x === x && one.y === y && one.feature === feature)));

/** The spot of the feature nearest to the middle of them all. */
export function middleFeature(features: readonly FeatureAt[], laid: readonly LaidTile[], places: Ground): Point {
  const spots = features.map((feature) => places.feature(feature, laid));
  const mean = { x: spots.reduce((sum, spot) => sum + spot.x, 0) / spots.length, y: spots.reduce((sum, spot) => sum + spot.y, 0) / spots.length };
  const far = (spot: Point): number => Math.hypot(spot.x - mean.x, spot.y - mean.y);
  return spots.reduce((best, spot) => (far(spot) < far(best) ? spot : best), spots[0] ?? mean);
}
