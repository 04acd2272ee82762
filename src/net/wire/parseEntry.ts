import { MOST, RULE_SETS, RULE_SET_IDS, country, parseAction, parseSetText } from '../../game/index.ts';
import type { CastleOptions } from '../../game/index.ts';
import { isHex } from '../bytes.ts';
import type { Body, Entry, Past } from '../log/entry.ts';
import { ASKED } from '../log/entry.ts';
import type { AnyAction } from '../log/table.ts';
import { MAX_NAME, MOST_SIDES } from '../log/terms.ts';
import type { Begins, CastleTerms, CountryTerms, Side, Terms } from '../log/terms.ts';
import { isCount, own, parseLine } from './json.ts';

/** Entries and terms as they arrive or were kept: built anew from the parts that are known, undefined if one is missing or odd. */

/** Longest log of one match: every action, question and answer of a game fits many times. */
export const MAX_ENTRIES = 4000;
const MAX_NUMBER = 10_000;
const MAX_ID = 12;
const MAX_DECK = Math.max(MOST.tiles, 400);
const MAX_LOOK = 63;

const isSide = (value: unknown): value is Side => isCount(value, MOST_SIDES - 1);

/** Every part of a list, undefined if one of them is odd or there are more than seats. */
export function parseSeats<T>(value: unknown, parse: (part: unknown) => T | undefined): readonly T[] | undefined {
  if (!Array.isArray(value) || value.length > MOST_SIDES) return undefined;
  const parsed = value.map(parse).filter((part) => part !== undefined);
  return parsed.length === value.length ? parsed : undefined;
}

export function parseEntry(value: unknown, name: ParseName = parseName): Entry | undefined {
  const [n, prev, by, sig] = [own(value, 'n'), own(value, 'prev'), own(value, 'by'), own(value, 'sig')];
  const body = parseBody(own(value, 'body'), name);
  if (!body || !isCount(n, MAX_ENTRIES) || !isHex(prev, 32) || !isSide(by) || !isHex(sig, 64)) return undefined;
  return { n, prev, by, body, sig };
}

/** A name is taken as it is signed, or not at all. */
export type ParseName = (value: unknown) => string | undefined;
export const parseName: ParseName = (value) => {
  const name = parseLine(value, MAX_NAME);
  return name === value ? name : undefined;
};

/** What is only there in newer logs. */
const optional = <K extends string, T>(key: K, value: T | undefined): { readonly [key in K]?: T } => (value === undefined ? {} : ({ [key]: value } as { [key in K]: T }));

export function parseBody(value: unknown, name: ParseName = parseName): Body | undefined {
  switch (own(value, 'do')) {
    case 'open':
      return parseOpen(value, name);
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
      const [what, at] = [ASKED.find((known) => known === own(value, 'what')), own(value, 'at')];
      if (!what || (at !== undefined && !isCount(at, MAX_ENTRIES))) return undefined;
      return { do: 'ask', what, ...optional('at', at) };
    }
    case 'answer': {
      const [yes, to] = [own(value, 'yes'), own(value, 'to')];
      if (typeof yes !== 'boolean' || (to !== undefined && !isHex(to, 32))) return undefined;
      return { do: 'answer', yes, ...optional('to', to) };
    }
    case 'resign': {
      const secret = own(value, 'secret');
      return secret === undefined || isHex(secret, 32) ? { do: 'resign', ...optional('secret', secret) } : undefined;
    }
    default:
      return undefined;
  }
}

/** What only The Castle knows. */
const CASTLE_VERBS: readonly unknown[] = ['score', 'token'];
/** Every action of the countryside; laying, deploying and passing are alike in both families. */
const SHAPES = country.rulesOf({ ...country.DEFAULT_OPTIONS, modules: country.MODULE_IDS }).shapes;
const MAX_WORD = 24;

export function parseBoundedAction(value: unknown): AnyAction | undefined {
  const verb = own(value, 'do');
  const isCastle = CASTLE_VERBS.includes(verb);
  if (!isCastle && (typeof verb !== 'string' || !Object.hasOwn(SHAPES, verb))) return undefined;
  const action = isCastle ? parseAction(value) : country.parseAction(value, SHAPES);
  if (!action.ok || !isSide(action.value.player)) return undefined;
  const isOdd = (part: unknown): boolean => (typeof part === 'number' ? Math.abs(part) > MAX_NUMBER : String(part).length > MAX_WORD);
  return Object.values(action.value).some(isOdd) ? undefined : action.value;
}

const parseKey = (value: unknown): string | undefined => (isHex(value, 32) ? value : undefined);

