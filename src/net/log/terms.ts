import { MATERIAL, materialOf, parseSetText } from '../../game/index.ts';
import type { CastleOptions, Material, RuleSetId } from '../../game/index.ts';

/** The two devices of a match: the host (0) opened the room, the guest (1) came in. Which of them is player 0 is agreed on or drawn. */
export type Side = 0 | 1;
export const otherSide = (side: Side): Side => (side === 0 ? 1 : 0);

export type Begins = Side | 'lot';

/** What both agree on before the start; pairs are by side. */
export interface Terms {
  readonly rules: RuleSetId;
  /** A set of tiles of one's own, whole, as `formatSetText` writes it; absent: the one that comes with the game. */
  readonly set?: string;
  readonly options: CastleOptions;
  readonly names: readonly [string, string];
  readonly colours: readonly [number, number];
  readonly begins: Begins;
}

/** Terms never change, and are asked for their tiles often. */
const materials = new WeakMap<Terms, Material>();

/** The tiles and the board that both agree on. Terms are checked when they arrive: a broken set in them is a bug and throws. */
export function materialOfTerms(terms: Terms): Material {
  if (terms.set === undefined) return MATERIAL;
  const known = materials.get(terms);
  if (known) return known;
  const set = parseSetText(terms.set);
  if (!set.ok) throw new Error(set.error.message);
  const material = materialOf(set.value);
  materials.set(terms, material);
  return material;
}

export const MAX_NAME = 40;
