import type { FeatureAt } from '../game/index.ts';

/** Why a way to play is good, as a fact that views put into words and arrows. */
export interface Reason {
  /**
   * `scores`: completes a region of one's own. `takes`: leads a region that only others led; `ties`, `shares`: leads it with them; `blocks`: makes it
   * impossible to complete. `claims`: a figure stands on a new region. `extends`: a region of one's own grows. The Castle has `token` (the marker
   * stops on so many tokens, `count`, and comes to rest on `field`), `uses` (a held token, by its `effect`) and `keep` (the own keep becomes larger, `size`); modules
   * have words of their own.
   */
  readonly what: string;
  /** Kind of the region, or what else it is about. */
  readonly kind: string;
  /** What it brings; of a region that goes on, what it is worth as it stands after the turn. 0 where nothing can be told. */
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
