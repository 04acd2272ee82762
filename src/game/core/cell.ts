import type { Cell, FeatureAt } from './vocabulary.ts';

export const sameCell = (a: Cell, b: Cell): boolean => a.x === b.x && a.y === b.y;

/** A cell as the key of a map or set: `3,-2`. */
export const cellKey = ({ x, y }: Cell): string => `${x},${y}`;

export const sameFeature = (a: FeatureAt, b: FeatureAt): boolean => sameCell(a, b) && a.feature === b.feature;

/** Do the two lists have a feature in common? */
export const shareFeature = (some: readonly FeatureAt[], others: readonly FeatureAt[]): boolean =>
  some.some((one) => others.some((other) => sameFeature(one, other)));
