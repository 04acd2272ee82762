import { seededRandom } from '../../game/index.ts';
import type { country } from '../../game/index.ts';
import { adviseBy, judgeBy } from '../advising.ts';
import type { AdviceOf, JudgementOf, Mind } from '../advising.ts';
import type { Clock } from '../decide.ts';
import { Search } from '../search.ts';
import { Evaluation } from './evaluation.ts';
import { known } from './knowledge.ts';
import { COUNTRY_LEVELS } from './levels.ts';
import { reasonsFor } from './reasons.ts';
import type { CountryReason } from './reasons.ts';
import { weightsFor } from './weights.ts';

export type CountryAdvice = AdviceOf<country.Action, CountryReason>;
export type CountryJudgement = JudgementOf<country.Action, CountryReason>;

/** The best way to play on; thinks as the strongest level does. */
export const advise = (state: country.CountryState, seed: string, clock: Clock): CountryAdvice => adviseBy(mindOf(state, seed, clock, COUNTRY_LEVELS.regent.time));

interface Judging {
  readonly clock: Clock;
  /** For the search, in milliseconds. */
  readonly time: number;
  /** The best way, where it is known already. */
  readonly best?: readonly country.Action[] | undefined;
}

/** Judges the actions by which the turn was played from `state` to its end. */
export const judge = (state: country.CountryState, actions: readonly country.Action[], seed: string, { clock, time, best }: Judging): CountryJudgement =>
  judgeBy(mindOf(state, seed, clock, time), actions, best);

function mindOf(state: country.CountryState, seed: string, clock: Clock, time: number): Mind<country.Action, CountryReason> {
  const random = seededRandom(`${seed}/${state.turn}/${state.awaiting}`);
  const game = known(state, random);
  const evaluation = new Evaluation(game, weightsFor(state.players));
  const search = new Search(game, evaluation, { ...COUNTRY_LEVELS.regent, deadline: clock() + time }, random, clock);
  return { game, search, reasonsFor: (moves) => reasonsFor(game.position, moves) };
}
