import { adapterOf } from '../game/index.ts';
import type { GameState } from '../game/index.ts';

/** Factor for situations in which everybody waits for several answers in a row. */
const QUICK = 0.3;

/**
 * Pause before a computer player's action, in milliseconds. Shorter in an auction, where a pause only delays everybody.
 */
export const paceAt = (state: GameState, pace: number): number =>
  pace > 0 && adapterOf(state.rules).prompt(state)?.lapse !== undefined ? pace * QUICK : pace;
