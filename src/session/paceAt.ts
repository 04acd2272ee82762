import { adapterOf } from '../game/index.ts';
import type { GameState } from '../game/index.ts';

/** Factor for choices with a time limit: everybody waits for several of them in a row. */
const QUICK = 0.3;

/** Pause before a computer player's action, in milliseconds. */
export const paceAt = (state: GameState, pace: number): number =>
  pace > 0 && adapterOf(state.rules).prompt(state)?.lapse !== undefined ? pace * QUICK : pace;
