import type { carcassonne } from '../../game/index.ts';
import type { Engine } from '../engine.ts';
import { Evaluation } from './evaluation.ts';
import { known } from './knowledge.ts';
import { CARCASSONNE_LEVELS } from './levels.ts';
import { haveFeatures } from './modules/index.ts';
import { CLEAR } from '../sight.ts';
import { reasonsFor } from './reasons.ts';
import { weightsSeen } from './weights.ts';

const engineThat = (knowsModules: boolean): Engine<carcassonne.CarcassonneState> => ({
  levels: CARCASSONNE_LEVELS,
  choiceKey: ({ turn, awaiting }) => `${turn}/${awaiting}`,
  know(state, random, greedy, sight = CLEAR) {
    const game = known(state, random, undefined, knowsModules);
    return {
      game,
      evaluator: new Evaluation(
        game,
        greedy ? null : weightsSeen(state.players, knowsModules && haveFeatures(game.position.table.rules), sight),
        knowsModules,
        sight.rivals,
      ),
      reasonsFor: (moves) => reasonsFor(game.position, moves),
    };
  },
});

/** Base Carcassonne and its modules. */
export const CARCASSONNE_ENGINE = engineThat(true);
/** The same without knowledge about modules and about what opponents are likely to choose in them; a baseline. */
export const PLAIN_ENGINE = engineThat(false);
