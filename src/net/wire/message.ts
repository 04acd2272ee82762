import { accept, isRecord, refuse } from '../../game/index.ts';
import type { Result } from '../../game/index.ts';
import { isHex } from '../bytes.ts';
import type { Hex } from '../bytes.ts';
import { MAX_NAME, MOST_SIDES } from '../log/terms.ts';
import type { Side } from '../log/terms.ts';
import { parseLine, parseText } from './json.ts';
import {
  MAX_ENTRIES,
  MOST_REVISIONS,
  parseAfter,
  parseEntry,
  parseName,
  parseTerms,
  parseTold,
  parseTolds,
  seats,
} from './parseEntry.ts';
import { count, flag, hex32, isCount, list, nullOr, oneOf, shape, signature, tagged, text, where } from './shape.ts';
import type { Parse, Parsed } from './shape.ts';

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

const MOST = Number.MAX_SAFE_INTEGER;

/** An error code. */
const parseCode = where(text(40), (code) => /^[a-z-]+$/.test(code));

export const parseCheat = shape<Cheat>({ side: count(MOST_SIDES - 1), code: parseCode });

export function parseHeard(value: unknown, most = MAX_TALKERS): Heard | undefined {
  if (!isRecord(value)) return undefined;
  const lines = Object.entries(value);
  const known = lines.filter((line): line is [Hex, number] => isHex(line[0], 32) && isCount(line[1], MOST));
  return known.length === lines.length && lines.length <= most ? Object.fromEntries(known) : undefined;
}

/** A line exactly in the form in which it is signed. */
const parseChat = where(text(2 * MAX_CHAT), (line) => parseLine(line, MAX_CHAT) === line);
const parsePhrase = shape({ phrase: oneOf(PHRASES) });
const parseWords = shape({ text: parseChat });
export const parseSay: Parse<Say> = (value) => parsePhrase(value) ?? parseWords(value);

const SAID = { by: hex32, seq: count(MOST), say: parseSay, sig: signature };
export const parseSaid = shape<Said>(SAID);

/** The offered match. */
export const parseLobby = where(
  shape({
    rev: count(MOST_REVISIONS),
    terms: parseTerms,
    keys: seats(nullOr(hex32)),
    agreed: seats(flag),
    places: count(MOST_SIDES),
    after: nullOr(parseAfter),
  }),
  ({ terms, keys, agreed }) => keys.length === terms.names.length && agreed.length === keys.length,
);

/**
 * The messages between the host and a guest; the host relays between guests. Every message may be lost, duplicated,
 * late or out of order without harm.
 */
const parseKnown = tagged('type', {
  /** First message of both sides on a new channel; sealed with the invitation since version 4. */
  hello: shape({
    version: count(MOST),
    role: oneOf(ROLES),
    key: hex32,
    nonce: hex32,
    name: (value) => parseLine(value, MAX_NAME) ?? '?',
    seal: (value) => hex32(value) ?? null,
  }),
  /** Proves that the sender has the secret key and the invitation, for this channel only. */
  proof: shape({ sig: signature, seal: hex32 }),
  /**
   * This side's progress, so that the other one sends what is missing. `since`: number of the last opening, to whose
   * chains the secret belongs. Also the heartbeat.
   */
  status: shape({
    match: nullOr(hex32),
    length: count(MAX_ENTRIES),
    head: hex32,
    since: count(MAX_ENTRIES),
    told: nullOr(parseTold),
    heard: (value) => parseHeard(value),
    time: count(MOST),
    echo: nullOr(shape({ time: count(MOST), held: count(MOST) })),
  }),
  /** `told`: what decides the draws before the next opening, if that is in the log already. */
  entries: shape({ match: hex32, entries: list(parseEntry, PAGE) }, { told: parseTolds }),
  /** `first`: the author's line before this one is no longer stored, or was never heard. */
  chat: shape({ first: flag, ...SAID }),
  /** Host: the offered match. */
  lobby: parseLobby,
  /** Guest: proposes other terms. */
  wish: shape({ rev: count(MOST_REVISIONS), terms: parseTerms }),
  /** Guest: agrees to this digest (agreement.ts), or withdraws that; afterwards it declines what is opened with it. */
  agree: shape({ to: hex32, yes: flag }),
  /** Host to guest: the person who wants to watch. */
  watcher: shape({ who: nullOr(shape<Person>({ key: hex32, name: parseName })) }),
  admit: shape({ key: hex32, yes: flag }),
  /**
   * Everyone's revealed secrets. From the host also which devices are present, by side, and the side that stopped the
   * match by cheating, according to the host. Names and keys are in the log.
   */
  told: shape({
    match: nullOr(hex32),
    since: count(MAX_ENTRIES),
    told: parseTolds,
    here: seats(flag),
    cheat: nullOr(parseCheat),
  }),
  /** `seal`: only during the handshake. */
  refuse: shape({ code: parseCode }, { seal: hex32 }),
});
export type Message = Parsed<typeof parseKnown>;

/** Parses a message; the code of a refusal says what is wrong with it. */
export function parseMessage(text: unknown): Result<Message> {
  const value = parseText(text);
  if (!value.ok) return value;
  const message = parseKnown(value.value);
  return message ? accept(message) : refuse('malformed', 'This is no message of ours.');
}
