import type { Interaction } from './base/slots.ts';
import type { Table } from './base/table.ts';
import { fairyCell } from './expansions/fairy/fairy.ts';

/** What concerns two modules, and nothing else. This is the only place that may name two of them. */

const INTERACTIONS: readonly Interaction<Table>[] = [
  {
    // The shield: the dragon may not enter the fairy's tile, so everybody on it is safe.
    modules: ['dragon', 'fairy'],
    hooks: ({ fairy = 0 }) => ({ forbidsEntry: (t, cell) => cell === fairyCell(t, fairy) }),
  },
];

/** Modules that cannot be in one game. */
const APART: readonly (readonly [string, string])[] = [
  // Tiles may become impossible to place, and there is no telling where both would begin.
  ['river-1', 'count'],
  ['river-2', 'count'],
];

const areBoth = (pair: readonly [string, string], modules: readonly string[]): boolean =>
  pair.every((id) => modules.includes(id));

/** The interactions among these modules. */
export const interactionsOf = (modules: readonly string[]): readonly Interaction<Table>[] =>
  INTERACTIONS.filter((pair) => areBoth(pair.modules, modules));

/** The first two of these modules that cannot be together. */
export const clashOf = (modules: readonly string[]): readonly [string, string] | undefined =>
  APART.find((pair) => areBoth(pair, modules));
