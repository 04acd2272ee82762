import { mean, squaredSpread } from './statistics.ts';

/**
 * Sequential test of the share of wins (generalized sequential probability ratio test on pairs; M. Van den Bergh, "The
 * generalized maximum likelihood ratio for the expectation value of a distribution", in the form for a normal
 * distribution of unknown variance).
 */
export interface Hypotheses {
  /** Share of wins under the hypotheses "not stronger" and "stronger". */
  readonly h0: number;
  readonly h1: number;
}

/** Probability of each kind of wrong verdict. */
const ERROR = 0.05;
const BOUND = Math.log((1 - ERROR) / ERROR);

export interface Verdict {
  readonly accepted: 'H0' | 'H1' | null;
  /** Number of pairs read until then. */
  readonly pairs: number;
}

/**
 * Log-likelihood ratio of H1 to H0. Two imaginary pairs, one won and one lost, prevent a few equal results from looking
 * certain.
 */
export function logLikelihoodRatio(shares: readonly number[], { h0, h1 }: Hypotheses): number {
  const n = shares.length;
  if (n === 0) return 0;
  const middle = mean(shares);
  const variance = (squaredSpread(shares) + 2 * 0.5 ** 2) / (n + 2);
  return (n / 2) * Math.log((variance + (middle - h0) ** 2) / (variance + (middle - h1) ** 2));
}

/** Reads the shares of pairs in order up to the first verdict, which is final. */
export function sequentialTest(shares: readonly number[], hypotheses: Hypotheses): Verdict {
  for (let pairs = 1; pairs <= shares.length; pairs++) {
    const ratio = logLikelihoodRatio(shares.slice(0, pairs), hypotheses);
    if (Math.abs(ratio) >= BOUND) return { accepted: ratio > 0 ? 'H1' : 'H0', pairs };
  }
  return { accepted: null, pairs: shares.length };
}
