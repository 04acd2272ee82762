import { digest } from '../bytes.ts';
import type { Hex } from '../bytes.ts';
import type { ChainOwner, Told } from './chain.ts';
import { secretFrom } from './chain.ts';

/** What both sides have told of their secrets, by side. */
export type ToldByBoth = readonly [Told, Told];

/** One of `count` for step `step`, by the secrets of both; undefined while one of them is not told. Every choice is equally likely. */
export function lot(match: Hex, told: ToldByBoth, step: number, count: number): number | undefined {
  const [host, guest] = told;
  if (host.step < step || guest.step < step) return undefined;
  const owner = (side: 0 | 1): ChainOwner => ({ match, side });
  const joint = digest('ramparts-lot', match, String(step), secretFrom(owner(0), host, step), secretFrom(owner(1), guest, step));
  // 256 bits over at most 80 choices: the remainder prefers none by more than one in 2^249.
  return Number(BigInt(`0x${joint}`) % BigInt(count));
}
