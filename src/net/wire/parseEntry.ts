import { ADAPTERS, getOwn, isRecord } from '../../game/index.ts';
import type { Action } from '../../game/index.ts';
import { MAX_CHAIN } from '../fair/chain.ts';
import type { Told } from '../fair/chain.ts';
import type { After } from '../log/agreement.ts';
import type { Body, Entry } from '../log/entry.ts';
import { ASKED } from '../log/entry.ts';
import { ASSISTS, MAX_NAME, MOST_SIDES, WAITS, isForTwo, optionsOf } from '../log/terms.ts';
import type { Begins, Terms } from '../log/terms.ts';
import { BONUSES, GAME_TIMES, MOST_USED, TURN_TIMES, isOfferedTime } from '../log/time.ts';
import type { TimeTerms } from '../log/time.ts';
import { parseLine } from './json.ts';
import { count, flag, hex32, isCount, list, nullOr, oneOf, shape, signature, tagged, text, where } from './shape.ts';
import type { Parse } from './shape.ts';

/** Parses entries and terms that were received or saved. */

/** Maximum length of a log: several times what all actions, requests and answers of a game need. */
export const MAX_ENTRIES = 4000;
/** Far below 2^53, so that incrementing is always exact. */
export const MOST_REVISIONS = 1e15;
const MAX_NUMBER = 10_000;
/** Only a range check; the painter decides which looks exist. */
const MAX_LOOK = 63;
const MAX_WORD = 24;
/** Maximum number of details of an action; more than any action has. */
const MAX_DETAILS = 12;

/** A list with at most one item for each seat. */
export const seats = <T>(parse: Parse<T>): Parse<readonly T[]> => list(parse, MOST_SIDES);

/** Parses a name; it is accepted only in the form in which it is signed. */
export const parseName: Parse<string> = (value) => {
  const name = parseLine(value, MAX_NAME);
  return name === value ? name : undefined;
};

type Detail = string | number | boolean;

/** True for words, numbers and flags of reasonable size. */
const isDetail = (value: unknown): value is Detail =>
  typeof value === 'number'
    ? Math.abs(value) <= MAX_NUMBER
    : typeof value === 'boolean' || (typeof value === 'string' && value.length <= MAX_WORD);

/** Parses a flat object of words, numbers and flags. */
function parseDetails(value: unknown): Readonly<Record<string, Detail>> | undefined {
  if (!isRecord(value)) return undefined;
  const details = Object.entries(value);
  const isKnown = (detail: [string, unknown]): detail is [string, Detail] =>
    detail[0].length <= MAX_WORD && isDetail(detail[1]);
  return details.length <= MAX_DETAILS && details.every(isKnown) ? Object.fromEntries(details) : undefined;
}

/** Parses an action of any known rule set. `LogRules.play` checks whether it is legal in the current game. */
export function parseBoundedAction(value: unknown): Action | undefined {
  const { player, do: verb, ...details } = parseDetails(value) ?? {};
  if (!isCount(player, MOST_SIDES - 1) || typeof verb !== 'string') return undefined;
  const action = { player, do: verb, ...details } as Action;
  return ADAPTERS.some(({ parseAction }) => parseAction(action, null).ok) ? action : undefined;
}

export const parseTold = shape<Told>({ step: count(MAX_CHAIN), secret: hex32 });
/** What each side has revealed. */
export const parseTolds = seats(nullOr(parseTold));

export const parseAfter = shape<After>({ match: hex32, length: count(MAX_ENTRIES), head: hex32, told: parseTolds });

const parseTime = where(
  shape<TimeTerms>({
    per: oneOf(['game', 'turn'] as const),
    seconds: oneOf([...GAME_TIMES, ...TURN_TIMES]),
    bonus: oneOf(BONUSES),
    atZero: oneOf(['lose', 'play-on'] as const),
  }),
  isOfferedTime,
);

/** One form only, because it is signed. */
const parseWithout = where(
  list(oneOf(ASSISTS), ASSISTS.length),
  (without) => without.length > 0 && without.join() === ASSISTS.filter((assist) => without.includes(assist)).join(),
);

const parseBegins: Parse<Begins> = (value) => (value === 'lot' ? value : count(MOST_SIDES - 1)(value));

/** Terms whose names fit `name`. */
export const termsWith =
  (name: Parse<string>): Parse<Terms> =>
  (value) => {
    const rules = ADAPTERS.find(({ id }) => id === getOwn(value, 'rules'));
    if (!rules) return undefined;
    const common = {
      rules: oneOf([rules.id as string]),
      options: (given: unknown) => optionsOf(rules, given),
      names: seats(name),
      colours: seats(count(MAX_LOOK)),
      begins: parseBegins,
    };
    const optional = {
      set: where(text(Infinity), (set) => rules.parseSet?.(set).ok === true),
      wait: oneOf(WAITS),
      time: parseTime,
      without: parseWithout,
    };
    const parse: Parse<Terms> = isForTwo(rules)
      ? shape(common, optional)
      : shape({ ...common, bots: seats(nullOr(text(MAX_WORD))) }, optional);
    const terms = parse(value);
    return terms && areSeats(terms, rules.seats.most) ? terms : undefined;
  };

/** True if the lists have equal lengths, for a possible number of players, and no two players look alike. */
function areSeats({ names, colours, begins, bots }: Terms, most: number): boolean {
  const seated = names.length;
  if (colours.length !== seated || (begins !== 'lot' && begins >= seated)) return false;
  const [host = 0, guest = 0] = colours;
  if (!bots) return seated === 2 && host % 2 !== guest % 2;
  return bots.length === seated && seated > 0 && seated <= most && new Set(colours).size === seated;
}

export const parseTerms = termsWith(parseName);

const OPENING = { rev: count(MOST_REVISIONS), terms: parseTerms, keys: seats(hex32), chain: hex32, agreed: hex32 };

export const parseBody: Parse<Body> = where(
  tagged('do', {
    open: shape({ match: hex32, ...OPENING }),
    'go-on': shape({ after: parseAfter, ...OPENING }),
    join: shape({ chain: hex32 }),
    act: shape({ action: parseBoundedAction }, { used: count(MOST_USED) }),
    'time-up': shape({}),
    'take-back': shape({}),
    ask: shape({ what: oneOf(ASKED), at: count(MAX_ENTRIES) }),
    answer: shape({ yes: flag, to: hex32 }),
    resign: shape({}, { secret: hex32 }),
  }),
  (body) => !('keys' in body) || body.keys.length === body.terms.names.length,
);

export const parseEntry = shape<Entry>({
  n: count(MAX_ENTRIES),
  prev: hex32,
  by: count(MOST_SIDES - 1),
  body: parseBody,
  sig: signature,
});
