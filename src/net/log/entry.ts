import { digest } from '../bytes.ts';
import type { Hex } from '../bytes.ts';
import { isSignedBy, sign } from '../keys.ts';
import type { Keys } from '../keys.ts';
import type { AnyAction } from './table.ts';
import type { Side, Terms } from './terms.ts';

/** A game that was cut off for good and is taken up with somebody else: what has happened, without what nobody knew. */
export interface Past {
  /** The side that is player 0. */
  readonly first: Side;
  readonly actions: readonly AnyAction[];
  /** Tiles drawn so far, in their order; field of a corner → kind of the token that was turned up there. */
  readonly deck: readonly string[];
  readonly tokens: Readonly<Record<string, number>>;
}

/** What a side can write into the log of a match. */
export type Body =
  | { readonly do: 'open'; readonly match: Hex; readonly terms: Terms; readonly keys: readonly Hex[]; readonly chain: Hex; readonly past: Past | null }
  | { readonly do: 'join'; readonly chain: Hex }
  | { readonly do: 'act'; readonly action: AnyAction }
  /** Takes back one's own last action of this turn, if it has turned up nothing. */
  | { readonly do: 'take-back' }
  /** Asks all others: to call it a draw, or to take back one's last action and all that came after it. */
  | { readonly do: 'ask'; readonly what: Asked }
  | { readonly do: 'answer'; readonly yes: boolean }
  | { readonly do: 'resign' };

export const ASKED = ['draw', 'undo'] as const;
export type Asked = (typeof ASKED)[number];

/** One link of the log. All devices hold the same ones; the hash of one is part of the next, and each is signed by its author. */
export interface Entry {
  readonly n: number;
  /** Digest of the entry before, `ROOT` for the first one. */
  readonly prev: Hex;
  readonly by: Side;
  readonly body: Body;
  readonly sig: Hex;
}

export const ROOT: Hex = '0'.repeat(64);

/** The same text on all sides, whatever the order of the keys. */
export const canonical = (value: unknown): string =>
  JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part) ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1))) : part,
  );

type Unsigned = Omit<Entry, 'sig'>;
/** Entries never change, and are asked for their digest often. */
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