function parseOpen(value: unknown, name: ParseName): Body | undefined {
  const [match, chain, past, agreed] = [own(value, 'match'), own(value, 'chain'), own(value, 'past'), own(value, 'agreed')];
  const [terms, keys] = [parseTerms(own(value, 'terms'), name), parseSeats(own(value, 'keys'), parseKey)];
  if (!terms || !keys || keys.length !== terms.names.length || !isHex(match, 32) || !isHex(chain, 32) || (agreed !== undefined && !isHex(agreed, 32))) return undefined;
  const parsed = past === null ? null : parsePast(past);
  return parsed === undefined || (parsed && parsed.first >= keys.length) ? undefined : { do: 'open', match, terms, keys, chain, past: parsed, ...optional('agreed', agreed) };
}

/** Which looks there are, and which go together, is for those who paint them to say. */
const parseLook = (value: unknown): number | undefined => (isCount(value, MAX_LOOK) ? value : undefined);

export function parseTerms(value: unknown, name: ParseName = parseName): Terms | undefined {
  const [names, colours, begins] = [parseSeats(own(value, 'names'), name), parseSeats(own(value, 'colours'), parseLook), own(value, 'begins')];
  if (!names || !colours || colours.length !== names.length || !isBegins(begins, names.length)) return undefined;
  const seated = { names, colours, begins };
  return own(value, 'rules') === 'carcassonne' ? parseCountryTerms(value, seated) : parseCastleTerms(value, seated);
}

type Seated = Pick<Terms, 'names' | 'colours' | 'begins'>;

function parseCastleTerms(value: unknown, { names, colours, begins }: Seated): CastleTerms | undefined {
  const rules = RULE_SET_IDS.find((known) => known === own(value, 'rules'));
  const options = parseOptions(own(value, 'options'));
  const [host = 0, guest = 0] = colours;
  if (!rules || !options || names.length !== 2 || host % 2 === guest % 2) return undefined;
  const set = own(value, 'set');
  if (set !== undefined && (typeof set !== 'string' || !parseSetText(set).ok)) return undefined;
  return { rules, ...(set === undefined ? {} : { set }), options, names, colours, begins };
}

function parseCountryTerms(value: unknown, { names, colours, begins }: Seated): CountryTerms | undefined {
  const options = country.parseOptions(own(value, 'options'));
  const bots = parseSeats(own(value, 'bots'), (level) => (level === null || (typeof level === 'string' && level.length <= MAX_WORD) ? level : undefined));
  if (!options.ok || options.value.tiles !== null || !bots || bots.length !== names.length || names.length === 0 || new Set(colours).size < colours.length) return undefined;
  const { modules, fields, tinyCity, followers } = options.value;
  return { rules: 'carcassonne', options: { modules, fields, tinyCity, followers }, names, colours, begins, bots };
}

const isBegins = (value: unknown, seats: number): value is Begins => value === 'lot' || isCount(value, seats - 1);

function parseOptions(value: unknown): CastleOptions | undefined {
  const [tokenUse, tokens] = [own(value, 'tokenUse'), own(value, 'tokens')];
  if ((tokenUse !== 'same-turn' && tokenUse !== 'next-turn') || typeof tokens !== 'boolean') return undefined;
  return { tokenUse, tokens };
}

export function parsePast(value: unknown): Past | undefined {
  const from = own(value, 'from');
  const [first, actions, deck, tokens] = [own(value, 'first'), own(value, 'actions'), own(value, 'deck'), own(value, 'tokens')];
  if ((from !== undefined && !isHex(from, 32)) || !isSide(first) || !Array.isArray(actions) || actions.length > MAX_ENTRIES || !Array.isArray(deck) || typeof tokens !== 'object' || tokens === null || Array.isArray(tokens)) return undefined;
  const parsed = actions.map(parseBoundedAction).filter((action) => action !== undefined);
  // Whether there are such tiles and corners in the game that is agreed on, `judge` asks.
  const tiles = deck.filter((id): id is string => typeof id === 'string' && id.length <= MAX_ID).slice(0, MAX_DECK);
  const kinds = Object.entries(tokens as Record<string, unknown>).flatMap(([field, kind]) =>
    /^\d{1,2}$/.test(field) && isCount(kind, MAX_NUMBER) && Object.values(RULE_SETS).some((rules) => kind in rules.effects) ? [[field, kind] as const] : [],
  );
  if (parsed.length < actions.length || tiles.length < deck.length || kinds.length < Object.keys(tokens).length) return undefined;
  return { ...optional('from', from), first, actions: parsed, deck: tiles, tokens: Object.fromEntries(kinds) };
}
