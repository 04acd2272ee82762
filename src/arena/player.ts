import type { CastleAction, CastlePosition, CastleSetup, carcassonne } from '../game/index.ts';

/** The types of a rule set. */
export interface GameTypes {
  readonly setup: unknown;
  readonly position: unknown;
  readonly action: unknown;
}

export interface Castle extends GameTypes {
  readonly setup: CastleSetup;
  readonly position: CastlePosition;
  readonly action: CastleAction;
}

export interface Carcassonne extends GameTypes {
  readonly setup: carcassonne.CarcassonneSetup;
  readonly position: carcassonne.CarcassonnePosition;
  readonly action: carcassonne.Action;
}

/** A game so far, as the arena keeps it: the whole truth, of which a player takes what it may know. */
export interface GameSoFar<F extends GameTypes = Castle> {
  readonly setup: F['setup'];
  readonly actions: readonly F['action'][];
  readonly position: F['position'];
  /** Milliseconds that the others took for a choice in this game, on average; undefined before their first. */
  readonly opponentMs: number | undefined;
}

/** One player in one game. */
export type ArenaPlayer<F extends GameTypes = Castle> = (game: GameSoFar<F>) => F['action'] | Promise<F['action']>;
/** Seats a player for a game; the seed is its chance. */
export type Seating<F extends GameTypes = Castle> = (seed: string) => ArenaPlayer<F>;
