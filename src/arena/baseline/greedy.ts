import type { CastlePosition, Player, Random } from '../../game/index.ts';
import { bestMove, bestValue } from './best.ts';
import { WEIGHTS, evaluate } from './evaluate.ts';
import type { Weights } from './evaluate.ts';

/** One turn ahead: tries every way to play the current turn and keeps the one that leaves the best position. */

/** The best first move of the current turn. Leaves the position unchanged. */
export function greedyMove(position: CastlePosition, random: Random, weights: Weights = WEIGHTS): number {
  const me = position.player;
  return bestMove(position, random, () => turnValue(position, me, weights));
}

/** Value of the best end of this turn. */
function turnValue(position: CastlePosition, me: Player, weights: Weights): number {
  const { awaiting } = position;
  if (awaiting === 'final') {
    position.advance();
    const value = position.score(me) - position.score(me === 0 ? 1 : 0);
    position.undo();
    return value;
  }
  if (awaiting !== 'deploy' && awaiting !== 'score' && awaiting !== 'endTurn') return evaluate(position, me, weights);
  return bestValue(position, () => turnValue(position, me, weights));
}
