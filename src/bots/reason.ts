import type { FeatureAt } from '../game/index.ts';

/** A reason why a turn is good, as data that views turn into words and arrows. */
export interface Reason {
  /**
   * `scores`: completes a region of the player. `takes`: becomes the only leader of a region that others led; `ties`,
   * `shares`: becomes one of the leaders; `blocks`: makes it impossible to complete; `hinders`: leaves at most half of
   * the tiles that fit. `nears`: a tile may now join it to a region of the player. `claims`: a figure on an unclaimed
   * region. `extends`: a region of the player grows. The Castle
   * has `token` (the marker stops at `count` tokens and ends on `field`), `uses` (a held token, by its `effect`) and
   * `keep` (the player's keep grows to `size`); modules have their own words.
   */
  readonly what: string;
  /** Kind of the region, or of whatever else the reason concerns. */
  readonly kind: string;
  /** Points scored; for an open region, its value after the turn. 0 if unknown. */
  readonly points: number;
  readonly features: readonly FeatureAt[];
  /** `scores`: a token doubles the points. */
  readonly doubled?: boolean;
  readonly count?: number;
  readonly field?: number;
  readonly effect?: string;
  readonly size?: number;
  readonly [detail: string]: unknown;
}
