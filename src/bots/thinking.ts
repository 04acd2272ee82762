/** What search needs of a game; each family's computer players bring the two (castle: evaluation.ts, countryside: country/). */

/** A game that plays fast and backwards. Moves are numbers; a turn ends where `draw` or `final` is awaited. */
export interface Playing {
  readonly awaiting: string;
  /** The player of the turn. */
  readonly player: number;
  /** Tiles not drawn yet. */
  readonly left: number;
  /** How many moves can be taken back. */
  readonly depth: number;
  /** All tiles of the game in the order in which they are supposed to be drawn: those drawn first. */
  readonly deck: readonly number[];
  /** What the deck is supposed to be from here on. Not taken back. */
  assume(deck: readonly number[]): void;
  /** Undrawn tiles in an order that the rules allow, as near to the given one as can be. */
  arrange(undrawn: readonly number[]): readonly number[];
  /** Writes the legal moves into `out` from place `from` on, passing last; answers where they end. */
  listMoves(out: Int32Array, from: number): number;
  /** Names what a deployment changes, if the region stays open and the turn ends as by passing (`Evaluating.deploymentGain`); -1 otherwise. */
  openRegion(deployment: number): number;
  play(move: number, stopAt: 'draw'): void;
  /** Draws the tile of the next turn. */
  advance(): void;
  undo(): void;
}

/** What a position is worth. */
export interface Evaluating {
  /** How many positions were read: the work done. */
  count: number;
  /** Makes ready for positions with one tile more, which are then told faster. */
  look(): void;
  /** Expected lead of `me` at the end, in points. The position waits for a draw or for the final scoring. */
  value(me: number): number;
  /** What one more deployment of `me` would add to the value told last. */
  deploymentGain(region: number, me: number): number;
  /** Points on the track that count more for a builder and less for a spoiler (levels.ts). */
  points(me: number): number;
}
