import { accept, getOwn, isRecord, refuse } from '../../game/index.ts';
import type { Result } from '../../game/index.ts';
import { isHex } from '../bytes.ts';
import type { Hex } from '../bytes.ts';
import type { Told } from '../fair/chain.ts';
import type { Agreement } from '../log/agreement.ts';
import type { Entry } from '../log/entry.ts';
import type { ToldByAll } from '../log/logState.ts';
import { MAX_NAME, MOST_SIDES } from '../log/terms.ts';
import type { Side, Terms } from '../log/terms.ts';
import { isCount, parseLine, parseText } from './json.ts';
import {
  MAX_ENTRIES,
  MOST_REVISIONS,
  parseAfter,
  parseEntry,
  parseName,
  parseSeats,
  parseTerms,
  parseTold,
  parseTolds,
} from './parseEntry.ts';

/**
 * The messages between the host and a guest; the host relays between guests. Every message may be lost, duplicated,
 * late or out of order without harm.
 */
export type Message =
  /** First message of both sides on a new channel; sealed with the invitation since version 4. */
  | {
      readonly type: 'hello';
      readonly version: number;
      readonly role: Role;
      readonly key: Hex;
      readonly nonce: Hex;
      readonly name: string;
      readonly seal: Hex | null;
    }
  /** Proves that the sender has the secret key and the invitation, for this channel only. */
  | { readonly type: 'proof'; readonly sig: Hex; readonly seal: Hex }
  /**
   * This side's progress, so that the other one sends what is missing. `since`: number of the last opening, to whose
   * chains the secret belongs. Also the heartbeat.
   */
  | {
      readonly type: 'status';
      readonly match: Hex | null;
      readonly length: number;
      readonly head: Hex;
      readonly since: number;
      readonly told: Told | null;
      readonly heard: Heard;
      readonly time: number;
      readonly echo: { readonly time: number; readonly held: number } | null;
    }
  /** `told`: what decides the draws before the next opening, if that is in the log already. */
  | {
      readonly type: 'entries';
      readonly match: Hex;
      readonly entries: readonly Entry[];
      readonly told?: ToldByAll;
    }
  /** `first`: the first of this author's lines that are still stored. */
  | ({ readonly type: 'chat'; readonly first: boolean } & Said)
  /** Host: the offered match. */
  | ({
      readonly type: 'lobby';
      readonly agreed: readonly boolean[];
      readonly places: number;
    } & Agreement)
  /** Guest: proposes other terms. */
  | { readonly type: 'wish'; readonly rev: number; readonly terms: Terms }
  /** Guest: agrees to this digest (agreement.ts), or withdraws that; afterwards it declines what is opened with it. */
  | { readonly type: 'agree'; readonly to: Hex; readonly yes: boolean }
  /** Host to guest: the person who wants to watch. */
  | { readonly type: 'watcher'; readonly who: Person | null }
  | { readonly type: 'admit'; readonly key: Hex; readonly yes: boolean }
  /**
   * Everyone's revealed secrets. From the host also which devices are present, by side, and the side that stopped the
   * match by cheating, according to the host. Names and keys are in the log.
   */
  | {
      readonly type: 'told';
      readonly match: Hex | null;
      readonly since: number;
      readonly told: ToldByAll;
      readonly here: readonly boolean[];
      readonly cheat: Cheat | null;
    }
  /** `seal`: only during the handshake. */
  | { readonly type: 'refuse'; readonly code: string; readonly seal?: Hex };

export interface Person {
  readonly key: Hex;
  readonly name: string;
}

export const ROLES = ['play', 'watch'] as const;
export type Role = (typeof ROLES)[number];

/** Which side cheated, and how (docs/peer-to-peer.md). */
export interface Cheat {
  readonly side: Side;
  readonly code: string;
}

/** Number of the latest known chat line by each author's key. */
export type Heard = Readonly<Record<Hex, number>>;

/** A chat line signed by its author, so that a device that relays it cannot alter it. */
export interface Said {
  readonly by: Hex;
  /** Sequence number by author, starting at 1. */
  readonly seq: number;
  readonly say: Say;
  readonly sig: Hex;
}

/** A predefined phrase, shown in each reader's language, or free text. */
export type Say = { readonly phrase: Phrase } | { readonly text: string };
export const PHRASES = [
  'hello',
  'good-luck',
  'well-played',
  'nice-move',
  'oops',
  'one-moment',
  'thanks',
  'good-game',
] as const;
export type Phrase = (typeof PHRASES)[number];
export const MAX_CHAT = 280;
/** More than there are seats, because players may leave and others join. */
const MAX_TALKERS = 24;

/** Number of entries in one message. */
export const PAGE = 24;

/** Parses a message; the code of a refusal says what is wrong with it. */
export function parseMessage(text: unknown): Result<Message> {
  const value = parseText(text);
  if (!value.ok) return value;
  const message = build(value.value);
  return message ? accept(message) : refuse('malformed', 'This is no message of ours.');
}

/** Parses an error code. */
const parseCode = (value: unknown): string | undefined =>
  typeof value === 'string' && /^[a-z-]{1,40}$/.test(value) ? value : undefined;
const MOST = Number.MAX_SAFE_INTEGER;
const parseKey = (value: unknown): Hex | null | undefined => (value === null || isHex(value, 32) ? value : undefined);
const parseFlag = (value: unknown): boolean | undefined => (typeof value === 'boolean' ? value : undefined);

