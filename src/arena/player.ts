import type { CastleAction, CastlePosition, CastleSetup } from '../game/index.ts';

/** A game so far, as the arena keeps it: the whole truth, of which a player takes what it may know. */
export interface GameSoFar {
  readonly setup: CastleSetup;
  readonly actions: readonly CastleAction[];
  readonly position: CastlePosition;
  /** Milliseconds that the other player took for a choice in this game, on average; undefined before its first. */
  readonly opponentMs: number | undefined;
}

/** One player in one game. */
export type ArenaPlayer = (game: GameSoFar) => CastleAction | Promise<CastleAction>;
/** Seats a player for a game; the seed is its chance. */
export type Seating = (seed: string) => ArenaPlayer;
