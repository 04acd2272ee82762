import { KNOTS } from './evaluation.ts';
import { FEATURES } from './features.ts';

/** The weights file: one row for each knot, apart from the shipped file so that tuning starts where that one no longer fits. */

/** Reads the rows of a weights file; throws where it was made for other features. */
export function parseWeights(rows: readonly (readonly number[])[]): Float64Array {
  if (rows.length !== KNOTS.length || rows.some((row) => row.length !== FEATURES)) {
    throw new Error(`Expected ${KNOTS.length} rows of ${FEATURES} weights`);
  }
  return Float64Array.from(rows.flat());
}

/** Rounded to what can be told apart. */
export const formatWeights = (weights: Float64Array): string =>
  `[\n${KNOTS.map((_, knot) => `  [${[...weights.subarray(knot * FEATURES, (knot + 1) * FEATURES)].map((w) => Math.round(w * 100) / 100).join(', ')}]`).join(',\n')}\n]\n`;
