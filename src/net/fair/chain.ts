import { digest } from '../bytes.ts';
import type { Hex } from '../bytes.ts';

/**
 * A chain of secrets, committed to as a whole: each is the hash of the next one, and the first is published before the game.
 * Telling secret `step` proves itself against what was told before, and says nothing of those to come.
 *
 *     seed ─▶ secret[LENGTH] ─▶ … ─▶ secret[2] ─▶ secret[1] ─▶ secret[0] = the commitment
 */

/** As many as the largest game can ask for: 1 lot, 80 tiles and 15 tokens (`MOST`). */
export const CHAIN_LENGTH = 96;

/** Bound to the match and the side, so that nobody can use the other's secrets as his own. */
export interface ChainOwner {
  readonly match: Hex;
  readonly side: 0 | 1;
}

const before = ({ match, side }: ChainOwner, secret: Hex): Hex => digest('ramparts-chain', match, String(side), secret);

/** The chain made last: it is asked for at every word that is said, and takes a hundred hashes. */
let latest: { readonly of: string; readonly secrets: readonly Hex[] } | null = null;

/** The secret of a step, from the seed; step 0 is the commitment. */
export function secretAt(owner: ChainOwner, seed: Hex, step: number): Hex {
  const of = `${owner.match}/${owner.side}/${seed}`;
  if (latest?.of !== of) latest = { of, secrets: chain(owner, seed) };
  const secret = latest.secrets[step];
  if (secret === undefined) throw new Error(`Expected a step of the chain, not ${step}`);
  return secret;
}

function chain(owner: ChainOwner, seed: Hex): readonly Hex[] {
  const secrets = [digest('ramparts-seed', owner.match, seed)];
  for (let at = 0; at < CHAIN_LENGTH; at++) secrets.push(before(owner, secrets[at] ?? ''));
  return secrets.reverse();
}

/** What a side has told so far: the secret of the latest step gives all those before it. */
export interface Told {
  readonly step: number;
  readonly secret: Hex;
}

/** Does the secret follow from what was told before? */
export function follows(owner: ChainOwner, told: Told, next: Told): boolean {
  if (next.step <= told.step || next.step > CHAIN_LENGTH) return false;
  return secretFrom(owner, next, told.step) === told.secret;
}

/** The secret of an earlier step, from what was told. */
export function secretFrom(owner: ChainOwner, told: Told, step: number): Hex {
  let { secret } = told;
  for (let at = told.step; at > step; at--) secret = before(owner, secret);
  return secret;
}
