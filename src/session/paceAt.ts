import { adapterOf } from '../game/index.ts';
import type { GameState } from '../game/index.ts';

/** Where everybody waits for one answer after the other. */
const QUICK = 0.3;

/** How long a computer player takes, from its usual pace: in an auction nobody waits for show. */
export const paceAt = (state: GameState, pace: number): number =>
  pace > 0 && adapterOf(state.rules).prompt(state)?.lapse !== undefined ? pace * QUICK : pace;
