import type { FeatureAt } from '../../game/index.ts';
import type { MatchView, ScoreChoice } from '../../session/contract.ts';
import type { Places } from '../board/places.ts';
import type { Look } from '../camera/maths.ts';
import { toScreen } from '../camera/maths.ts';
import type { Point, Rect } from '../units.ts';
import { clamp } from '../units.ts';

/** Sizes in CSS pixels of what stays the same at every zoom. */
export const BUTTON = 46;
export const BADGE = 44;
export const TOKEN = 34;
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
    const anchor = middleFeature(choice.features.length > 0 ? choice.features : [choice], view, places);
    const badge = toScreen(look, anchor);
    const tokens = choice.tokens.map((kind, n) => ({ kind, at: { x: badge.x + BADGE / 2 + 6 + TOKEN / 2 + n * (TOKEN + 6), y: badge.y } }));
    return { choice, anchor, badge, tokens };
  });
}

/** The spot of the feature nearest to the middle of them all. */
export function middleFeature(features: readonly FeatureAt[], view: MatchView, places: Places): Point {
  const spots = features.map((feature) => places.feature(feature, view.state.laid));
  const mean = { x: spots.reduce((sum, spot) => sum + spot.x, 0) / spots.length, y: spots.reduce((sum, spot) => sum + spot.y, 0) / spots.length };
  const far = (spot: Point): number => Math.hypot(spot.x - mean.x, spot.y - mean.y);
  return spots.reduce((best, spot) => (far(spot) < far(best) ? spot : best), spots[0] ?? mean);
}
