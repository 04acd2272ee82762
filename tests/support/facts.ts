import type { CarcassonneLessonRef, CarcassonneLessonText } from '../../src/session/contracts/learn.ts';

/** What a module says about itself for the tests of all modules: `facts.ts` of its folder in tests/expansions. */
export interface Facts {
  /** By text of a scene of its chapter: the points that the scene shows, according to that text. */
  readonly points?: Readonly<Record<string, readonly (readonly [player: number, points: number])[]>>;
  /** Wrong answers to its lessons: lesson, step, what is played, what is said. */
  readonly wrongAnswers?: readonly [CarcassonneLessonRef['id'], number, string, CarcassonneLessonText][];
  /** Other right answers, step by step. */
  readonly otherWays?: readonly [CarcassonneLessonRef['id'], readonly string[]][];
}

const FILES = import.meta.glob<{ readonly facts: Facts }>('../expansions/*/facts.ts', { eager: true });
export const FACTS: readonly Facts[] = Object.values(FILES).map(({ facts }) => facts);
