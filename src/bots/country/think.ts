import { seededRandom } from '../../game/index.ts';
import type { country } from '../../game/index.ts';
import { STANDING_CLOCK, decide, slips } from '../decide.ts';
import type { Clock, Thought } from '../decide.ts';
import type { Level } from '../levels.ts';
import { Evaluation } from './evaluation.ts';
import type { CountryGame } from './game.ts';
import { known } from './knowledge.ts';
import { weightsFor } from './weights.ts';

/** Thinks about a choice from what its player may know. The same state, seed and a standing clock give the same thought. */
export function think(state: country.CountryState, level: Level, seed: string, clock: Clock = STANDING_CLOCK): Thought<CountryGame> {
  const random = seededRandom(`${seed}/${state.turn}/${state.awaiting}`);
  const game = known(state, random);
  const evaluation = new Evaluation(game, slips(level, state.turn, seed) ? null : weightsFor(state.players));
  return decide(game, evaluation, level, { random, clock });
}
