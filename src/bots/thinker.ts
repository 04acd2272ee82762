import type { Action, GameState } from '../game/index.ts';
import { createAsker } from './asker.ts';
import { quickAction } from './choose.ts';
import type { BotLevel } from './levels.ts';
import { startWorker } from './protocol.ts';
import type { BotWorker } from './protocol.ts';

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
      return answer && 'action' in answer ? answer.action : quickAction(state, seed);
    },
    close: asker.close,
  };
}
