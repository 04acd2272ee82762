import type { Action } from '../game/index.ts';
import type { SearchGame } from './engine.ts';

/** Plays actions one after the other, up to the first that is not legal, and returns their moves. The caller takes them back. */
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
