import type { Asker } from './asker.ts';
import type { BotLevel } from './levels.ts';
import type { AnswerOf, QuestionOf } from './protocol.ts';

/** Where choices are made: away from the page. */
export interface ThinkerOf<State, Action> {
  /** Never fails: a worker that dies or overruns is replaced, and the choice of a bot that thinks for no time is taken instead. */
  think(state: State, level: BotLevel, seed: string): Promise<Action>;
  close(): void;
}

/** Longest time for one choice, in milliseconds. */
export const LIMIT = 8000;

/** The thinker of a family: whoever asks its worker, and what is done where that does not answer. */
export function thinkerOf<State, Action, Why>(asker: Asker<QuestionOf<State, Action>, AnswerOf<Action, Why>>, quick: (state: State, seed: string) => Action): ThinkerOf<State, Action> {
  return {
    think: async (state, level, seed) => {
      const answer = await asker.ask({ ask: 'choice', state, level, seed });
      return answer && 'action' in answer ? answer.action : quick(state, seed);
    },
    close: asker.close,
  };
}

/** The choice of the strongest level that thinks for no time worth naming; should that fail too, any legal action. */
export function quickly<State, Action>(choose: (state: State, level: BotLevel, seed: string) => Action, simplest: (state: State) => Action): (state: State, seed: string) => Action {
  return (state, seed) => {
    try {
      return choose(state, 'castellan', seed);
    } catch {
      // Whatever is wrong with the bot, the game goes on.
      return simplest(state);
    }
  };
}
