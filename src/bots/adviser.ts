import type { Action, GameState } from '../game/index.ts';
import type { Advice, Judgement } from './advice.ts';
import { createAsker } from './asker.ts';
import type { Decks, Lines } from './lines.ts';
import { startWorker } from './protocol.ts';
import type { Answer, BotWorker, Question } from './protocol.ts';

/** Hints, judgements of turns and deeper looks at them, for every rule set. Computed in a separate worker, one request after the other. */
export interface Adviser {
  /** Resolves with the best way to continue; `null` if none could be found. */
  advise(state: GameState, seed: string): Promise<Advice | null>;
  /**
   * Judges a turn by comparison with the best one, which is searched unless given; `null` if it could not be judged.
   */
  judge(
    state: GameState,
    actions: readonly Action[],
    seed: string,
    best?: readonly Action[],
  ): Promise<Judgement | null>;
  /** Lists ways to play the turn that was played with these actions; `null` if that failed. */
  lines(state: GameState, actions: readonly Action[], seed: string): Promise<Lines | null>;
  /**
   * Values of lines over decks, of at least the first one: one row for each deck, with the lines in order; `null` if that
   * failed.
   */
  values(
    state: GameState,
    lines: readonly (readonly Action[])[],
    seed: string,
    decks: Decks,
  ): Promise<readonly (readonly number[])[] | null>;
  /** True if the last request failed because the code that answers it could not be loaded. */
  readonly missing?: boolean;
  /** Resolves all open requests with `null`. */
  close(): void;
}

/** Time limit for one response, in milliseconds. */
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
    lines: async (state, actions, seed) => {
      const answer = await inTurn({ ask: 'lines', state, actions, seed });
      return answer && 'lines' in answer ? answer.lines : null;
    },
    values: async (state, lines, seed, decks) => {
      const answer = await inTurn({ ask: 'values', state, lines, seed, ...decks });
      return answer && 'values' in answer ? answer.values : null;
    },
    get missing() {
      return asker.missing;
    },
    close: () => {
      closed = true;
      asker.close();
    },
  };
}
