import type { Action, GameState } from '../game/index.ts';
import type { Advice, Judgement } from './advice.ts';
import type { BotLevel } from './levels.ts';

/** What the page and the worker of the computer players say to each other. A question carries a player's view: no deck, no token face down. */
export type Question = {
  readonly state: GameState;
  /** Chance of the answer; the same question gets the same answer where time does not run out. */
  readonly seed: string;
} & (
  | { readonly ask: 'choice'; readonly level: BotLevel }
  | { readonly ask: 'advice' }
  /** How good these actions were, from `state` to the end of the turn; beside `best`, if that is known. */
  | { readonly ask: 'judgement'; readonly actions: readonly Action[]; readonly best?: readonly Action[] }
);
export type Answer = { readonly action: Action } | { readonly advice: Advice } | { readonly judgement: Judgement };

export type BotRequest = Question & { readonly id: number };
export type BotReply = { readonly id: number } & (Answer | { readonly error: string });

/** What the page needs of a `Worker`. */
export type BotWorker = Pick<Worker, 'postMessage' | 'terminate'> & {
  onmessage: ((event: MessageEvent<BotReply>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
};

export const startWorker = (): BotWorker => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
