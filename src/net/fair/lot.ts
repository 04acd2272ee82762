import { digest } from '../bytes.ts';
import type { Hex } from '../bytes.ts';
import type { Told } from './chain.ts';
import { secretFrom } from './chain.ts';

/** The secrets that a side has revealed. */
export interface Teller {
  readonly side: number;
  readonly told: Told;
}

/** Has everybody revealed the secret of the step? */
export const isTold = (tellers: readonly Teller[], step: number): boolean =>
  tellers.every(({ told }) => told.step >= step);

/**
 * A choice out of `count` for step `step`, from the secrets of all in the order of their sides; undefined while one
 * of them is not revealed. Every choice is equally likely. Throws if there is nothing to choose from.
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
  // 256 bits over at most a few hundred choices: the bias of the remainder is below 2^-247.
  return Number(BigInt(`0x${joint}`) % BigInt(count));
}
