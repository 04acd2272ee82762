import { ADAPTERS, getOwn, isRecord } from '../../game/index.ts';
import type { Action, Secret } from '../../game/index.ts';
import { isHex } from '../bytes.ts';
import type { Body, Entry, Past } from '../log/entry.ts';
import { ASKED } from '../log/entry.ts';
import { MAX_NAME, MOST_SIDES, WAITS, isForTwo, optionsOf } from '../log/terms.ts';
import type { Begins, Side, Terms } from '../log/terms.ts';
import { isCount, parseLine } from './json.ts';

/**
 * Parses entries and terms that were received or saved. They are rebuilt from their known parts; undefined if one is
 * missing or malformed.
 */

/** Maximum length of a log: several times what all actions, requests and answers of a game need. */
export const MAX_ENTRIES = 4000;
const MAX_NUMBER = 10_000;
const MAX_ID = 12;
const MAX_DRAWS = Math.max(...ADAPTERS.map(({ mostDraws }) => mostDraws));
const MAX_LOOK = 63;

const isSide = (value: unknown): value is Side => isCount(value, MOST_SIDES - 1);

/** Parses all items of a list; undefined if one of them is malformed or there are more items than seats. */
export function parseSeats<T>(value: unknown, parse: (part: unknown) => T | undefined): readonly T[] | undefined {
  if (!Array.isArray(value) || value.length > MOST_SIDES) return undefined;
  const parsed = value.map(parse).filter((part) => part !== undefined);
  return parsed.length === value.length ? parsed : undefined;
}

export function parseEntry(value: unknown, name: ParseName = parseName): Entry | undefined {
  const [n, prev, by, sig] = [getOwn(value, 'n'), getOwn(value, 'prev'), getOwn(value, 'by'), getOwn(value, 'sig')];
  const body = parseBody(getOwn(value, 'body'), name);
  if (!body || !isCount(n, MAX_ENTRIES) || !isHex(prev, 32) || !isSide(by) || !isHex(sig, 64)) return undefined;
  return { n, prev, by, body, sig };
}

/** Parses a name; it is accepted only in the form in which it is signed. */
export type ParseName = (value: unknown) => string | undefined;
export const parseName: ParseName = (value) => {
  const name = parseLine(value, MAX_NAME);
  return name === value ? name : undefined;
};

/** A property that older logs lack. */
const optional = <K extends string, T>(key: K, value: T | undefined): { readonly [key in K]?: T } =>
  value === undefined ? {} : ({ [key]: value } as { [key in K]: T });

export function parseBody(value: unknown, name: ParseName = parseName): Body | undefined {
  switch (getOwn(value, 'do')) {
    case 'open':
      return parseOpen(value, name);
    case 'join': {
      const chain = getOwn(value, 'chain');
      return isHex(chain, 32) ? { do: 'join', chain } : undefined;
    }
    case 'act': {
      const action = parseBoundedAction(getOwn(value, 'action'));
      return action && { do: 'act', action };
    }
    case 'take-back':
      return { do: 'take-back' };
    case 'ask': {
      const [what, at] = [ASKED.find((known) => known === getOwn(value, 'what')), getOwn(value, 'at')];
      if (!what || (at !== undefined && !isCount(at, MAX_ENTRIES))) return undefined;
      return { do: 'ask', what, ...optional('at', at) };
    }
    case 'answer': {
      const [yes, to] = [getOwn(value, 'yes'), getOwn(value, 'to')];
      if (typeof yes !== 'boolean' || (to !== undefined && !isHex(to, 32))) return undefined;
      return { do: 'answer', yes, ...optional('to', to) };
    }
    case 'resign': {
      const secret = getOwn(value, 'secret');
      return secret === undefined || isHex(secret, 32) ? { do: 'resign', ...optional('secret', secret) } : undefined;
    }
    default:
      return undefined;
  }
}

const MAX_WORD = 24;
/** Maximum number of details of an action; more than any action has. */
const MAX_DETAILS = 12;

/** True for words, numbers and flags of reasonable size. */
const isDetail = (value: unknown): value is string | number | boolean =>
  typeof value === 'number'
    ? Math.abs(value) <= MAX_NUMBER
    : typeof value === 'boolean' || (typeof value === 'string' && value.length <= MAX_WORD);

/** Parses a flat object of words, numbers and flags. */
function parseDetails(value: unknown): Readonly<Record<string, string | number | boolean>> | undefined {
  if (!isRecord(value)) return undefined;
  const details = Object.entries(value);
  const known = details.filter(
    (detail): detail is [string, string | number | boolean] => detail[0].length <= MAX_WORD && isDetail(detail[1]),
  );
  return known.length === details.length && known.length <= MAX_DETAILS ? Object.fromEntries(known) : undefined;
}

/** Parses an action of any known rule set. `LogRules.play` checks whether it is legal in the current game. */
export function parseBoundedAction(value: unknown): Action | undefined {
  const { player, do: verb, ...details } = parseDetails(value) ?? {};
  if (!isSide(player) || typeof verb !== 'string') return undefined;
  const action = { player, do: verb, ...details } as Action;
  return ADAPTERS.some(({ parseAction }) => parseAction(action, null).ok) ? action : undefined;
}

