import { MATERIAL, country, materialOf, parseSetText } from '../../game/index.ts';
import type { CastleOptions, Material, RuleSetId } from '../../game/index.ts';

/**
 * A seat of the room, clockwise: the host (0) opened the room, the guests (1 to 5) came in. Which of them is player 0 is agreed
 * on or drawn; the others follow clockwise.
 */
export type Side = number;
export const MOST_SIDES = 6;

export type Begins = Side | 'lot';

interface Seated {
  /** By side. */
  readonly names: readonly string[];
  readonly colours: readonly number[];
  readonly begins: Begins;
}

/** Two play The Castle or Zamek. */
export interface CastleTerms extends Seated {
  readonly rules: RuleSetId;
  /** A set of tiles of one's own, whole, as `formatSetText` writes it; absent: the one that comes with the game. */
  readonly set?: string;
  readonly options: CastleOptions;
}

/** Up to six play the countryside. */
export interface CountryTerms extends Seated {
  readonly rules: 'carcassonne';
  readonly options: CountryChoice;
  /** By side: the level of a computer player, which the host's device plays; `null` for a device. */
  readonly bots: readonly (string | null)[];
}
export type CountryChoice = Pick<country.CountryOptions, 'modules' | 'fields' | 'tinyCity' | 'followers'>;

/** What all agree on before the start. */
export type Terms = CastleTerms | CountryTerms;
export type AnyRules = Terms['rules'];

/** The computer player that goes on in the seat of somebody who has left. */
export const STANDS_IN = 'castellan';

export const botsOf = (terms: Terms): readonly (string | null)[] => (terms.rules === 'carcassonne' ? terms.bots : terms.names.map(() => null));

/** How many may sit at the table. */
export const mostOf = ({ rules }: Pick<Terms, 'rules'>): number => (rules === 'carcassonne' ? MOST_SIDES : 2);

/** Terms never change, and are asked for their tiles often. */
const materials = new WeakMap<Terms, Material>();

/** The tiles and the board that both agree on. Terms are checked when they arrive: a broken set in them is a bug and throws. */
export function materialOfTerms(terms: CastleTerms): Material {
  if (terms.set === undefined) return MATERIAL;
  const known = materials.get(terms);
  if (known) return known;
  const set = parseSetText(terms.set);
  if (!set.ok) throw new Error(set.error.message);
  const material = materialOf(set.value);
  materials.set(terms, material);
  return material;
}

export const countryRules = ({ options }: CountryTerms): country.CountryRules => country.rulesOf({ ...country.DEFAULT_OPTIONS, ...options });

export const MAX_NAME = 40;
