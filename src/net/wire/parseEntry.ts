import { ADAPTERS, getOwn, isRecord } from '../../game/index.ts';
import type { Action } from '../../game/index.ts';
import { isHex } from '../bytes.ts';
import { MAX_CHAIN } from '../fair/chain.ts';
import type { Told } from '../fair/chain.ts';
import type { After } from '../log/agreement.ts';
import type { Body, Entry } from '../log/entry.ts';
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
const MAX_LOOK = 63;

const isSide = (value: unknown): value is Side => isCount(value, MOST_SIDES - 1);

/** Parses all items of a list; undefined if one of them is malformed or there are more items than seats. */
export function parseSeats<T>(value: unknown, parse: (part: unknown) => T | undefined): readonly T[] | undefined {
  if (!Array.isArray(value) || value.length > MOST_SIDES) return undefined;
  const parsed = value.map(parse).filter((part) => part !== undefined);
  return parsed.length === value.length ? parsed : undefined;
}

export function parseEntry(value: unknown): Entry | undefined {
  const [n, prev, by, sig] = [getOwn(value, 'n'), getOwn(value, 'prev'), getOwn(value, 'by'), getOwn(value, 'sig')];
  const body = parseBody(getOwn(value, 'body'));
  if (!body || !isCount(n, MAX_ENTRIES) || !isHex(prev, 32) || !isSide(by) || !isHex(sig, 64)) return undefined;
  return { n, prev, by, body, sig };
}

/** Parses a name; it is accepted only in the form in which it is signed. */
export type ParseName = (value: unknown) => string | undefined;
export const parseName: ParseName = (value) => {
  const name = parseLine(value, MAX_NAME);
  return name === value ? name : undefined;
};

/** A property that may be absent. */
const optional = <K extends string, T>(key: K, value: T | undefined): { readonly [key in K]?: T } =>
  value === undefined ? {} : ({ [key]: value } as { [key in K]: T });

export function parseBody(value: unknown): Body | undefined {
  switch (getOwn(value, 'do')) {
    case 'open':
    case 'go-on':
      return parseOpening(value);
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
      return what && isCount(at, MAX_ENTRIES) ? { do: 'ask', what, at } : undefined;
    }
    case 'answer': {
      const [yes, to] = [getOwn(value, 'yes'), getOwn(value, 'to')];
      return typeof yes === 'boolean' && isHex(to, 32) ? { do: 'answer', yes, to } : undefined;
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

/** Far below 2^53, so that incrementing is always exact. */
export const MOST_REVISIONS = 1e15;

function parseOpening(value: unknown): Body | undefined {
  const [rev, match, chain, agreed] = [
    getOwn(value, 'rev'),
    getOwn(value, 'match'),
    getOwn(value, 'chain'),
    getOwn(value, 'agreed'),
  ];
  const [terms, keys] = [parseTerms(getOwn(value, 'terms')), parseSeats(getOwn(value, 'keys'), parseKey)];
  if (!terms || !keys || keys.length !== terms.names.length || !isCount(rev, MOST_REVISIONS)) return undefined;
  if (!isHex(chain, 32) || !isHex(agreed, 32)) return undefined;
  const common = { rev, terms, keys, chain, agreed };
  if (getOwn(value, 'do') === 'open') return isHex(match, 32) ? { do: 'open', match, ...common } : undefined;
  const after = parseAfter(getOwn(value, 'after'));
  return after && { do: 'go-on', after, ...common };
}

export function parseAfter(value: unknown): After | undefined {
  const [match, length, head] = [getOwn(value, 'match'), getOwn(value, 'length'), getOwn(value, 'head')];
  const told = parseTolds(getOwn(value, 'told'));
  return isHex(match, 32) && isCount(length, MAX_ENTRIES) && isHex(head, 32) && told
    ? { match, length, head, told }
    : undefined;
}

export function parseTold(value: unknown): Told | undefined {
  const [step, secret] = [getOwn(value, 'step'), getOwn(value, 'secret')];
  return isCount(step, MAX_CHAIN) && isHex(secret, 32) ? { step, secret } : undefined;
}

/** What each side has revealed. */
export const parseTolds = (value: unknown): readonly (Told | null)[] | undefined =>
  parseSeats(value, (part) => (part === null ? null : parseTold(part)));

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
