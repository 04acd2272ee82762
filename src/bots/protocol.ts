import type { CastleAction, CastleState } from '../game/index.ts';

/** What the page and the worker say to each other. A request carries a player's view: no deck, no token face down. */
export interface BotRequest {
  readonly id: number;
  readonly level: BotLevel;
  readonly state: CastleState;
  /** Chance of the choice; the same request gets the same answer. */
  readonly seed: string;
}

export type BotReply =
  | { readonly id: number; readonly action: CastleAction }
  | { readonly id: number; readonly error: string };

/** Levels on offer, weakest first. */
export const BOT_LEVELS = ['novice', 'steward'] as const;
export type BotLevel = (typeof BOT_LEVELS)[number];
