import type { Judgement } from '../bots/advice.ts';
import type { Entry, MatchView } from './contract.ts';

export type { Judgement };

/** Losses below this are ignored, because the analysis is no more precise. In expected points. */
export const SURE = 0.5;

/** One turn of a game: from the moment before its first action to the moment after its last. */
export interface ReviewTurn {
  /** Numbered as in the log. */
  readonly turn: number;
  readonly player: number;
  readonly start: number;
  readonly end: number;
}

/** What the turns of a finished game were worth. */
export interface AnalysisView {
  readonly running: boolean;
  /** By the place of the turn: `undefined` before it is judged, `null` if it could not be judged. */
  readonly judgements: readonly (Judgement | null | undefined)[];
  readonly done: number;
}

/** A replay. A moment is the number of actions played so far. */
export interface ReviewView {
  readonly at: number;
  readonly last: number;
  /** It plays automatically. */
  readonly playing: boolean;
  readonly turns: readonly ReviewTurn[];
  /** The turn in progress, or about to start, at this moment; `null` at the end of the game. */
  readonly turn: ReviewTurn | null;
  /** The whole game; each entry with the moment at which it had happened. */
  readonly log: readonly { readonly entry: Entry; readonly moment: number }[];
  /** The state at the end. */
  readonly whole: MatchView;
  /** A finished game can be analysed, and played differently from any moment. */
  readonly over: boolean;
  readonly analysis: AnalysisView;
}

/** Controls a replay. */
export interface Review {
  readonly view: ReviewView;
  subscribe(listener: () => void): () => void;
  /** Goes to a moment; beyond the ends, to the end. */
  go(moment: number): void;
  /** Plays automatically, from the beginning if it was at the end; or stops. */
  play(on: boolean): void;
  /** Judges all turns, the last one first and the shown one before all others; or stops. */
  analyse(on: boolean): void;
}
