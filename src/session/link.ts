import { accept, refuse } from '../game/index.ts';
import type { Result } from '../game/index.ts';
import { pack, unpack } from '../net/packed.ts';

/** A game in a link: the record's JSON, packed, in the fragment, which is never sent to a server. */

const KEY = 'game=';
/** Longer links break in messengers; a whole game takes about two thousand characters. */
const MAX_LINK = 16_000;
const MAX_TEXT = 2 * 1024 * 1024;

/** A game in a link, and a moment of it (actions played so far), if one is given. */
export interface Linked {
  readonly record: string;
  readonly at: number | null;
}

const MOMENT = /^([^&]*)(?:&at=(\d{1,4}))?$/;

/** The link fragment (with `#`) for a record, and a moment of it. */
export const formatLink = async (record: unknown, at?: number): Promise<string> =>
  `#${KEY}${await pack(JSON.stringify(record))}${at === undefined ? '' : `&at=${at}`}`;

/** Does the fragment claim to contain a game? */
export const isGameLink = (fragment: string): boolean => fragment.startsWith(`#${KEY}`);

/** The contents of a fragment; `link-too-long` or `link-broken`. */
export async function parseLink(fragment: string): Promise<Result<Linked>> {
  if (fragment.length > MAX_LINK) return refuse('link-too-long', 'The link is longer than a game can be.');
  const [, packed, at] = (isGameLink(fragment) ? MOMENT.exec(fragment.slice(1 + KEY.length)) : null) ?? [];
  const record = packed === undefined ? undefined : await unpack(packed, MAX_TEXT);
  return record
    ? accept({ record, at: at === undefined ? null : Number(at) })
    : refuse('link-broken', 'The link holds no game.');
}
