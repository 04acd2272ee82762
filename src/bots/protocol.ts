import type { CastleAction, CastleState } from '../game/index.ts';
import type { AdviceOf, JudgementOf } from './advising.ts';
import type { BotLevel } from './levels.ts';
import type { Reason } from './reasons.ts';

/** What the page and a family's worker say to each other. A question carries a player's view: no deck, no token face down. */
export type QuestionOf<State, Action> = {
  readonly state: State;
  /** Chance of the answer; the same question gets the same answer where time does not run out. */
  readonly seed: string;
} & (
  | { readonly ask: 'choice'; readonly level: BotLevel }
  | { readonly ask: 'advice' }
  /** How good these actions were, from `state` to the end of the turn; beside `best`, if that is known. */
  | { readonly ask: 'judgement'; readonly actions: readonly Action[]; readonly best?: readonly Action[] }
);
export type AnswerOf<Action, Why> = { readonly action: Action } | { readonly advice: AdviceOf<Action, Why> } | { readonly judgement: JudgementOf<Action, Why> };

export type RequestOf<Q> = Q & { readonly id: number };
export type ReplyOf<A> = { readonly id: number } & (A | { readonly error: string });

/** What the page needs of a `Worker`. */
export type WorkerOf<A> = Pick<Worker, 'postMessage' | 'terminate'> & {
  onmessage: ((event: MessageEvent<ReplyOf<A>>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
};

/** The Castle and Zamek. */
export type Question = QuestionOf<CastleState, CastleAction>;
export type Answer = AnswerOf<CastleAction, Reason>;
export type BotRequest = RequestOf<Question>;
export type BotReply = ReplyOf<Answer>;
export type BotWorker = WorkerOf<Answer>;

export const startWorker = (): BotWorker => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
