import type { Judgement } from '../bots/advice.ts';
import type { Entry, MatchView } from './contract.ts';

export type { Judgement };

/** Less than this is no loss: the judge is no surer than that. In expected points. */
export const SURE = 0.5;

/** One turn of a game: from the moment before its first action to the moment after its last. */
export interface ReviewTurn {
  /** As the log counts. */
  readonly turn: number;
  readonly player: number;
  readonly start: number;
  readonly end: number;
}

/** What the turns of a finished game were worth. */
export interface AnalysisView {
  readonly running: boolean;
  /** By the place of the turn: `undefined` before it was judged, `null` where nothing could be found out. */
  readonly judgements: readonly (Judgement | null | undefined)[];
  readonly done: number;
}

/** A game stepped through. A moment is the number of actions played so far. */
export interface ReviewView {
  readonly at: number;
  readonly last: number;
  /** It steps by itself. */
  readonly playing: boolean;
  readonly turns: readonly ReviewTurn[];
  /** The turn under way, or about to begin, at this moment; `null` at the end of the game. */
  readonly turn: ReviewTurn | null;
  /** The whole game; each entry with the moment at which it had happened. */
  readonly log: readonly { readonly entry: Entry; readonly moment: number }[];
  /** How it looked at the end. */
  readonly whole: MatchView;
  /** A game that is over can be judged, and played otherwise from any moment. */
  readonly over: boolean;
  readonly analysis: AnalysisView;
}

/** Steps through a game. */
export interface Review {
  readonly view: ReviewView;
  subscribe(listener: () => void): () => void;
  /** To a moment; beyond the ends, to the end. */
  go(moment: number): void;
  /** Steps by itself, from the beginning if it was at the end; or stops. */
  play(on: boolean): void;
  /** Judges all turns, the last one first and the one looked at before all others; or stops. */
  analyse(on: boolean): void;
}
