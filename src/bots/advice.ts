import { seededRandom } from '../game/index.ts';
import type { CastleAction, CastleState } from '../game/index.ts';
import { adviseBy, judgeBy } from './advising.ts';
import type { AdviceOf, JudgementOf, Mind } from './advising.ts';
import type { Clock } from './decide.ts';
import { Evaluation } from './evaluation.ts';
import { known } from './knowledge.ts';
import { LEVELS } from './levels.ts';
import { reasonsFor } from './reasons.ts';
import type { Reason } from './reasons.ts';
import { Search } from './search.ts';
import { WEIGHTS } from './weights.ts';

export type Advice = AdviceOf<CastleAction, Reason>;
export type Judgement = JudgementOf<CastleAction, Reason>;

/** The best way to play on; thinks as the strongest level does. */
export const advise = (state: CastleState, seed: string, clock: Clock): Advice => adviseBy(mindOf(state, seed, clock, LEVELS.regent.time));

interface Judging {
  readonly clock: Clock;
  /** For the search, in milliseconds. */
  readonly time: number;
  /** The best way, where it is known already. */
  readonly best?: readonly CastleAction[] | undefined;
}

/** Judges the actions by which the turn was played from `state` to its end. */
export const judge = (state: CastleState, actions: readonly CastleAction[], seed: string, { clock, time, best }: Judging): Judgement =>
  judgeBy(mindOf(state, seed, clock, time), actions, best);

function mindOf(state: CastleState, seed: string, clock: Clock, time: number): Mind<CastleAction, Reason> {
  const random = seededRandom(`${seed}/${state.turn}/${state.awaiting}`);
  const { position, unseenEffects } = known(state, random);
  const evaluation = new Evaluation(position, WEIGHTS, unseenEffects);
  const search = new Search(position, evaluation, { ...LEVELS.regent, deadline: clock() + time }, random, clock);
  return { game: position, search, reasonsFor: (moves) => reasonsFor(position, moves) };
}
