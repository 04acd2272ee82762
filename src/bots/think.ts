import { seededRandom } from '../game/index.ts';
import type { CastlePosition, CastleState } from '../game/index.ts';
import { STANDING_CLOCK, decide, slips } from './decide.ts';
import type { Clock, Thought } from './decide.ts';
import { Evaluation } from './evaluation.ts';
import { known } from './knowledge.ts';
import type { Level } from './levels.ts';
import { WEIGHTS } from './weights.ts';

/** Thinks about a choice from what its player may know. The same state, seed and a standing clock give the same thought. */
export function think(state: CastleState, level: Level, seed: string, clock: Clock = STANDING_CLOCK): Thought<CastlePosition> {
  const random = seededRandom(`${seed}/${state.turn}/${state.awaiting}/${state.pending.length}`);
  const { position, unseenEffects } = known(state, random);
  const evaluation = new Evaluation(position, slips(level, state.turn, seed) ? null : WEIGHTS, unseenEffects);
  return decide(position, evaluation, level, { random, clock });
}
