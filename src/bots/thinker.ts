import type { Action, GameState } from '../game/index.ts';
import { createAsker } from './asker.ts';
import type { BotLevel } from './levels.ts';
import { startWorker } from './protocol.ts';
import type { BotWorker } from './protocol.ts';
import { simplestAction } from './simplest.ts';

/** Where choices are made, in any game: away from the page. */
export interface Thinker {
  /** Never fails: a worker that dies or overruns is replaced, and the choice of a bot that thinks for no time is taken instead. */
  think(state: GameState, level: BotLevel, seed: string): Promise<Action>;
  close(): void;
}

/** Longest time for one choice, in milliseconds. */
const LIMIT = 8000;

export function createThinker(start: () => BotWorker = startWorker, limit = LIMIT): Thinker {
  const asker = createAsker(start, limit);
  return {
    think: async (state, level, seed) => {
      const answer = await asker.ask({ ask: 'choice', state, level, seed });
      if (answer && 'action' in answer) return answer.action;
      // The page loads what bots know only if their worker fails. Should that not come either, the game goes on all the same.
      const loaded = await import('./choose.ts').catch(() => null);
      return loaded ? loaded.quickAction(state, seed) : simplestAction(state);
    },
    close: asker.close,
  };
}
