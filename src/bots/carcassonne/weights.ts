import { parseWeights, weightsByLeft } from '../knots.ts';
import type { Weights } from '../knots.ts';
import modules from './data/modules.json' with { type: 'json' };
import players2 from './data/players2.json' with { type: 'json' };
import players3 from './data/players3.json' with { type: 'json' };
import players4 from './data/players4.json' with { type: 'json' };
import players5 from './data/players5.json' with { type: 'json' };
import players6 from './data/players6.json' with { type: 'json' };
import { BASE_KNOTS, KNOTS, MODULE_KNOTS } from './evaluation.ts';

/** The tuned weights by players, and of these by undrawn tiles; made by `npm run tune -- --rules carcassonne/N`. */
const FILES: ReadonlyMap<number, readonly (readonly number[])[]> = new Map([
  [2, players2],
  [3, players3],
  [4, players4],
  [5, players5],
  [6, players6],
]);

/** Mixed already: it takes a millisecond, as long as a weak level thinks. */
const mixed = new Map<string, readonly Float64Array[]>();

/** The weights for a game of 2–6 players; a player alone has those for two. What modules bring weighs the same for all. */
export function weightsFor(players: number, knowsModules = true): readonly Float64Array[] {
  const key = `${players} ${knowsModules}`;
  const known =
    mixed.get(key) ??
    weightsByLeft(KNOTS, joinWeights(players, knowsModules ? parseWeights(MODULE_KNOTS, modules) : undefined));
  mixed.set(key, known);
  return known;
}

/** Those of the base game's features for so many players, and those of modules, which come last at every knot; without them these weigh nothing. */
export function joinWeights(
  players: number,
  ofModules: Weights = new Float64Array(KNOTS.at.length * MODULE_KNOTS.features),
): Weights {
  const base = parseWeights(BASE_KNOTS, FILES.get(players) ?? players2);
  const [b, m] = [BASE_KNOTS.features, MODULE_KNOTS.features];
  return Float64Array.from(
    KNOTS.at.flatMap((_, knot) => [
      ...base.subarray(knot * b, (knot + 1) * b),
      ...ofModules.subarray(knot * m, (knot + 1) * m),
    ]),
  );
}

/** What of these weighs the features of modules. */
export const moduleWeights = (weights: Weights): Weights =>
  weights.filter((_, at) => at % KNOTS.features >= BASE_KNOTS.features);
