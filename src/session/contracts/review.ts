import type { Judgement } from '../../bots/advice.ts';
import type { Entry, Match, MatchView } from './match.ts';

export type { Judgement };

/** In expected points. Smaller losses are ignored, because the analysis is not precise enough for them. */
export const SURE = 0.5;

/** One turn of a game, or a part of one that has two: from the moment before its first action to the moment after its last. */
export interface ReviewTurn {
  /** Number as in the log. */
  readonly turn: number;
  readonly second?: true | undefined;
  readonly player: number;
  readonly start: number;
  readonly end: number;
}

/** How good the turns of a finished game were. */
export interface AnalysisView {
  readonly running: boolean;
  /** By index of the turn: `undefined` until it is judged, `null` if it could not be judged. */
  readonly judgements: readonly (Judgement | null | undefined)[];
  readonly done: number;
}

/** A replay. A moment is the number of actions played so far. */
export interface ReviewView {
  readonly at: number;
  readonly last: number;
  /** The replay advances automatically. */
  readonly playing: boolean;
  readonly turns: readonly ReviewTurn[];
  /** The turn in progress, or about to start, at this moment; `null` at the end of the game. */
  readonly turn: ReviewTurn | null;
  /** The log of the whole game; `moment` is the first one after the entry's event. */
  readonly log: readonly { readonly entry: Entry; readonly moment: number }[];
  /** The view at the end. */
  readonly final: MatchView;
  /** The game is over, so it can be analysed, and played on from any moment. */
  readonly over: boolean;
  /** The game is played at a real table: it can be corrected from any moment, also before it is over. */
  readonly byHand: boolean;
  readonly analysis: AnalysisView;
}

/** Controls a replay. */
export interface Review {
  readonly view: ReviewView;
  subscribe(listener: () => void): () => void;
  /** Goes to a moment, clamped to the game. */
  go(moment: number): void;
  /** Starts or stops automatic play; from the end it starts at the beginning. */
  play(on: boolean): void;
  /** Starts or stops judging all turns: first the shown one, then from the last to the first. */
  analyse(on: boolean): void;
}

/** A game from its beginning to what the table shows. A moment is the number of actions played so far. */
export interface Story {
  readonly last: number;
  readonly turns: readonly ReviewTurn[];
  /** The game at a moment up to the last one, as a replay shows it. */
  at(moment: number): MatchView;
}

/** What the table shows: a match in progress, or a moment of its replay. Table and panels need not distinguish them. */
export interface TableMatch {
  readonly match: Match;
  /** `null` while the match itself is shown. */
  readonly review: Review | null;
  /** Shows the match after this many actions, by default the current state. */
  open(moment?: number): void;
  leave(): void;
  story(): Story;
}
