import { adapterOf } from '../../game/index.ts';
import type { Action, GameEvent, GameState } from '../../game/index.ts';

/** The effects of an action, up to the next choice. */
export interface Effects {
  readonly events: readonly GameEvent[];
  /** The state after all automatic steps. */
  readonly state: GameState;
}

/** Cached, because every row of a list asks for it after every gesture. */
const known = new WeakMap<GameState, Map<string, Effects>>();

/** Returns the effects of an action before it is played. The action has to be legal. */
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
