import type { CastleState } from '../../game/index.ts';
import type { Engine } from '../engine.ts';
import { LEVELS } from '../levels.ts';
import { CLEAR } from '../sight.ts';
import { Evaluation } from './evaluation.ts';
import { known } from './knowledge.ts';
import { reasonsFor } from './reasons.ts';
import { weightsSeen } from './weights.ts';

/** The Castle and Zamek. */
export const CASTLE_ENGINE: Engine<CastleState> = {
  levels: LEVELS,
  choiceKey: ({ turn, awaiting, pending }) => `${turn}/${awaiting}/${pending.length}`,
  know(state, random, greedy, sight = CLEAR) {
    const { position, unseenEffects } = known(state, random);
    return {
      game: position,
      evaluator: new Evaluation(position, greedy ? null : weightsSeen(sight), unseenEffects, sight.rivals),
      reasonsFor: (moves) => reasonsFor(position, moves),
    };
  },
};
