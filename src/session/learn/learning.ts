import { createAdviser } from '../../bots/adviser.ts';
import type { Adviser } from '../../bots/adviser.ts';
import type { Match, NewGame } from '../contracts/match.ts';
import type { Progress, Learning } from '../contracts/learn.ts';
import type { TextStorage } from '../../persistence/storage.ts';
import { dayOf, keepProgress, loadProgress, streakOn, withAnswer, withLesson } from './progress.ts';

/** Lessons and puzzles: the current one, and the progress. */

export interface LearningPorts {
  readonly storage: TextStorage;
  readonly now: () => number;
  readonly confirm: () => boolean;
  /** Opens a prepared match. */
  readonly onMatch: (game: NewGame, match: Match) => void;
  readonly onChange: () => void;
  /** The browser does not save progress. */
  readonly onUnkept: () => void;
  readonly newAdviser?: () => Adviser;
}

export interface RunningLearning extends Learning {
  /** The page's address asks for the puzzles. */
  request(): void;
  /** Another match, or none, is now the current one. */
  end(): void;
  /** Call when another tab may have changed the progress. */
  reread(): void;
}

export function createLearning({
  storage,
  now,
  confirm,
  onMatch,
  onChange,
  onUnkept,
  newAdviser = createAdviser,
}: LearningPorts): RunningLearning {
  let current: Learning['current'] = null;
  let progress = loadProgress(storage);
  let requested = false;

  /** False after a failure to save; the progress then lasts as long as the page. */
  let kept = true;

  function reread(): void {
    if (kept) progress = loadProgress(storage);
  }

  function learn(step: (before: Progress) => Progress): void {
    reread();
    const next = step(progress);
    if (next === progress) return;
    progress = next;
    kept = keepProgress(storage, progress);
    if (!kept) onUnkept();
    onChange();
  }

  /** The list is loaded on first use. */
  async function puzzles(): ReturnType<Learning['puzzles']> {
    const { placesOfDay, shippedPuzzles } = await import('./puzzles.ts');
    const list = shippedPuzzles();
    return { puzzles: list, today: placesOfDay(dayOf(now()), list) };
  }

  return {
    get current() {
      return current;
    },
    get progress() {
      return progress;
    },
    get streak() {
      return streakOn(progress, dayOf(now()));
    },
    /** Lessons are loaded on first use, too. */
    async teach(lesson, names) {
      const [{ prepare }, { teach }] = await Promise.all([import('./lessons/index.ts'), import('./tutor.ts')]);
      const { game, match, tutor } = teach(lesson, prepare(lesson), names, {
        confirm,
        onDone: () => learn((before) => withLesson(before, lesson.id)),
      });
      current = tutor;
      onMatch(game, match);
      return null;
    },
    puzzles,
    request() {
      requested = true;
      onChange();
    },
    takeRequest() {
      const was = requested;
      requested = false;
      return was;
    },
    async pose(place, names) {
      const [{ puzzles: list, today }, { openPuzzle }] = await Promise.all([puzzles(), import('./activePuzzle.ts')]);
      const puzzle = list[place];
      if (!puzzle) return 'save-missing';
      const day = dayOf(now());
      const daily = place === today[puzzle.rules];
      const number = list.slice(0, place + 1).filter(({ rules }) => rules === puzzle.rules).length;
      const answered = (): boolean => Object.hasOwn(progress.puzzles, puzzle.seed);
      const posed = openPuzzle(puzzle, { number, daily }, names, {
        confirm,
        newAdviser,
        answered,
        onAnswer: (loss) => learn((before) => withAnswer(before, puzzle.seed, loss, daily ? day : null)),
      });
      if (!posed.ok) return posed.error.code;
      const { game, match, active } = posed.value;
      current = active;
      onMatch(game, match);
      return null;
    },
    end() {
      current = null;
    },
    reread,
  };
}
