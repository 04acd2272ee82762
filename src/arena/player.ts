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

/** A game so far as the arena knows it, secrets included; players use only what they may know. */
export interface GameSoFar<F extends GameTypes = Castle> {
  readonly setup: F['setup'];
  readonly actions: readonly F['action'][];
  readonly position: F['position'];
  /** Mean time of the others' choices in this game, in milliseconds; undefined before their first. */
  readonly opponentMs: number | undefined;
}

/** A player in one game. */
export type ArenaPlayer<F extends GameTypes = Castle> = (game: GameSoFar<F>) => F['action'] | Promise<F['action']>;
/** Creates a player for one game; `seed` seeds its random numbers. */
export type Seating<F extends GameTypes = Castle> = (seed: string) => ArenaPlayer<F>;
