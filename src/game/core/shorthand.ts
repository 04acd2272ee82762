import type { Result } from './result.ts';
import { accept, refuse } from './result.ts';

/** A game that words are played in. */
interface Playing<Action, Move> {
  moveOf(action: Action): Result<Move>;
  play(move: Move): void;
}

/** Plays words on from a position and tells the actions they were; stops at the first that is none, or not legal. `actionOf`: what a word says at this moment. */
export function playWords<Action, Move>(
  position: Playing<Action, Move>,
  text: string,
  actionOf: (word: string) => Action | undefined,
): Result<readonly Action[]> {
  const actions: Action[] = [];
  for (const word of text.split(' ').filter((part) => part !== '')) {
    const action = actionOf(word);
    if (!action) return refuse('malformed', `${word} is no action.`);
    const move = position.moveOf(action);
    if (!move.ok) return move;
    position.play(move.value);
    actions.push(action);
  }
  return accept(actions);
}
