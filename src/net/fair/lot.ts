import { digest } from '../bytes.ts';
import type { Hex } from '../bytes.ts';
import type { Told } from './chain.ts';
import { secretFrom } from './chain.ts';

/** What a side has told of its secrets. */
export interface Teller {
  readonly side: number;
  readonly told: Told;
}

/** One of `count` for step `step`, by the secrets of all, in the order of their sides; undefined while one of them is not told. Every choice is equally likely. Throws where there is nothing to choose. */
export function lot(match: Hex, tellers: readonly Teller[], step: number, count: number): number | undefined {
  if (count < 1) throw new Error('Expected something to draw');
  if (tellers.some(({ told }) => told.step < step)) return undefined;
  const joint = digest(
    'ramparts-lot',
    match,
    String(step),
    ...tellers.map(({ side, told }) => secretFrom({ match, side }, told, step)),
  );
  // 256 bits over at most some hundred choices: the remainder prefers none by more than one in 2^247.
  return Number(BigInt(`0x${joint}`) % BigInt(count));
}
