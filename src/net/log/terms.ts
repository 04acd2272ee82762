import { ADAPTERS, adapterOf } from '../../game/index.ts';
import type { GameAdapter, GivenOptions } from '../../game/index.ts';
import type { TimeTerms } from './time.ts';

/**
 * A seat of the room, clockwise: first the host (0), then the guests in the order in which they joined. Which side is
 * player 0 is agreed on or drawn; the others follow clockwise.
 */
export type Side = number;
export const MOST_SIDES = Math.max(...ADAPTERS.map(({ seats }) => seats.most));

export type Begins = Side | 'lot';

/** Help that a table can do without: hints, the points if the game ended now, and which tiles are left. */
export const ASSISTS = ['hints', 'projected', 'tiles'] as const;
export type Assist = (typeof ASSISTS)[number];

/** What everyone agrees on before the match. */
export interface Terms {
  /** Id of the rule set. */
  readonly rules: string;
  /** A complete custom tile set as text; absent: the set that ships with the game. */
  readonly set?: string;
  /** In the form of `optionsOf`. */
  readonly options: GivenOptions;
  /** By side. */
  readonly names: readonly string[];
  readonly colours: readonly number[];
  readonly begins: Begins;
  /** Seconds after which a choice that everybody waits for lapses: the player's own device makes it. Absent: never. */
  readonly wait?: number;
  /** Time to think. Absent: as much as everyone wants. */
  readonly time?: TimeTerms;
  /** Assists that nobody at the table has, in the order of `ASSISTS`. Absent: everyone may have all. */
  readonly without?: readonly Assist[];
  /** By side: the level of a computer player; `null` for a device. Absent in games for two. */
  readonly bots?: readonly (string | null)[];
}

/** The computer player that takes over the seat of a player who has left. */
export const STANDS_IN = 'castellan';

export const botsOf = ({ bots, names }: Terms): readonly (string | null)[] => bots ?? names.map(() => null);
/** Replaces the computer players, if the game allows any. */
export const withBots = (terms: Terms, bots: readonly (string | null)[]): Terms =>
  terms.bots ? { ...terms, bots } : terms;

/** Maximum number of seats. */
export const mostOf = ({ rules }: Pick<Terms, 'rules'>): number => adapterOf(rules).seats.most;

/** Games for two have two seats from the start; other rooms can grow and shrink, and have computer players. */
export const isForTwo = ({ seats }: GameAdapter): boolean => seats.most === 2;

/** Options that choose the tiles (`GameAdapter.bags`). */
const BAG_OPTIONS: readonly string[] = ['tiles', 'copies'];

/**
 * Normalizes options to the form that all devices use in terms: all options of the game itself, and those of its
 * modules that differ from the default. Returns undefined for options that the rules refuse or the new-game form does
 * not offer.
 */
export function optionsOf(
  { modules, options, bags, parseOptions, formatOptions }: GameAdapter,
  given: unknown,
): GivenOptions | undefined {
  const parsed = parseOptions(given);
  if (!parsed.ok) return undefined;
  const told = formatOptions(parsed.value);
  const defaults = options.flatMap(({ name, values, module }) => (module === null ? [[name, values[0]] as const] : []));
  const isOffered = Object.keys(told).every(
    (name) =>
      name === 'modules' || (bags && BAG_OPTIONS.includes(name)) || options.some((option) => option.name === name),
  );
  return isOffered
    ? { ...(modules.length > 0 ? { modules: [] } : {}), ...Object.fromEntries(defaults), ...told }
    : undefined;
}

/** Time limits that a room can agree on, in seconds. */
export const WAITS: readonly number[] = [15, 30, 60];

/** True if choices in this game can lapse. */
export function mayLapse({ rules, options }: Pick<Terms, 'rules' | 'options'>): boolean {
  const adapter = adapterOf(rules);
  const parsed = adapter.parseOptions(options);
  return parsed.ok && adapter.hasLapses?.(parsed.value) === true;
}

/** Terms of this device in the form in which they are agreed on. Throws for options that the rules refuse. */
export function wholeTerms({ wait, ...terms }: Terms): Terms {
  const rules = adapterOf(terms.rules);
  const options = optionsOf(rules, terms.options);
  if (!options) throw new Error(`Expected options of ${terms.rules}`);
  return {
    ...terms,
    options,
    ...(wait !== undefined && mayLapse(terms) ? { wait } : {}),
    ...(isForTwo(rules) ? {} : { bots: botsOf(terms) }),
  };
}

export const MAX_NAME = 40;
