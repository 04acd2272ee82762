import type { GameState } from '../../game/index.ts';

/** The tiles of a finished game, for another player to play, with its result. */
export interface Challenge {
  /** The state before the first draw, secrets included. */
  readonly start: GameState;
  /** The challenger's seat; player 0 started. */
  readonly place: number;
  readonly name: string;
  /** The challenger's points, then those of the others in the order of play. */
  readonly scores: readonly number[];
  /** The others in the order of play: a computer player's level, or `null` for a person. */
  readonly levels: readonly (string | null)[];
}

/** The player who accepts the challenge: first their own data, then the others in the order of play. */
export interface Taking {
  readonly names: readonly string[];
  /** Levels of the others; `null`: another person on this screen. */
  readonly levels: readonly (string | null)[];
}