const parseKey = (value: unknown): string | undefined => (isHex(value, 32) ? value : undefined);

function parseOpen(value: unknown, name: ParseName): Body | undefined {
  const [match, chain, past, agreed] = [
    getOwn(value, 'match'),
    getOwn(value, 'chain'),
    getOwn(value, 'past'),
    getOwn(value, 'agreed'),
  ];
  const [terms, keys] = [parseTerms(getOwn(value, 'terms'), name), parseSeats(getOwn(value, 'keys'), parseKey)];
  if (
    !terms ||
    !keys ||
    keys.length !== terms.names.length ||
    !isHex(match, 32) ||
    !isHex(chain, 32) ||
    (agreed !== undefined && !isHex(agreed, 32))
  )
    return undefined;
  const parsed = past === null ? null : parsePast(past);
  return parsed === undefined || (parsed && parsed.first >= keys.length)
    ? undefined
    : { do: 'open', match, terms, keys, chain, past: parsed, ...optional('agreed', agreed) };
}

/** Only a range check; the painter decides which looks exist. */
const parseLook = (value: unknown): number | undefined => (isCount(value, MAX_LOOK) ? value : undefined);

export function parseTerms(value: unknown, name: ParseName = parseName): Terms | undefined {
  const [names, colours, begins] = [
    parseSeats(getOwn(value, 'names'), name),
    parseSeats(getOwn(value, 'colours'), parseLook),
    getOwn(value, 'begins'),
  ];
  if (!names || !colours || colours.length !== names.length || !isBegins(begins, names.length)) return undefined;
  const rules = ADAPTERS.find(({ id }) => id === getOwn(value, 'rules'));
  const options = rules && optionsOf(rules, getOwn(value, 'options'));
  const [set, wait] = [getOwn(value, 'set'), getOwn(value, 'wait')];
  if (!rules || !options || (set !== undefined && (typeof set !== 'string' || rules.parseSet?.(set).ok !== true)))
    return undefined;
  if (wait !== undefined && (typeof wait !== 'number' || !WAITS.includes(wait))) return undefined;
  const terms = {
    rules: rules.id,
    ...optional('set', set),
    options,
    names,
    colours,
    begins,
    ...optional('wait', wait),
  };
  const [host = 0, guest = 0] = colours;
  if (isForTwo(rules)) return names.length === 2 && host % 2 !== guest % 2 ? terms : undefined;
  const bots = parseSeats(getOwn(value, 'bots'), (level) =>
    level === null || (typeof level === 'string' && level.length <= MAX_WORD) ? level : undefined,
  );
  const isFull = names.length > rules.seats.most || names.length === 0;
  return bots && bots.length === names.length && !isFull && new Set(colours).size === colours.length
    ? { ...terms, bots }
    : undefined;
}

const isBegins = (value: unknown, seats: number): value is Begins => value === 'lot' || isCount(value, seats - 1);

export function parsePast(value: unknown): Past | undefined {
  const from = getOwn(value, 'from');
  const [first, actions, deck, tokens] = [
    getOwn(value, 'first'),
    getOwn(value, 'actions'),
    getOwn(value, 'deck'),
    getOwn(value, 'tokens'),
  ];
  if (
    (from !== undefined && !isHex(from, 32)) ||
    !isSide(first) ||
    !Array.isArray(actions) ||
    actions.length > MAX_ENTRIES ||
    !Array.isArray(deck) ||
    !isRecord(tokens)
  )
    return undefined;
  const parsed = actions.map(parseBoundedAction).filter((action) => action !== undefined);
  // `replayPast` checks whether the agreed game has such tiles, corner towers and draws.
  const tiles = deck.filter((id): id is string => typeof id === 'string' && id.length <= MAX_ID).slice(0, MAX_DRAWS);
  const kinds = Object.entries(tokens).filter(
    (token): token is [string, number] => /^\d{1,2}$/.test(token[0]) && isCount(token[1], MAX_NUMBER),
  );
  const others = parseOthers(getOwn(value, 'others'));
  if (
    parsed.length < actions.length ||
    tiles.length < deck.length ||
    kinds.length < Object.keys(tokens).length ||
    others === null
  )
    return undefined;
  return {
    ...optional('from', from),
    first,
    actions: parsed,
    deck: tiles,
    tokens: Object.fromEntries(kinds),
    ...optional('others', others),
  };
}

/** Parses draws other than tiles and tokens; `null` if they are malformed. */
function parseOthers(value: unknown): Readonly<Record<string, Secret>> | undefined | null {
  if (value === undefined) return undefined;
  if (!isRecord(value)) return null;
  const slots = Object.entries(value);
  const known = slots.flatMap(([slot, secret]) => {
    const details = slot.length <= MAX_WORD ? parseDetails(secret) : undefined;
    return details && Object.values(details).every((detail) => typeof detail !== 'boolean')
      ? [[slot, details as Secret] as const]
      : [];
  });
  return known.length === slots.length && known.length > 0 && known.length <= MAX_DRAWS
    ? Object.fromEntries(known)
    : null;
}
