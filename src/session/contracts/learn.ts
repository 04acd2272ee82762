import { MODULE_LESSON_NAMES } from '../../expansions/lessonNames.ts';
import type { RuleSetId } from '../../game/index.ts';
import type { Judgement } from '../../bots/advice.ts';
import { THEMES, levelOf } from '../../bots/puzzles/puzzle.ts';
import type { Puzzle } from '../../bots/puzzles/puzzle.ts';
import type { CommonKey, RuleKey } from '../../i18n/index.ts';
import { SURE } from './review.ts';

export { THEMES, levelOf };
export type { Judgement, Puzzle };

/** By rule set, in teaching order. Names are unique across rule sets, because progress is stored by name. */
export const CASTLE_LESSONS = ['path', 'house', 'tower', 'court', 'join', 'token', 'empty'] as const;
export const CARCASSONNE_LESSONS = [
  'road',
  'city',
  'share',
  'monastery',
  'field',
  'farm',
  ...MODULE_LESSON_NAMES,
] as const;
export const LESSONS = [...CASTLE_LESSONS, ...CARCASSONNE_LESSONS] as const;
export type LessonId = (typeof LESSONS)[number];

/** A lesson and its rule set. */
export interface CastleLessonRef {
  readonly rules: RuleSetId;
  readonly id: (typeof CASTLE_LESSONS)[number];
}
export interface CarcassonneLessonRef {
  readonly rules: 'carcassonne';
  readonly id: (typeof CARCASSONNE_LESSONS)[number];
}
export type LessonRef = CastleLessonRef | CarcassonneLessonRef;

/** A text of a lesson, with the vocabulary of the rule set. */
export type CastleLessonText = Extract<RuleKey, `lesson.${string}`>;
export type CarcassonneLessonText = Extract<CommonKey, `carcassonne.lesson.${string}`>;

export type LessonText = CastleLessonText | CarcassonneLessonText;

/** The current step of a lesson. */
export interface StepView {
  readonly step: number;
  readonly steps: number;
  /** `task`: the learner has to act; `wrong`: they did something else; `done`: they did it; `told`: a text to read. */
  readonly mood: 'task' | 'wrong' | 'done' | 'told';
  readonly text: LessonText;
  /** This is the last step. */
  readonly last: boolean;
}
export type LessonView = LessonRef & StepView;

export interface Tutor {
  readonly kind: 'lesson';
  readonly view: LessonView;
  subscribe(listener: () => void): () => void;
  /** Goes to the next step, or retries the current one; does nothing while a task is open. */
  next(): void;
}

/** A puzzle being played. */
export interface PuzzleView {
  readonly puzzle: Puzzle;
  /** Its number among the puzzles of its rule set, from 1 on. */
  readonly number: number;
  /** It is today's puzzle. */
  readonly daily: boolean;
  readonly mood: 'ask' | 'judging' | 'judged';
  /** `null` if the turn could not be judged. */
  readonly judgement: Judgement | null;
  /** What the board shows after judging. */
  readonly shows: 'best' | 'own';
  /** The puzzle was answered before, so this answer does not count. */
  readonly again: boolean;
}

export interface ActivePuzzle {
  readonly kind: 'puzzle';
  readonly view: PuzzleView;
  subscribe(listener: () => void): () => void;
  show(what: PuzzleView['shows']): void;
  again(): void;
}

/** The progress stored on this device. */
export interface Progress {
  readonly lessons: readonly LessonId[];
  /** Seed of a puzzle → expected points lost by the first answer. */
  readonly puzzles: Readonly<Record<string, number>>;
  /** Number of consecutive days on which the daily puzzle was solved, and the last of them (as counted by `dayOf`). */
  readonly streak: number;
  readonly lastDay: number;
}

export interface PuzzleList {
  readonly puzzles: readonly Puzzle[];
  /** Rule set → index of its puzzle of the day. */
  readonly today: Readonly<Record<string, number>>;
}

export interface Learning {
  /** The current lesson or puzzle; `null` if there is none. */
  readonly current: Tutor | ActivePuzzle | null;
  readonly progress: Progress;
  /** Length of the streak that ends today or yesterday. */
  readonly streak: number;
  /** Starts a lesson. `names`: of the learner and the opponent. Returns `null`, or an error code. */
  /** Rejects if the lessons cannot be loaded. */
  teach(lesson: LessonRef, names: readonly [string, string]): Promise<string | null>;
  puzzles(): Promise<PuzzleList>;
  /** Returns true once after the page's address has asked for the puzzles. */
  takeRequest(): boolean;
  pose(place: number, names: readonly [string, string]): Promise<string | null>;
}

/** True if the answer lost no measurable points. */
export const isSolved = (loss: number | undefined): boolean => loss !== undefined && loss < SURE;

/** The lessons of a rule set, in teaching order. */
export const lessonsOf = (rules: LessonRef['rules']): readonly LessonRef[] =>
  rules === 'carcassonne'
    ? CARCASSONNE_LESSONS.map((id) => ({ rules, id }))
    : CASTLE_LESSONS.map((id) => ({ rules, id }));
