import { adapterOf } from '../game/index.ts';
import type { Action, GameEvent, GameState } from '../game/index.ts';

/** What an action brings about before anybody has to choose again. */
export interface Effects {
  readonly events: readonly GameEvent[];
  /** As far as the game goes on by itself. */
  readonly state: GameState;
}

/** Asked for every row of a list, after every gesture. */
const known = new WeakMap<GameState, Map<string, Effects>>();

/** Asked of the rules before it is done; the action is legal. */
export function effectsOf(state: GameState, action: Action): Effects {
  const found = known.get(state) ?? new Map<string, Effects>();
  known.set(state, found);
  const key = JSON.stringify(action);
  const before = found.get(key);
  if (before) return before;
  const events: GameEvent[] = [];
  const replayed = adapterOf(state.rules).replay(state, [action], (step) => {
    if (step.n >= 0) events.push(...step.events);
  });
  if (!replayed.ok) throw new Error(`Expected a legal action: ${replayed.error.message}`);
  const effects: Effects = { events, state: replayed.state };
  found.set(key, effects);
  return effects;
}
