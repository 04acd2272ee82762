import { Evaluation, KNOTS } from '../../bots/castle/evaluation.ts';
import { known } from '../../bots/castle/knowledge.ts';
import { Turns } from '../../bots/turns.ts';
import { RULE_SETS, RULE_SET_IDS, deal, defaultOptions, hideSecrets, startGame, stateOf } from '../../game/index.ts';
import type { CastleEvent, CastlePosition, CastleRules, Random } from '../../game/index.ts';
import { noisyBest, rowAt } from './trainingGame.ts';
import type { TrainingGame, Moment, SelfPlay } from './trainingGame.ts';

/** A player's view of a game, ready for thinking; rebuilt when a token is turned up. */
interface PlayerView {
  readonly position: CastlePosition;
  readonly evaluation: Evaluation;
  readonly turns: Turns;
}

function viewOf(truth: CastlePosition, byLeft: readonly Float64Array[], random: Random): PlayerView {
  const { position, unseenEffects } = known(hideSecrets(stateOf(truth)), random);
  // It uses the real deck, but players never look beyond the next draw.
  position.assume(truth.table.deck, position.table.wallKinds);
  const evaluation = new Evaluation(position, byLeft, unseenEffects);
  return { position, evaluation, turns: new Turns(position, evaluation) };
}

/** Plays a game of self-play. Players know only what they may know: no deck, no face-down tokens. */
export function playTrainingGame(rules: CastleRules, byLeft: readonly Float64Array[], random: Random): TrainingGame {
  const truth = startGame({ rules, options: defaultOptions(rules), ...deal(rules, random) });
  const events: CastleEvent[] = [];
  truth.listen(events);
  const moments: Moment[] = [];
  let view = viewOf(truth, byLeft, random);
  const goOn = (step: (position: CastlePosition) => void): void => {
    events.length = 0;
    step(truth);
    if (events.some(({ type }) => type === 'token-taken')) view = viewOf(truth, byLeft, random);
    else step(view.position);
  };
  while (truth.awaiting !== 'over') {
    if (truth.awaiting === 'draw') moments.push(momentOf(view));
    if (truth.awaiting === 'draw' || truth.awaiting === 'final') goOn((position) => position.advance());
    else {
      const { turns } = view;
      for (const move of noisyBest(turns, random)) {
        goOn((position) => position.play(move, 'draw'));
        // A token turned up may change the rest of the turn.
        if (view.turns !== turns) break;
      }
    }
  }
  return { moments, points: [truth.score(0), truth.score(1)] };
}

function momentOf({ position, evaluation: { features } }: PlayerView): Moment {
  features.read();
  return { row: rowAt(KNOTS, position.left, features), lead: position.score(0) - position.score(1) };
}

/** The Castle and Zamek, alternating. */
export const CASTLE_SELF_PLAY: SelfPlay = {
  knots: KNOTS,
  playGame: (game, byLeft, random) => [
    playTrainingGame(RULE_SETS[RULE_SET_IDS[game % RULE_SET_IDS.length] ?? 'castle'], byLeft, random),
  ],
};
