import type { Advice, DeeperJudgement, JudgedLine, Judgement } from '../../bots/advice.ts';
import type { Entry, Match, MatchView } from './match.ts';

export type { DeeperJudgement, JudgedLine, Judgement };

/** In expected points. Smaller losses are ignored, because the evaluation is not precise enough for them. */
export const SURE = 0.5;

/** True if the turn certainly lost points: chance alone does not explain the difference from the best turn found. */
export const isMistake = ({ loss, error }: Pick<Judgement, 'loss' | 'error'>): boolean => loss >= SURE && loss > error;

/** One turn of a game, or a part of one that has two: from the moment before its first action to the moment after its last. */
export interface ReviewTurn {
  /** Number as in the log. */
  readonly turn: number;
  readonly second?: true | undefined;
  readonly player: number;
  readonly start: number;
  readonly end: number;
}

/** What the analysis does: a quick judgement of every turn, or a deeper look at every turn or at one. */
export type AnalysisWork = 'quick' | 'deeper' | 'turn';

/** How good the turns of a finished game were. */
export interface AnalysisView {
  /** `null` while nothing is searched. */
  readonly work: AnalysisWork | null;
  /** What is not completely done; `turn` for the turn that is shown. */
  readonly open: readonly AnalysisWork[];
  /** The last work has failed at a turn. */
  readonly failed: boolean;
  /** How much of the work is done, `0…1`. */
  readonly share: number;
  /** Index of the turn that a deeper look is about; -1 if there is none. */
  readonly place: number;
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
  /** The turn that the table suggests at this moment. */
  readonly suggested: Advice | null;
}

/** Controls a replay. */
export interface Review {
  readonly view: ReviewView;
  subscribe(listener: () => void): () => void;
  /** Goes to a moment, clamped to the game. */
  go(moment: number): void;
  /** Starts or stops automatic play; from the end it starts at the beginning. */
  play(on: boolean): void;
  /**
   * Starts this work, or stops all; what has been found stays. With all turns, the shown one comes first, then the last.
   * `turn` looks deeper at the shown turn, whose start is shown then; what it interrupts continues after it.
   */
  analyse(work: AnalysisWork | null): void;
  /** Shows one of the lines that a deeper look at the shown turn has found, until another moment is shown. */
  showLine(line: JudgedLine): void;
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
