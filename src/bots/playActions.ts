import type { Action } from '../game/index.ts';
import type { SearchGame } from './engine.ts';

/** Plays actions up to the first illegal one, and returns their moves. The caller has to undo them. */
export function playActions(game: SearchGame, actions: readonly Action[]): number[] {
  const moves: number[] = [];
  for (const action of actions) {
    const move = game.moveOf(action);
    if (!move.ok) break;
    moves.push(move.value);
    game.play(move.value, 'draw');
  }
  return moves;
}
