import { MOST, RULE_SETS, RULE_SET_IDS, parseAction, parseSetText } from '../../game/index.ts';
import type { CastleAction, CastleOptions } from '../../game/index.ts';
import { isHex } from '../bytes.ts';
import type { Body, Entry, Past } from '../log/entry.ts';
import { ASKED } from '../log/entry.ts';
import { MAX_NAME } from '../log/terms.ts';
import type { Begins, Side, Terms } from '../log/terms.ts';
import { isCount, own, parseLine } from './json.ts';

/** Entries and terms as they arrive or were kept: built anew from the parts that are known, undefined if one is missing or odd. */

/** Longest log of one match: every action, question and answer of a game fits many times. */
export const MAX_ENTRIES = 4000;
const MAX_NUMBER = 10_000;
const MAX_ID = 12;
const MAX_LOOK = 63;

const isSide = (value: unknown): value is Side => value === 0 || value === 1;

export function parseEntry(value: unknown): Entry | undefined {
  const [n, prev, by, sig] = [own(value, 'n'), own(value, 'prev'), own(value, 'by'), own(value, 'sig')];
  const body = parseBody(own(value, 'body'));
  if (!body || !isCount(n, MAX_ENTRIES) || !isHex(prev, 32) || !isSide(by) || !isHex(sig, 64)) return undefined;
  return { n, prev, by, body, sig };
}

function parseBody(value: unknown): Body | undefined {
  switch (own(value, 'do')) {
    case 'open':
      return parseOpen(value);
    case 'join': {
      const chain = own(value, 'chain');
      return isHex(chain, 32) ? { do: 'join', chain } : undefined;
    }
    case 'act': {
      const action = parseBoundedAction(own(value, 'action'));
      return action && { do: 'act', action };
    }
    case 'take-back':
      return { do: 'take-back' };
    case 'ask': {
      const what = ASKED.find((known) => known === own(value, 'what'));
      return what && { do: 'ask', what };
    }
    case 'answer': {
      const yes = own(value, 'yes');
      return typeof yes === 'boolean' ? { do: 'answer', yes } : undefined;
    }
    case 'resign':
      return { do: 'resign' };
    default:
      return undefined;
  }
}

const VERBS = ['place', 'deploy', 'pass', 'score', 'token'] as const;

export function parseBoundedAction(value: unknown): CastleAction | undefined {
  if (!VERBS.some((verb) => verb === own(value, 'do'))) return undefined;
  const action = parseAction(value);
  if (!action.ok || Object.values(action.value).some((part) => typeof part === 'number' && Math.abs(part) > MAX_NUMBER)) return undefined;
  return action.value;
}

function parseOpen(value: unknown): Body | undefined {
  const [match, keys, chain, past] = [own(value, 'match'), own(value, 'keys'), own(value, 'chain'), own(value, 'past')];
  const terms = parseTerms(own(value, 'terms'));
  if (!terms || !isHex(match, 32) || !isHex(chain, 32) || !isPairOf(keys, (key) => (isHex(key, 32) ? key : undefined))) return undefined;
  const parsed = past === null ? null : parsePast(past);
  return parsed === undefined ? undefined : { do: 'open', match, terms, keys: [String(keys[0]), String(keys[1])], chain, past: parsed };
}

function isPairOf<T>(value: unknown, parse: (part: unknown) => T | undefined): value is readonly [unknown, unknown] {
  return Array.isArray(value) && value.length === 2 && value.every((part) => parse(part) !== undefined);
}

export function parseTerms(value: unknown): Terms | undefined {
  const rules = RULE_SET_IDS.find((known) => known === own(value, 'rules'));
  const options = parseOptions(own(value, 'options'));
  const names = own(value, 'names');
  const colours = own(value, 'colours');
  const begins = own(value, 'begins');
  if (!rules || !options || !isBegins(begins)) return undefined;
  if (!Array.isArray(names) || !isPairOf(names, (name) => parseLine(name, MAX_NAME))) return undefined;
  // Which looks there are, and which go together, is for those who paint them to say.
  if (!Array.isArray(colours) || !isPairOf(colours, (colour) => (isCount(colour, MAX_LOOK) ? true : undefined)) || Number(colours[0]) % 2 === Number(colours[1]) % 2) return undefined;
  const [host, guest] = [parseLine(names[0], MAX_NAME), parseLine(names[1], MAX_NAME)];
  if (host === undefined || guest === undefined) return undefined;
  const set = own(value, 'set');
  if (set !== undefined && (typeof set !== 'string' || !parseSetText(set).ok)) return undefined;
  return { rules, ...(set === undefined ? {} : { set }), options, names: [host, guest], colours: [Number(colours[0]), Number(colours[1])], begins };
}

const isBegins = (value: unknown): value is Begins => value === 0 || value === 1 || value === 'lot';

function parseOptions(value: unknown): CastleOptions | undefined {
  const [tokenUse, tokens] = [own(value, 'tokenUse'), own(value, 'tokens')];
  if ((tokenUse !== 'same-turn' && tokenUse !== 'next-turn') || typeof tokens !== 'boolean') return undefined;
  return { tokenUse, tokens };
}

function parsePast(value: unknown): Past | undefined {
  const [first, actions, deck, tokens] = [own(value, 'first'), own(value, 'actions'), own(value, 'deck'), own(value, 'tokens')];
  if (!isSide(first) || !Array.isArray(actions) || actions.length > MAX_ENTRIES || !Array.isArray(deck) || typeof tokens !== 'object' || tokens === null) return undefined;
  const parsed = actions.map(parseBoundedAction).filter((action) => action !== undefined);
  // Whether there are such tiles and corners in the set that is agreed on, `judge` asks.
  const tiles = deck.filter((id): id is string => typeof id === 'string' && id.length <= MAX_ID).slice(0, MOST.tiles);
  const kinds = Object.entries(tokens as Record<string, unknown>).flatMap(([field, kind]) =>
    /^\d{1,2}$/.test(field) && isCount(kind, MAX_NUMBER) && Object.values(RULE_SETS).some((rules) => kind in rules.effects) ? [[field, kind] as const] : [],
  );
  if (parsed.length < actions.length || tiles.length < deck.length || kinds.length < Object.keys(tokens).length) return undefined;
  return { first, actions: parsed, deck: tiles, tokens: Object.fromEntries(kinds) };
}
