import type { Joins } from './base/slots.ts';
import type { Table } from './base/table.ts';

/** What concerns two modules, and nothing else. This is the only place that may name two of them. */

/** What two modules do to each other when both are in play; it joins the same slots, after all modules. */
export interface Pair {
  readonly modules: readonly [string, string];
  readonly joins: Joins<Table>;
}

const PAIRS: readonly Pair[] = [];

/** Modules that cannot be in one game. */
const APART: readonly (readonly [string, string])[] = [];

const areBoth = (pair: readonly [string, string], modules: readonly string[]): boolean => pair.every((id) => modules.includes(id));

/** What the pairs among these modules join. */
export const pairsOf = (modules: readonly string[]): readonly Joins<Table>[] => PAIRS.filter((pair) => areBoth(pair.modules, modules)).map(({ joins }) => joins);

/** The first two of these modules that cannot be together. */
export const clashOf = (modules: readonly string[]): readonly [string, string] | undefined => APART.find((pair) => areBoth(pair, modules));
