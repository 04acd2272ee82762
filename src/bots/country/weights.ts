import { parseWeights, weightsByLeft } from '../knots.ts';
import crowded from './data/crowded.json' with { type: 'json' };
import data from './data/weights.json' with { type: 'json' };
import { KNOTS } from './evaluation.ts';

/** The tuned weights of the countryside, by undrawn tiles; made by `npm run tune -- --rules carcassonne` (or `carcassonne/4`). */

type ByLeft = readonly Float64Array[];

/** For two players. */
export const WEIGHTS: ByLeft = weightsByLeft(KNOTS, parseWeights(KNOTS, data));
/** For more; learnt with so many. */
const CROWD = 4;
const CROWDED: ByLeft = weightsByLeft(KNOTS, parseWeights(KNOTS, crowded));

/** The weights for a game of so many. What counts is how many turns are still to come for each, so other numbers read them earlier or later. */
export function weightsFor(players: number): ByLeft {
  if (players <= 2) return WEIGHTS;
  return CROWDED.map((_, left) => CROWDED[Math.min(CROWDED.length - 1, Math.round((left * CROWD) / players))] as Float64Array);
}
