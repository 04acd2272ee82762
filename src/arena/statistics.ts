/** Statistics of pairs of games. The games of a pair share a deck, so each pair is one observation. */

/** A 95 % confidence interval. */
export type Interval = readonly [number, number];

/** Standard normal quantile of a two-sided 95 % interval. */
const Z = 1.96;

export const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** Sum of squared deviations from the mean. */
export function squaredSpread(values: readonly number[]): number {
  const middle = mean(values);
  return values.reduce((sum, value) => sum + (value - middle) ** 2, 0);
}

/** Variance of the mean, estimated from the values; undefined for fewer than two. */
const meanVariance = (values: readonly number[]): number | undefined =>
  values.length < 2 ? undefined : squaredSpread(values) / (values.length - 1) / values.length;

/** Confidence interval of the mean; undefined for fewer than two values. */
export function meanInterval(values: readonly number[]): Interval | undefined {
  const variance = meanVariance(values);
  if (variance === undefined) return undefined;
  const reach = Z * Math.sqrt(variance);
  return [mean(values) - reach, mean(values) + reach];
}

/**
 * Confidence interval of the mean of shares between 0 and 1, one per pair (Wilson score interval). The number of games
 * used is the one that would give the observed variance of pairs; if that is 0, the number of games played.
 */
export function shareInterval(shares: readonly number[]): Interval | undefined {
  const variance = meanVariance(shares);
  if (variance === undefined) return undefined;
  const p = mean(shares);
  const n = variance > 0 ? (p * (1 - p)) / variance : shares.length * 2;
  const middle = (p + Z ** 2 / (2 * n)) / (1 + Z ** 2 / n);
  const reach = (Z / (1 + Z ** 2 / n)) * Math.sqrt((p * (1 - p)) / n + Z ** 2 / (4 * n ** 2));
  return [Math.max(0, middle - reach), Math.min(1, middle + reach)];
}

/** The value that a fraction `part` of all values does not exceed (nearest rank). */
export function percentile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(part * sorted.length) - 1)] ?? NaN;
}
