import { digest } from '../bytes.ts';
import type { Hex } from '../bytes.ts';

/**
 * A hash chain of secrets with a single commitment: each secret is the hash of the next one, and the first is published
 * before the game. A revealed secret can be checked against earlier ones and reveals nothing about later ones.
 *
 *     seed ─▶ secret[length] ─▶ … ─▶ secret[2] ─▶ secret[1] ─▶ secret[0] = the commitment
 */

/** A chain is bound to its match and side, so that nobody can pass off another player's secrets as their own. */
export interface ChainOwner {
  readonly match: Hex;
  readonly side: number;
}

/** Maximum length of a chain. */
export const MAX_CHAIN = 1000;

const before = ({ match, side }: ChainOwner, secret: Hex): Hex => digest('ramparts-chain', match, String(side), secret);

/** Cache of recent chains: nearly every message needs one, and computing it takes hundreds of hashes. */
const latest = new Map<string, readonly Hex[]>();
const REMEMBERED = 8;

/** The secret of a step, computed from the seed; step 0 is the commitment. */
export function secretAt(owner: ChainOwner, length: number, seed: Hex, step: number): Hex {
  const of = `${owner.match}/${owner.side}/${length}/${seed}`;
  const secrets = latest.get(of) ?? chain(owner, length, seed);
  latest.delete(of);
  latest.set(of, secrets);
  const [oldest] = latest.keys();
  if (latest.size > REMEMBERED && oldest !== undefined) latest.delete(oldest);
  const secret = secrets[step];
  if (secret === undefined) throw new Error(`Expected a step of the chain, not ${step}`);
  return secret;
}

function chain(owner: ChainOwner, length: number, seed: Hex): readonly Hex[] {
  const secrets = [digest('ramparts-seed', owner.match, seed)];
  for (let at = 0; at < length; at++) secrets.push(before(owner, secrets[at] ?? ''));
  return secrets.reverse();
}

/** What a side has revealed so far; the secret of the latest step yields all earlier ones. */
export interface Told {
  readonly step: number;
  readonly secret: Hex;
}

/** True if the secret matches what was revealed before. */
export function follows(owner: ChainOwner, length: number, told: Told, next: Told): boolean {
  if (next.step <= told.step || next.step > length) return false;
  return secretFrom(owner, next, told.step) === told.secret;
}

/** Cache of earlier secrets by the latest one revealed, counted backwards. */
const walked = new WeakMap<Told, Hex[]>();

/** The secret of an earlier step, computed from what was revealed. */
export function secretFrom(owner: ChainOwner, told: Told, step: number): Hex {
  const secrets = walked.get(told) ?? [told.secret];
  walked.set(told, secrets);
  while (secrets.length <= told.step - step) secrets.push(before(owner, secrets.at(-1) ?? ''));
  return secrets[told.step - step] ?? told.secret;
}

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
