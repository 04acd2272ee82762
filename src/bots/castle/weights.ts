import data from '../data/weights.json' with { type: 'json' };
import { KNOTS } from './evaluation.ts';
import { parseWeights, weightsByLeft } from '../knots.ts';

/** The tuned weights, mixed for every number of undrawn tiles; made by `npm run tune`. */
export const WEIGHTS: readonly Float64Array[] = weightsByLeft(KNOTS, parseWeights(KNOTS, data));
