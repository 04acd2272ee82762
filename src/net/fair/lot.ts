import { digest } from '../bytes.ts';
import type { Hex } from '../bytes.ts';
import type { Told } from './chain.ts';
import { secretFrom } from './chain.ts';

/** A side and what it has revealed. */
export interface Teller {
  readonly side: number;
  readonly told: Told;
}

/** Has everybody revealed the secret of the step? */
export const isTold = (tellers: readonly Teller[], step: number): boolean =>
  tellers.every(({ told }) => told.step >= step);

/**
 * Returns a number below `count` for a step, computed from the secrets of all in the order of their sides; undefined
 * until all of them are revealed. All results are equally likely. Throws if `count` is 0.
 */
export function lot(match: Hex, tellers: readonly Teller[], step: number, count: number): number | undefined {
  if (count < 1) throw new Error('Expected something to draw');
  if (!isTold(tellers, step)) return undefined;
  const joint = digest(
    'ramparts-lot',
    match,
    String(step),
    ...tellers.map(({ side, told }) => secretFrom({ match, side }, told, step)),
  );
  // 256 bits and at most a few hundred choices: the modulo bias is below 2^-247.
  return Number(BigInt(`0x${joint}`) % BigInt(count));
}
