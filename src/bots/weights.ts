import data from './data/weights.json' with { type: 'json' };
import { weightsByLeft } from './evaluation.ts';
import { parseWeights } from './weightsFile.ts';

/** The tuned weights, mixed for every number of undrawn tiles; made by `npm run tune`. */
export const WEIGHTS: readonly Float64Array[] = weightsByLeft(parseWeights(data));
