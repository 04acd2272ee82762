import type { Result } from './result.ts';
import { accept, refuse } from './result.ts';
import { describe, isRecord } from './shape.ts';
import { HALVES, SIDES } from './vocabulary.ts';
import type { Half, Side, TileId } from './vocabulary.ts';

/** One feature of a tile (TILES.md). `marks` are numbers: flags count as 1, and so do words (`goods: "wine"` is `wine`). */
export interface FeatureSpec {
  readonly kind: string;
  readonly sides: readonly Side[];
  readonly halves: readonly Half[];
  readonly marks: Readonly<Record<string, number>>;
}

/** A tile as data. Keys that no rule reads (`square`, `ends`) are for the painter. */
export interface TileSpec {
  readonly id: TileId;
  readonly features: readonly FeatureSpec[];
  readonly square: boolean;
  /** Pairs of feature numbers: this path ends at that building. */
  readonly ends: readonly (readonly [number, number])[];
}

/** Splits text like `"N E"`; undefined if a word is unknown or repeated. */
function parseWords<T extends string>(text: unknown, words: readonly T[]): readonly T[] | undefined {
  if (text === undefined) return [];
  if (typeof text !== 'string') return undefined;
  const parts = text.split(' ');
  const known = parts.filter((part): part is T => (words as readonly string[]).includes(part));
  return known.length === parts.length && new Set(known).size === known.length ? known : undefined;
}

/** Parses one feature; `kinds` are the kinds that the rule set has. */
export function parseFeature(value: unknown, kinds: readonly string[]): Result<FeatureSpec> {
  if (!isRecord(value)) return refuse('bad-tile', 'a feature is not an object');
  const { kind, sides: sidesText, halves: halvesText, ...rest } = value;
  if (typeof kind !== 'string' || !kinds.includes(kind))
    return refuse('bad-tile', `unknown kind of feature ${describe(kind)}`);
  const sides = parseWords(sidesText, SIDES);
  const halves = parseWords(halvesText, HALVES);
  if (!sides || !halves) return refuse('bad-tile', `sides or halves of a ${kind} cannot be read`);
  const marks: Record<string, number> = {};
  for (const [mark, amount] of Object.entries(rest)) {
    if (amount === true) marks[mark] = 1;
    else if (typeof amount === 'number' && Number.isInteger(amount) && amount > 0) marks[mark] = amount;
    else if (typeof amount === 'string' && /^[a-z]+$/i.test(amount)) marks[amount] = 1;
    else return refuse('bad-tile', `mark ${mark} of a ${kind} is neither a number, a flag nor a word`);
  }
  return accept({ kind, sides, halves, marks });
}

/** Reads one tile as written; `shapeIssues` checks whether it is complete. */
export function readTile(value: unknown, kinds: readonly string[]): Result<TileSpec> {
  if (!isRecord(value) || typeof value.id !== 'string' || !Array.isArray(value.features)) {
    return refuse('bad-tile', 'a tile needs an id and a list of features');
  }
  const features: FeatureSpec[] = [];
  for (const item of value.features as readonly unknown[]) {
    const feature = parseFeature(item, kinds);
    if (!feature.ok) return refuse('bad-tile', `tile ${value.id}: ${feature.error.message}`);
    features.push(feature.value);
  }
  const ends = value.ends ?? [];
  if (!isPairList(ends, features.length))
    return refuse('bad-tile', `tile ${value.id}: ends are pairs of feature numbers`);
  return accept({ id: value.id, features, square: value.square === true, ends });
}

function isPairList(value: unknown, below: number): value is readonly (readonly [number, number])[] {
  const isNumber = (n: unknown): boolean => typeof n === 'number' && Number.isInteger(n) && n >= 0 && n < below;
  return (
    Array.isArray(value) && value.every((pair) => Array.isArray(pair) && pair.length === 2 && pair.every(isNumber))
  );
}
