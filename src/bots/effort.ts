import type { Evaluator, SearchGame } from './engine.ts';
import type { Rollouts } from './rollouts.ts';
import type { Turns } from './turns.ts';

export interface Effort {
  /** Number of candidates in the first round of a search with the usual work (halving.ts). */
  readonly width: number;
  /** Turns per rollout after the candidate. */
  readonly plies: number;
  /** Approximate number of positions to evaluate. */
  readonly work: number;
  /** Time on the clock at which the search has to end. */
  readonly deadline: number;
  /** Weight of everybody's points, added to the value (levels.ts). */
  readonly style: number;
}

/** What a search looks ahead with. */
export interface Means {
  readonly position: SearchGame;
  readonly turns: Turns;
  readonly evaluation: Evaluator;
  readonly effort: Effort;
  readonly rollouts: Rollouts;
  /** True when time is up. */
  readonly isLate: () => boolean;
  /** Share of the time that is over, 1 when it is up. */
  readonly timeSpent: () => number;
}
