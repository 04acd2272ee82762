import type { Action, GameState } from '../game/index.ts';
import { createAsker } from './asker.ts';
import type { BotLevel } from './levels.ts';
import { startWorker } from './protocol.ts';
import type { BotWorker } from './protocol.ts';
import { simplestAction } from './simplest.ts';

/** Makes choices off the main thread, for every rule set. */
export interface Thinker {
  /** Never rejects: if the worker fails or takes too long it is replaced, and `quickAction` chooses instead. */
  think(state: GameState, level: BotLevel, seed: string): Promise<Action>;
  close(): void;
}

/** Time limit for one choice, in milliseconds. */
const LIMIT = 8000;

export function createThinker(start: () => BotWorker = startWorker, limit = LIMIT): Thinker {
  const asker = createAsker(start, limit);
  return {
    think: async (state, level, seed) => {
      const answer = await asker.ask({ ask: 'choice', state, level, seed });
      if (answer && 'action' in answer) return answer.action;
      // The page loads the bots only if their worker fails. If they cannot be loaded either, the game has to continue
      // anyway.
      const loaded = await import('./choose.ts').catch(() => null);
      return loaded ? loaded.quickAction(state, seed) : simplestAction(state);
    },
    close: asker.close,
  };
}
