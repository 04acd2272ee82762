import type { Result } from './result.ts';
import { accept, refuse } from './result.ts';

/** A position that shorthand can be played on. */
interface Playing<Action, Move> {
  moveOf(action: Action): Result<Move>;
  play(move: Move): void;
}

/**
 * Plays words of shorthand from a position and returns their actions; refuses at the first word that is no action or
 * not legal. `actionOf` parses a word in the current position.
 */
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
