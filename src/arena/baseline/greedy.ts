import type { CastlePosition, Player, Random } from '../../game/index.ts';
import { WEIGHTS, evaluate } from './evaluate.ts';
import type { Weights } from './evaluate.ts';

/** One turn ahead: tries every way to play the running turn and keeps the one that leaves the best position. */

/** Ways that are equally good to a hair are told apart by chance. */
const JITTER = 0.01;

/** The best first move of the running turn. The position is left as it was. */
export function greedyMove(position: CastlePosition, random: Random, weights: Weights = WEIGHTS): number {
  const me = position.player;
  let best = -Infinity;
  let choice: number | undefined;
  for (const move of [...position.legalMoves()]) {
    position.play(move, 'draw');
    const value = turnValue(position, me, weights) + random() * JITTER;
    position.undo();
    if (value > best) {
      best = value;
      choice = move;
    }
  }
  if (choice === undefined) throw new Error(`Expected a legal move while ${position.awaiting} is awaited`);
  return choice;
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
  let best = -Infinity;
  for (const move of [...position.legalMoves()]) {
    position.play(move, 'draw');
    best = Math.max(best, turnValue(position, me, weights));
    position.undo();
  }
  return best;
}
