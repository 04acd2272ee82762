import type { Interaction } from '../../game/rulesets/carcassonne/base/hooks.ts';
import type { Table } from '../../game/rulesets/carcassonne/base/table.ts';
import { fairyCell } from '../fairy/rules.ts';

/** Everything that concerns two modules. This is the only place that may name two of them. */

const INTERACTIONS: readonly Interaction<Table>[] = [
  {
    // The shield: the dragon may not enter the fairy's tile, so all figures on it are safe.
    modules: ['dragon', 'fairy'],
    hooks: ({ fairy = 0 }) => ({ forbidsEntry: (t, cell) => cell === fairyCell(t, fairy) }),
  },
];

/** Modules that cannot be in one game. */
const APART: readonly (readonly [string, string])[] = [
  // Tiles may become impossible to place, and the rules do not say where each of them would start.
  ['river-1', 'count'],
  ['river-2', 'count'],
];

const areBoth = (pair: readonly [string, string], modules: readonly string[]): boolean =>
  pair.every((id) => modules.includes(id));

export const interactionsOf = (modules: readonly string[]): readonly Interaction<Table>[] =>
  INTERACTIONS.filter((pair) => areBoth(pair.modules, modules));

/** The first two of these modules that cannot be combined. */
export const clashOf = (modules: readonly string[]): readonly [string, string] | undefined =>
  APART.find((pair) => areBoth(pair, modules));
