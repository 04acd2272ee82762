import type { Action, GameState } from '../game/index.ts';
import type { Advice, Judgement } from './advice.ts';
import { createAsker } from './asker.ts';
import { startWorker } from './protocol.ts';
import type { Answer, BotWorker, Question } from './protocol.ts';

/** Hints, and what a turn was worth, in any game: thought out in a worker of its own, one question after the other. */
export interface Adviser {
  /** The best way to play on; `null` where none could be found out. */
  advise(state: GameState, seed: string): Promise<Advice | null>;
  /** How good a turn was, beside the best way (which is looked for unless it is given); `null` where it could not be found out. */
  judge(
    state: GameState,
    actions: readonly Action[],
    seed: string,
    best?: readonly Action[],
  ): Promise<Judgement | null>;
  /** Answers everything under way with `null`. */
  close(): void;
}

/** Longest time for one answer, in milliseconds. */
const LIMIT = 10_000;

export function createAdviser(start: () => BotWorker = startWorker, limit = LIMIT): Adviser {
  const asker = createAsker(start, limit);
  let closed = false;
  let queue: Promise<unknown> = Promise.resolve();
  const inTurn = (question: Question): Promise<Answer | null> => {
    const answer = queue.then(() => (closed ? null : asker.ask(question)));
    queue = answer;
    return answer;
  };

  return {
    advise: async (state, seed) => {
      const answer = await inTurn({ ask: 'advice', state, seed });
      return answer && 'advice' in answer ? answer.advice : null;
    },
    judge: async (state, actions, seed, best) => {
      const answer = await inTurn({ ask: 'judgement', state, actions, seed, ...(best ? { best } : {}) });
      return answer && 'judgement' in answer ? answer.judgement : null;
    },
    close: () => {
      closed = true;
      asker.close();
    },
  };
}
