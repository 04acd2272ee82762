import { accept, refuse } from '../../game/index.ts';
import type { Result } from '../../game/index.ts';
import { isHex } from '../bytes.ts';
import type { Hex } from '../bytes.ts';
import { CHAIN_LENGTH } from '../fair/chain.ts';
import type { Told } from '../fair/chain.ts';
import type { Entry } from '../log/entry.ts';
import { MAX_NAME } from '../log/terms.ts';
import type { Terms } from '../log/terms.ts';
import { isCount, own, parseJson, parseLine } from './json.ts';
import { MAX_ENTRIES, parseEntry, parseTerms } from './parseEntry.ts';

/** What two devices say to each other. Every message may be lost, doubled, late or out of order without harm. */
export type Message =
  /** First word of both sides on every new channel. */
  | { readonly type: 'hello'; readonly version: number; readonly role: Role; readonly key: Hex; readonly nonce: Hex; readonly name: string }
  /** Shows the secret key and the invitation, for this channel only. */
  | { readonly type: 'proof'; readonly sig: Hex; readonly seal: Hex }
  /** How far this side is: what the other one lacks it sends. Also the heartbeat. */
  | { readonly type: 'status'; readonly match: Hex | null; readonly length: number; readonly head: Hex; readonly told: Told | null; readonly heard: number; readonly time: number; readonly echo: { readonly time: number; readonly held: number } | null }
  | { readonly type: 'entries'; readonly match: Hex; readonly entries: readonly Entry[] }
  | { readonly type: 'chat'; readonly seq: number; readonly say: Say }
  /** Host: this is what we are about to agree on. */
  | { readonly type: 'lobby'; readonly rev: number; readonly terms: Terms; readonly agreed: readonly [boolean, boolean]; readonly renewed: boolean }
  /** Guest: I would rather have it so. */
  | { readonly type: 'wish'; readonly rev: number; readonly terms: Terms }
  | { readonly type: 'agree'; readonly rev: number; readonly yes: boolean }
  /** Host to guest: somebody would like to watch. */
  | { readonly type: 'watcher'; readonly key: Hex; readonly name: string }
  | { readonly type: 'admit'; readonly key: Hex; readonly yes: boolean }
  /** To somebody who watches: what both have told, and the roll of names and keys is in the log. */
  | { readonly type: 'told'; readonly match: Hex; readonly told: readonly [Told, Told] }
  | { readonly type: 'refuse'; readonly code: string };

export const ROLES = ['play', 'watch'] as const;
export type Role = (typeof ROLES)[number];

/** A ready phrase, which each side reads in its own language, or free text. */
export type Say = { readonly phrase: Phrase } | { readonly text: string };
export const PHRASES = ['hello', 'good-luck', 'well-played', 'nice-move', 'oops', 'one-moment', 'thanks', 'good-game'] as const;
export type Phrase = (typeof PHRASES)[number];
export const MAX_CHAT = 280;

/** 2: terms may name tiles of one's own, and any colour. */
export const PROTOCOL = 2;
/** Entries in one message. */
export const PAGE = 24;

/** Reads a message; a refusal's code says what is wrong with it. */
export function parseMessage(text: unknown): Result<Message> {
  const value = parseJson(text);
  if (!value.ok) return value;
  const message = build(value.value);
  return message ? accept(message) : refuse('malformed', 'This is no message of ours.');
}

const text = (value: unknown, most: number): string | undefined => (typeof value === 'string' && value.length <= most ? value : undefined);
const MOST = Number.MAX_SAFE_INTEGER;

function build(value: unknown): Message | undefined {
  const get = (key: string): unknown => own(value, key);
  const [match, key, rev, yes] = [get('match'), get('key'), get('rev'), get('yes')];
  switch (get('type')) {
    case 'hello': {
      const role = ROLES.find((known) => known === get('role'));
      const [version, nonce] = [get('version'), get('nonce')];
      if (!role || !isCount(version, MOST) || !isHex(key, 32) || !isHex(nonce, 32)) return undefined;
      return { type: 'hello', version, role, key, nonce, name: parseLine(get('name'), MAX_NAME) ?? '?' };
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
      return entries.length === list.length ? { type: 'entries', match, entries } : undefined;
    }
    case 'chat': {
      const [seq, say] = [get('seq'), parseSay(get('say'))];
      return say && isCount(seq, MOST) ? { type: 'chat', seq, say } : undefined;
    }
    case 'lobby': {
      const [terms, agreed, renewed] = [parseTerms(get('terms')), get('agreed'), get('renewed')];
      if (!terms || !isCount(rev, MOST) || typeof renewed !== 'boolean' || !Array.isArray(agreed) || agreed.length !== 2) return undefined;
      return { type: 'lobby', rev, terms, agreed: [agreed[0] === true, agreed[1] === true], renewed };
    }
    case 'wish': {
      const terms = parseTerms(get('terms'));
      return terms && isCount(rev, MOST) ? { type: 'wish', rev, terms } : undefined;
    }
    case 'agree':
      return isCount(rev, MOST) && typeof yes === 'boolean' ? { type: 'agree', rev, yes } : undefined;
    case 'watcher':
      return isHex(key, 32) ? { type: 'watcher', key, name: parseLine(get('name'), MAX_NAME) ?? '?' } : undefined;
    case 'admit':
      return isHex(key, 32) && typeof yes === 'boolean' ? { type: 'admit', key, yes } : undefined;
    case 'told': {
      const told = get('told');
      if (!isHex(match, 32) || !Array.isArray(told) || told.length !== 2) return undefined;
      const [host, guest] = [parseTold(told[0]), parseTold(told[1])];
      return host && guest ? { type: 'told', match, told: [host, guest] } : undefined;
    }
    case 'refuse': {
      const code = text(get('code'), 40);
      return code !== undefined && /^[a-z-]+$/.test(code) ? { type: 'refuse', code } : undefined;
    }
    default:
      return undefined;
  }
}

function buildStatus(get: (key: string) => unknown): Message | undefined {
  const [match, length, head, heard, time, echo] = [get('match'), get('length'), get('head'), get('heard'), get('time'), get('echo')];
  const told = get('told') === null ? null : parseTold(get('told'));
  if (match !== null && !isHex(match, 32)) return undefined;
  if (told === undefined || !isCount(length, MAX_ENTRIES) || !isHex(head, 32) || !isCount(heard, MOST) || !isCount(time, MOST)) return undefined;
  const [sent, held] = [own(echo, 'time'), own(echo, 'held')];
  if (echo !== null && (!isCount(sent, MOST) || !isCount(held, MOST))) return undefined;
  return { type: 'status', match, length, head, told, heard, time, echo: isCount(sent, MOST) && isCount(held, MOST) ? { time: sent, held } : null };
}

export function parseTold(value: unknown): Told | undefined {
  const [step, secret] = [own(value, 'step'), own(value, 'secret')];
  return isCount(step, CHAIN_LENGTH) && isHex(secret, 32) ? { step, secret } : undefined;
}

export function parseSay(value: unknown): Say | undefined {
  const phrase = PHRASES.find((known) => known === own(value, 'phrase'));
  if (phrase) return { phrase };
  const line = parseLine(own(value, 'text'), MAX_CHAT);
  return line === undefined ? undefined : { text: line };
}
