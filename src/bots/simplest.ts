import { adapterOf } from '../game/index.ts';
import type { Action, GameState } from '../game/index.ts';

/** Returns any legal action, without a search. */
export function simplestAction(state: GameState): Action {
  const [first] = adapterOf(state.rules).legalActions(state);
  if (!first) throw new Error(`Expected a legal action while ${state.awaiting} is awaited`);
  return first;
}
