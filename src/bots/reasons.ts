import { seededRandom } from '../game/index.ts';
import type { Action, GameState } from '../game/index.ts';
import { engineOf } from './engines.ts';
import { playActions } from './playActions.ts';
import type { Reason } from './reason.ts';

/**
 * Reasons for playing these actions from the state on, most important first. Actions after an illegal one are ignored.
 */
export function reasonsFor(state: GameState, actions: readonly Action[]): readonly Reason[] {
  const known = engineOf(state.rules).know(state, seededRandom('reasons'), true);
  const { game } = known;
  const moves = playActions(game, actions);
  for (const _ of moves) game.undo();
  return known.reasonsFor(moves);
}
