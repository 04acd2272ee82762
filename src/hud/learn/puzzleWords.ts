import type { Texts } from '../../i18n/index.ts';
import { isSolved, levelOf } from '../../session/contracts/learn.ts';
import type { Puzzle } from '../../session/contracts/learn.ts';
import { moduleWords } from '../modules/index.ts';

/** Its difficulty, and the expansions it is played with. */
export const aboutPuzzle = (texts: Texts, puzzle: Puzzle): readonly string[] => [
  texts.t(`puzzles.level.${levelOf(puzzle)}`),
  ...puzzle.modules.map((id) => moduleWords(id).name(texts)),
];

/** Those that only Carcassonne has are called by its words. */
export function themeName({ t }: Texts, theme: Puzzle['theme']): string {
  return theme === 'fields' || theme === 'cloisters'
    ? t(`carcassonne.puzzles.theme.${theme}`)
    : t(`puzzles.theme.${theme}`);
}

interface State {
  readonly name: 'new' | 'solved' | 'lost';
  readonly words: string;
}

/** How the first answer went. `loss`: in points; undefined: there was none. */
export function stateIn({ t }: Texts, loss: number | undefined): State {
  if (loss === undefined) return { name: 'new', words: t('puzzles.state.new') };
  return isSolved(loss)
    ? { name: 'solved', words: t('puzzles.state.solved') }
    : { name: 'lost', words: t('puzzles.state.lost', { count: loss }) };
}
