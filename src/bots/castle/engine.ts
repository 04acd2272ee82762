import type { CastleState } from '../../game/index.ts';
import type { Engine } from '../engine.ts';
import { LEVELS } from '../levels.ts';
import { Evaluation } from './evaluation.ts';
import { known } from './knowledge.ts';
import { reasonsFor } from './reasons.ts';
import { WEIGHTS } from './weights.ts';

/** The Castle and Zamek. */
export const CASTLE_ENGINE: Engine<CastleState> = {
  levels: LEVELS,
  choiceKey: ({ turn, awaiting, pending }) => `${turn}/${awaiting}/${pending.length}`,
  know(state, random, greedy) {
    const { position, unseenEffects } = known(state, random);
    return {
      game: position,
      evaluator: new Evaluation(position, greedy ? null : WEIGHTS, unseenEffects),
      reasonsFor: (moves) => reasonsFor(position, moves),
    };
  },
};
