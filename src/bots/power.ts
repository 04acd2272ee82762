/**
 * `base ** exponent` for a base of at least 0, with the same last bit in every engine: versions of V8 round their own
 * powers differently, and a computer player must choose alike everywhere.
 */
export function power(base: number, exponent: number): number {
  if (exponent === 0) return 1;
  return base === 0 ? 0 : Math.exp(exponent * Math.log(base));
}
