import { parseWeights, weightsByLeft } from '../knots.ts';
import players2 from './data/players2.json' with { type: 'json' };
import players3 from './data/players3.json' with { type: 'json' };
import players4 from './data/players4.json' with { type: 'json' };
import players5 from './data/players5.json' with { type: 'json' };
import players6 from './data/players6.json' with { type: 'json' };
import { KNOTS } from './evaluation.ts';

/** The tuned weights by players, and of these by undrawn tiles; made by `npm run tune -- --rules carcassonne/N`. */
const FILES: ReadonlyMap<number, readonly (readonly number[])[]> = new Map([
  [2, players2],
  [3, players3],
  [4, players4],
  [5, players5],
  [6, players6],
]);

/** The weights for a game of 2–6 players; a player alone has those for two. */
export function weightsFor(players: number): readonly Float64Array[] {
  return weightsByLeft(KNOTS, parseWeights(KNOTS, FILES.get(players) ?? players2));
}
