import type { RuleSetId } from '../game/index.ts';
import type { Judgement } from '../bots/advice.ts';
import type { Puzzle } from '../bots/puzzles/puzzle.ts';
import type { CommonKey, RuleKey } from '../i18n/index.ts';
import { SURE } from './reviewContract.ts';

export type { Judgement, Puzzle };

/** By rules, in the order in which they are taught. No two have one name: what was done is kept by it. */
export const CASTLE_LESSONS = ['path', 'house', 'tower', 'court', 'join', 'token', 'empty'] as const;
export const COUNTRY_LESSONS = ['road', 'city', 'share', 'monastery', 'field', 'farm', 'garden', 'river'] as const;
export const LESSONS = [...CASTLE_LESSONS, ...COUNTRY_LESSONS] as const;
export type LessonId = (typeof LESSONS)[number];

/** A lesson and the rules by which it is taught. */
export interface CastleLessonRef {
  readonly rules: RuleSetId;
  readonly id: (typeof CASTLE_LESSONS)[number];
}
export interface CountryLessonRef {
  readonly rules: 'carcassonne';
  readonly id: (typeof COUNTRY_LESSONS)[number];
}
export type LessonRef = CastleLessonRef | CountryLessonRef;

/** A sentence of a lesson: in the words of the rule set. */
export type CastleLessonText = Extract<RuleKey, `lesson.${string}`>;
export type CountryLessonText = Extract<CommonKey, `country.lesson.${string}`>;

export type LessonText = CastleLessonText | CountryLessonText;

/** One step of a lesson at a time. */
export interface StepView {
  readonly step: number;
  readonly steps: number;
  /** `task`: something is to be done; `wrong`: it was done otherwise; `done`: it was done; `told`: there is only to read. */
  readonly mood: 'task' | 'wrong' | 'done' | 'told';
  readonly text: LessonText;
  /** Nothing comes after this. */
  readonly last: boolean;
}
export type LessonView = LessonRef & StepView;

export interface Tutor {
  readonly kind: 'lesson';
  readonly view: LessonView;
  subscribe(listener: () => void): () => void;
  /** Reads on, or tries the step again; not while something is to be done. */
  next(): void;
}

/** A puzzle at the table. */
export interface RiddleView {
  readonly puzzle: Puzzle;
  /** Its place in the list. */
  readonly place: number;
  /** It is the puzzle of this day. */
  readonly daily: boolean;
  readonly mood: 'ask' | 'judging' | 'judged';
  /** `null` where the turn could not be judged. */
  readonly judgement: Judgement | null;
  /** What the board shows once it is judged. */
  readonly shows: 'best' | 'own';
  /** It was answered before: this answer does not count. */
  readonly again: boolean;
}

export interface Riddle {
  readonly kind: 'puzzle';
  readonly view: RiddleView;
  subscribe(listener: () => void): () => void;
  show(what: RiddleView['shows']): void;
  again(): void;
}

/** What this device keeps of it. */
export interface Progress {
  readonly lessons: readonly LessonId[];
  /** Seed of a puzzle → expected points that the first answer gave away. */
  readonly puzzles: Readonly<Record<string, number>>;
  /** Days in a row on which the puzzle of the day was solved, and the last of them (as `dayOf` counts). */
  readonly streak: number;
  readonly lastDay: number;
}

export interface PuzzleList {
  readonly puzzles: readonly Puzzle[];
  /** Place of today's. */
  readonly today: number;
}

export interface School {
  /** What is at the table; `null` while a match is, or nothing. */
  readonly current: Tutor | Riddle | null;
  readonly progress: Progress;
  /** Days in a row up to yesterday or today. */
  readonly streak: number;
  /** `names`: of the learner and of the other player. `null`, or the code of what went wrong. */
  teach(lesson: LessonRef, names: readonly [string, string]): string | null;
  puzzles(): Promise<PuzzleList>;
  /** True once after the page's address asked for the puzzles. */
  takeWish(): boolean;
  pose(place: number, names: readonly [string, string]): Promise<string | null>;
}

/** Gave nothing away that could be told. */
export const isSolved = (loss: number | undefined): boolean => loss !== undefined && loss < SURE;

/** The lessons of a rule set, in their order. */
export const lessonsOf = (rules: LessonRef['rules']): readonly LessonRef[] =>
  rules === 'carcassonne' ? COUNTRY_LESSONS.map((id) => ({ rules, id })) : CASTLE_LESSONS.map((id) => ({ rules, id }));
