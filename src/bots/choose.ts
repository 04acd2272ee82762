import type { Action, GameState } from '../game/index.ts';
import { engineOf } from './engines.ts';
import type { BotLevel } from './levels.ts';
import { simplestAction } from './simplest.ts';
import { think } from './think.ts';
import type { Clock } from './think.ts';

/**
 * Returns the action that a level chooses from what its player may know. Deterministic for a seed if the clock stands
 * still.
 */
export function chooseAction(state: GameState, level: BotLevel, seed: string, clock?: Clock): Action {
  const { game, chosen } = think(state, engineOf(state.rules).levels[level], seed, clock);
  const [move] = chosen.moves;
  if (move === undefined) throw new Error(`Expected a move while ${state.awaiting} is awaited`);
  return game.actionOf(move);
}

/**
 * Fallback without a worker: the choice of the strongest level that needs hardly any time; if that fails, any legal
 * action.
 */
export function quickAction(state: GameState, seed: string): Action {
  try {
    return chooseAction(state, 'castellan', seed);
  } catch {
    // Whatever is wrong with the bot, the game has to continue.
    return simplestAction(state);
  }
}
