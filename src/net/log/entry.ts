import type { Action } from '../../game/index.ts';
import { canonical, digest } from '../bytes.ts';
import type { Hex } from '../bytes.ts';
import { isSignedBy, sign } from '../keys.ts';
import type { Keys } from '../keys.ts';
import type { After } from './agreement.ts';
import type { Side, Terms } from './terms.ts';

/** What all agreed to before a match begins or goes on, and the author's commitment to a new chain of secrets. */
interface Opening {
  readonly rev: number;
  readonly terms: Terms;
  readonly keys: readonly Hex[];
  readonly chain: Hex;
  /** Digest of the agreement (agreement.ts). */
  readonly agreed: Hex;
}

/** The kinds of log entries. */
export type Body =
  | ({ readonly do: 'open'; readonly match: Hex } & Opening)
  /** The match goes on with its author as host; every seat gets a device or a computer player again. */
  | ({ readonly do: 'go-on'; readonly after: After } & Opening)
  /** Confirms the last opening, with a commitment to a new chain. */
  | { readonly do: 'join'; readonly chain: Hex }
  /**
   * `used`: milliseconds that the author's own device has measured for this choice; present exactly if the terms limit
   * the time, and never for a computer player.
   */
  | { readonly do: 'act'; readonly action: Action; readonly used?: number }
  /** The author's time is up, by its own device: it has lost. */
  | { readonly do: 'time-up' }
  /** Undoes the author's last action of this turn, unless it revealed something. */
  | { readonly do: 'take-back' }
  /** Asks all others for a draw, or to undo the author's last action and what follows. `at`: number of actions so far. */
  | { readonly do: 'ask'; readonly what: Asked; readonly at: number }
  /** `to`: digest of the request. */
  | { readonly do: 'answer'; readonly yes: boolean; readonly to: Hex }
  /**
   * `secret`: the last one of the author's chain, from which all others follow, so that leaving changes no draw.
   * Present only if others play on. By the host before all have joined: takes the opening back.
   */
  | { readonly do: 'resign'; readonly secret?: Hex };

export const ASKED = ['draw', 'undo'] as const;
export type Asked = (typeof ASKED)[number];

/** An entry of the log, signed by its author; the digest of each is part of the next. */
export interface Entry {
  readonly n: number;
  /** Digest of the previous entry, `ROOT` for the first. */
  readonly prev: Hex;
  readonly by: Side;
  readonly body: Body;
  readonly sig: Hex;
}

export const ROOT: Hex = '0'.repeat(64);

type Unsigned = Omit<Entry, 'sig'>;
/** Cache: entries never change, and their digests are needed often. */
const digests = new WeakMap<Unsigned, Hex>();

export function digestOf(entry: Unsigned): Hex {
  const known = digests.get(entry);
  if (known) return known;
  const { n, prev, by, body } = entry;
  const made = digest('ramparts-entry', String(n), prev, String(by), canonical(body));
  digests.set(entry, made);
  return made;
}

export function writeEntry(after: readonly Entry[], by: Side, body: Body, keys: Keys): Entry {
  const unsigned = { n: after.length, prev: headOf(after), by, body };
  return { ...unsigned, sig: sign(digestOf(unsigned), keys) };
}

export const isAuthentic = (entry: Entry, open: Hex): boolean => isSignedBy(entry.sig, digestOf(entry), open);

/** Digest of the last entry. */
export function headOf(entries: readonly Entry[]): Hex {
  const last = entries.at(-1);
  return last ? digestOf(last) : ROOT;
}
