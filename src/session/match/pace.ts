import { adapterOf } from '../../game/index.ts';
import type { GameState } from '../../game/index.ts';

/** Factor for choices with a time limit: everybody waits for several of them in a row. */
const QUICK = 0.3;

/** Pause before a computer player's action, in milliseconds. */
const paceAt = (state: GameState, pace: number): number =>
  pace > 0 && adapterOf(state.rules).prompt(state)?.lapse !== undefined ? pace * QUICK : pace;

/**
 * Resolves with what a computer player has chosen at this moment, at the given pace (milliseconds) or as soon after it
 * as the choice is made. A timer and not the time of day, which can be set while it thinks.
 */
export async function inPace<T>(state: GameState, pace: number, choice: Promise<T>): Promise<T> {
  const pause = paceAt(state, pace);
  if (pause > 0) await new Promise((resolve) => setTimeout(resolve, pause));
  return choice;
}
