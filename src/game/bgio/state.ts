import type { CastleAction } from '../rulesets/castle/action.ts';
import type { CastleSetup } from '../rulesets/castle/record.ts';
import type { KnownSetup } from '../rulesets/castle/setup.ts';
import type { CastleState } from '../rulesets/castle/state.ts';

/** What boardgame.io keeps as `G`: the state, and the actions that led there, which make it a record. */
export interface MatchState {
  readonly players: readonly [string, string];
  readonly state: CastleState;
  readonly actions: readonly CastleAction[];
  /** The last action turned up a token: it cannot be taken back. */
  readonly revealed: boolean;
}

/**
 * What a match begins with. Without a deck it is dealt by boardgame.io's random numbers, from its seed. Where nobody knows the
 * deck – two devices that draw together – `undrawn` tiles follow the known ones, tokens face down are `null`, and each is
 * told by the move `reveal` when its time has come.
 */
export type MatchSetup = Pick<CastleSetup, 'rules' | 'set' | 'options' | 'players'> & Partial<Pick<KnownSetup, 'deck' | 'wallTokens' | 'undrawn'>>;
