import { isRecord, parseJson } from '../../game/index.ts';
import { LESSONS } from '../contracts/learn.ts';
import type { LessonId, Progress } from '../contracts/learn.ts';
import { isSolved } from '../contracts/learn.ts';
import { keepText, readText } from '../../persistence/storage.ts';
import type { TextStorage } from '../../persistence/storage.ts';

/** A learner's progress, stored in localStorage; unreadable progress counts as none. */

const KEY = 'ramparts-learning';
export const NO_PROGRESS: Progress = { lessons: [], puzzles: {}, streak: 0, lastDay: -1 };
const DAY = 86_400_000;
/** In days: a clock that was set back by less than this is tolerated. */
const CLOCK_SLACK = 31;

/** Days since 1970 in UTC, so that the daily puzzle is the same for everyone. */
export const dayOf = (time: number): number => Math.floor(time / DAY);

export function parseProgress(text: string | null): Progress {
  const value = parseJson(text ?? 'null');
  if (!isRecord(value)) return NO_PROGRESS;
  const given: Partial<Record<keyof Progress, unknown>> = value;
  const done: readonly unknown[] = Array.isArray(given.lessons) ? given.lessons : [];
  const losses = isRecord(given.puzzles) ? Object.entries(given.puzzles) : [];
  const count = (of: unknown, least: number): number =>
    typeof of === 'number' && Number.isInteger(of) && of >= least ? of : least;
  return {
    lessons: LESSONS.filter((id) => done.includes(id)),
    puzzles: Object.fromEntries(
      losses.filter((entry): entry is [string, number] => typeof entry[1] === 'number' && entry[1] >= 0),
    ),
    streak: count(given.streak, 0),
    lastDay: count(given.lastDay, -1),
  };
}

/** If storage is forbidden, progress lasts as long as the page. */
export const loadProgress = (storage: TextStorage): Progress => parseProgress(readText(storage, KEY));

/** Returns false if the browser does not save it. */
export const keepProgress = (storage: TextStorage, progress: Progress): boolean =>
  keepText(storage, KEY, JSON.stringify(progress));

export const withLesson = (progress: Progress, id: LessonId): Progress => ({
  ...progress,
  lessons: LESSONS.filter((known) => known === id || progress.lessons.includes(known)),
});

/**
 * Records an answer. Only the first answer to a puzzle counts, and for the streak only the first daily puzzle of a
 * `day`.
 */
export function withAnswer(progress: Progress, seed: string, loss: number, day: number | null): Progress {
  const known = Object.hasOwn(progress.puzzles, seed);
  const puzzles = known ? progress.puzzles : { ...progress.puzzles, [seed]: Math.round(loss * 10) / 10 };
  // A clock that was set back does not end the streak. If the last day is far in the future, the streak starts over.
  if (day === null || (progress.lastDay >= day && progress.lastDay - day < CLOCK_SLACK))
    return known ? progress : { ...progress, puzzles };
  const streak = isSolved(loss) ? (progress.lastDay === day - 1 ? progress.streak + 1 : 1) : 0;
  return { ...progress, puzzles, streak, lastDay: day };
}

/** The streak on a day; it ends after a missed day. */
export const streakOn = ({ streak, lastDay }: Progress, day: number): number =>
  lastDay >= day - 1 && lastDay - day < CLOCK_SLACK ? streak : 0;
