import { filesOfExpansions } from './filesOfExpansions.ts';
import type { Language } from '../../src/i18n/index.ts';
import type { CarcassonneLessonRef, CarcassonneLessonText } from '../../src/session/contracts/learn.ts';

/** What a module says about itself for the tests of all modules: `facts.ts` of its folder in tests/expansions. */
export interface Facts {
  /** Its published name by language, for an expansion that the README does not name yet. */
  readonly names?: Readonly<Record<Language, string>>;
  /** Other words that name it in code, as a volcano names the dragon. */
  readonly words?: readonly string[];
  /** Its name is a common word with other meanings in the program: only the quoted word, `'count'`, names it. */
  readonly isCommonWord?: true;
  /** By text of a scene of its chapter: the points that the scene shows, according to that text. */
  readonly points?: Readonly<Record<string, readonly (readonly [player: number, points: number])[]>>;
  /** Wrong answers to its lessons: lesson, step, what is played, what is said. */
  readonly wrongAnswers?: readonly [CarcassonneLessonRef['id'], number, string, CarcassonneLessonText][];
  /** Other right answers, step by step. */
  readonly otherWays?: readonly [CarcassonneLessonRef['id'], readonly string[]][];
}

const FILES = await filesOfExpansions<{ readonly facts: Facts }>('facts.ts');
/** By the name of the module. */
export const FACTS_OF: ReadonlyMap<string, Facts> = new Map([...FILES].map(([id, { facts }]) => [id, facts]));
export const FACTS: readonly Facts[] = [...FACTS_OF.values()];
