import type { AdviceOf, JudgementOf } from './advising.ts';
import type { Asker } from './asker.ts';
import type { AnswerOf, QuestionOf } from './protocol.ts';

/** Hints, and what a turn was worth: thought out in a worker of its own, one question after the other. */
export interface AdviserOf<State, Action, Why> {
  /** The best way to play on; `null` where none could be found out. */
  advise(state: State, seed: string): Promise<AdviceOf<Action, Why> | null>;
  /** How good a turn was, beside the best way (which is looked for unless it is given); `null` where it could not be found out. */
  judge(state: State, actions: readonly Action[], seed: string, best?: readonly Action[]): Promise<JudgementOf<Action, Why> | null>;
  /** Answers everything under way with `null`. */
  close(): void;
}

/** Longest time for one answer, in milliseconds. */
export const LIMIT = 10_000;

/** The adviser of a family. */
export function adviserOf<State, Action, Why>(asker: Asker<QuestionOf<State, Action>, AnswerOf<Action, Why>>): AdviserOf<State, Action, Why> {
  let closed = false;
  let queue: Promise<unknown> = Promise.resolve();
  const inTurn = (question: QuestionOf<State, Action>): Promise<AnswerOf<Action, Why> | null> => {
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
