import type { Action, GameState } from '../game/index.ts';
import type { Advice, Judgement } from './advice.ts';
import type { BotLevel } from './levels.ts';
import type { Decks, Lines } from './lines.ts';

/**
 * Messages between the page and the worker of the computer players. A request contains a player's view: no deck, no
 * face-down tokens.
 */
export type Question = {
  readonly state: GameState;
  /** Seed of the random numbers; the same request gets the same response unless time runs out. */
  readonly seed: string;
} & (
  | { readonly ask: 'choice'; readonly level: BotLevel }
  | { readonly ask: 'advice' }
  /** Judges these actions, from `state` to the end of the turn, against `best` if that is known. */
  | { readonly ask: 'judgement'; readonly actions: readonly Action[]; readonly best?: readonly Action[] }
  /** Lists ways to play the turn that was played with these actions. */
  | { readonly ask: 'lines'; readonly actions: readonly Action[] }
  /** Values of such lines over decks, of as many as there is time for. */
  | ({ readonly ask: 'values'; readonly lines: readonly (readonly Action[])[] } & Decks)
);
export type Answer =
  | { readonly action: Action }
  | { readonly advice: Advice }
  | { readonly judgement: Judgement }
  | { readonly lines: Lines }
  | { readonly values: readonly (readonly number[])[] };

export type BotRequest = Question & { readonly id: number };
export type BotReply = { readonly id: number } & (Answer | { readonly error: string });

/** The part of `Worker` used here. */
export type BotWorker = Pick<Worker, 'postMessage' | 'terminate'> & {
  onmessage: ((event: MessageEvent<BotReply>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
};

export const startWorker = (): BotWorker => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
