import { seededRandom } from '../game/index.ts';
import type { Action, GameState } from '../game/index.ts';
import { engineOf } from './engines.ts';
import type { Reason } from './reason.ts';

/** Reasons for playing these actions from the state on, the weightiest first. Those behind one that is not legal do not count. */
export function reasonsFor(state: GameState, actions: readonly Action[]): readonly Reason[] {
  const known = engineOf(state.rules).know(state, seededRandom('reasons'), true);
  const { game } = known;
  const moves: number[] = [];
  for (const action of actions) {
    const move = game.moveOf(action);
    if (!move.ok) break;
    moves.push(move.value);
    game.play(move.value, 'draw');
  }
  for (const _ of moves) game.undo();
  return known.reasonsFor(moves);
}
