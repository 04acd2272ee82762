import { accept, refuse } from '../../game/index.ts';
import type { Result } from '../../game/index.ts';
import { pack, unpack } from '../../net/packed.ts';

/** A game in a link: the record's JSON, packed into the fragment, which is never sent to a server. */

const KEY = 'game=';
/** In characters. Longer links break in messengers; a whole game takes about two thousand. */
const MAX_LINK = 16_000;
const MAX_TEXT = 2 * 1024 * 1024;

/** A game from a link, and optionally a moment of it (number of actions played). */
export interface Linked {
  readonly record: string;
  readonly at: number | null;
}

const MOMENT = /^([^&]*)(?:&at=(\d{1,4}))?$/;

/** Returns the URL fragment (with `#`) for a record, and optionally a moment of it. */
export const formatLink = async (record: unknown, at?: number): Promise<string> =>
  `#${KEY}${await pack(JSON.stringify(record))}${at === undefined ? '' : `&at=${at}`}`;

/** True if the fragment claims to contain a game; it may still be malformed. */
export const isGameLink = (fragment: string): boolean => fragment.startsWith(`#${KEY}`);

/** Parses a fragment; refuses it with `link-too-long` or `link-broken`. */
export async function parseLink(fragment: string): Promise<Result<Linked>> {
  if (fragment.length > MAX_LINK) return refuse('link-too-long', 'The link is longer than a game can be.');
  const [, packed, at] = (isGameLink(fragment) ? MOMENT.exec(fragment.slice(1 + KEY.length)) : null) ?? [];
  const record = packed === undefined ? undefined : await unpack(packed, MAX_TEXT);
  return record
    ? accept({ record, at: at === undefined ? null : Number(at) })
    : refuse('link-broken', 'The link holds no game.');
}