function build(value: unknown): Message | undefined {
  const get = (key: string): unknown => getOwn(value, key);
  const [match, key, rev, yes] = [get('match'), get('key'), get('rev'), get('yes')];
  switch (get('type')) {
    case 'hello': {
      const role = ROLES.find((known) => known === get('role'));
      const [version, nonce] = [get('version'), get('nonce')];
      if (!role || !isCount(version, MOST) || !isHex(key, 32) || !isHex(nonce, 32)) return undefined;
      const seal = get('seal');
      return {
        type: 'hello',
        version,
        role,
        key,
        nonce,
        name: parseLine(get('name'), MAX_NAME) ?? '?',
        seal: isHex(seal, 32) ? seal : null,
      };
    }
    case 'proof': {
      const [sig, seal] = [get('sig'), get('seal')];
      return isHex(sig, 64) && isHex(seal, 32) ? { type: 'proof', sig, seal } : undefined;
    }
    case 'status':
      return buildStatus(get);
    case 'entries': {
      const list = get('entries');
      if (!isHex(match, 32) || !Array.isArray(list) || list.length > PAGE) return undefined;
      const entries = list.map(parseEntry).filter((entry) => entry !== undefined);
      const told = get('told') === undefined ? [] : parseTolds(get('told'));
      if (entries.length < list.length || !told) return undefined;
      return { type: 'entries', match, entries, ...(told.length > 0 ? { told } : {}) };
    }
    case 'chat': {
      const [by, seq, say, sig] = [get('by'), get('seq'), parseSay(get('say')), get('sig')];
      const first = get('first');
      return say && isCount(seq, MOST) && isHex(by, 32) && isHex(sig, 64) && typeof first === 'boolean'
        ? { type: 'chat', first, by, seq, say, sig }
        : undefined;
    }
    case 'lobby': {
      const [terms, keys, agreed] = [
        parseTerms(get('terms')),
        parseSeats(get('keys'), parseKey),
        parseSeats(get('agreed'), parseFlag),
      ];
      const [places, after] = [get('places'), get('after') === null ? null : parseAfter(get('after'))];
      if (!terms || !keys || !agreed || after === undefined || !isCount(rev, MOST_REVISIONS)) return undefined;
      return isCount(places, MOST_SIDES) && keys.length === terms.names.length && agreed.length === keys.length
        ? { type: 'lobby', rev, terms, keys, agreed, places, after }
        : undefined;
    }
    case 'wish': {
      const terms = parseTerms(get('terms'));
      return terms && isCount(rev, MOST_REVISIONS) ? { type: 'wish', rev, terms } : undefined;
    }
    case 'agree': {
      const to = get('to');
      return isHex(to, 32) && typeof yes === 'boolean' ? { type: 'agree', to, yes } : undefined;
    }
    case 'watcher': {
      const who = get('who');
      const [of, name] = [getOwn(who, 'key'), parseName(getOwn(who, 'name'))];
      if (who === null) return { type: 'watcher', who: null };
      return isHex(of, 32) && name !== undefined ? { type: 'watcher', who: { key: of, name } } : undefined;
    }
    case 'admit':
      return isHex(key, 32) && typeof yes === 'boolean' ? { type: 'admit', key, yes } : undefined;
    case 'told': {
      const [told, here, since] = [parseTolds(get('told')), parseSeats(get('here'), parseFlag), get('since')];
      const cheat = get('cheat') === null ? null : parseCheat(get('cheat'));
      if (!told || !here || cheat === undefined || !isCount(since, MAX_ENTRIES)) return undefined;
      return match === null || isHex(match, 32) ? { type: 'told', match, since, told, here, cheat } : undefined;
    }
    case 'refuse': {
      const [code, seal] = [parseCode(get('code')), get('seal')];
      if (code === undefined || (seal !== undefined && !isHex(seal, 32))) return undefined;
      return { type: 'refuse', code, ...(seal === undefined ? {} : { seal }) };
    }
    default:
      return undefined;
  }
}

function buildStatus(get: (key: string) => unknown): Message | undefined {
  const [match, length, head, since, heard, time, echo] = [
    get('match'),
    get('length'),
    get('head'),
    get('since'),
    parseHeard(get('heard')),
    get('time'),
    get('echo'),
  ];
  const told = get('told') === null ? null : parseTold(get('told'));
  if ((match !== null && !isHex(match, 32)) || !isCount(since, MAX_ENTRIES)) return undefined;
  if (told === undefined || !isCount(length, MAX_ENTRIES) || !isHex(head, 32) || !heard || !isCount(time, MOST))
    return undefined;
  const [sent, held] = [getOwn(echo, 'time'), getOwn(echo, 'held')];
  if (echo !== null && (!isCount(sent, MOST) || !isCount(held, MOST))) return undefined;
  return {
    type: 'status',
    match,
    length,
    head,
    since,
    told,
    heard,
    time,
    echo: isCount(sent, MOST) && isCount(held, MOST) ? { time: sent, held } : null,
  };
}

export function parseCheat(value: unknown): Cheat | undefined {
  const [side, code] = [getOwn(value, 'side'), parseCode(getOwn(value, 'code'))];
  return code !== undefined && isCount(side, MOST_SIDES - 1) ? { side, code } : undefined;
}

export function parseHeard(value: unknown, most = MAX_TALKERS): Heard | undefined {
  if (!isRecord(value)) return undefined;
  const lines = Object.entries(value);
  const known = lines.filter((line): line is [Hex, number] => isHex(line[0], 32) && isCount(line[1], MOST));
  return known.length === lines.length && lines.length <= most ? Object.fromEntries(known) : undefined;
}

export function parseSay(value: unknown): Say | undefined {
  const phrase = PHRASES.find((known) => known === getOwn(value, 'phrase'));
  if (phrase) return { phrase };
  // Accepted only in the form in which it was signed.
  const text = parseLine(getOwn(value, 'text'), MAX_CHAT);
  return text !== undefined && text === getOwn(value, 'text') ? { text } : undefined;
}
