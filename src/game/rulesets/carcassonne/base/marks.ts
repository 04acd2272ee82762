import type { Regions } from '../../../core/regions.ts';
import type { FeatureSpec } from '../../../core/tile.ts';

/** What regions sum over the marks of their features (TILES.md), in one number: coats of arms, and signs. */

/** Signs are counted above this bit; a region has fewer coats of arms. */
const SIGN_BITS = 16;

/** `signs`: the flags that count as one. */
export const markOf =
  (signs: readonly string[]) =>
  ({ marks }: FeatureSpec): number =>
    (marks.pennant ?? 0) + (signs.filter((sign) => marks[sign]).length << SIGN_BITS);

/** Number of coats of arms on a city. */
export const pennantsIn = (regions: Regions, root: number): number => regions.mark(root) & ((1 << SIGN_BITS) - 1);

/** Does any feature of the region have a sign? */
export const hasSign = (regions: Regions, root: number): boolean => regions.mark(root) >> SIGN_BITS > 0;
