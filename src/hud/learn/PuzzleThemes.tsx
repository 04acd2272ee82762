import type { VNode } from 'preact';
import { THEMES, isSolved, levelOf } from '../../session/contracts/learn.ts';
import type { Puzzle } from '../../session/contracts/learn.ts';
import { useApp, useFreshId, useTexts } from '../kit/context.tsx';
import { Icon } from '../kit/icons.tsx';
import { aboutPuzzle, stateIn, themeName } from './puzzleWords.ts';
import text from '../kit/text.module.css';
import styles from './PuzzleThemes.module.css';

/** A puzzle of a rule set: its place in the list of all, and its number in that of the rule set. */
interface Listed {
  readonly puzzle: Puzzle;
  readonly place: number;
  readonly number: number;
}

interface PuzzleThemesProps {
  /** In order; their numbers begin with 1. */
  readonly puzzles: readonly Omit<Listed, 'number'>[];
  /** Place of the puzzle of the day. */
  readonly today: number;
  readonly onOpen: (place: number) => void;
}

const LEVELS = [1, 2, 3] as const;

/** The puzzles of a rule set by theme, and in it by difficulty. */
export function PuzzleThemes({ puzzles, today, onOpen }: PuzzleThemesProps): VNode {
  const texts = useTexts();
  const { t } = texts;
  const { progress } = useApp().learning;
  const listed = puzzles.map((one, n) => ({ ...one, number: n + 1 }));
  return (
    <>
      {THEMES.map((theme) => {
        const own = listed.filter(({ puzzle }) => puzzle.theme === theme);
        if (own.length === 0) return null;
        const solved = own.filter(({ puzzle }) => isSolved(progress.puzzles[puzzle.seed])).length;
        return (
          <section key={theme} class={styles.theme}>
            <h4>{themeName(texts, theme)}</h4>
            <p class={text.hint}>{t('puzzles.solved', { solved, count: own.length })}</p>
            {LEVELS.map((level) => {
              const some = own.filter(({ puzzle }) => levelOf(puzzle) === level);
              return some.length === 0 ? null : (
                <Level key={level} name={t(`puzzles.level.${level}`)} puzzles={some} today={today} onOpen={onOpen} />
              );
            })}
          </section>
        );
      })}
    </>
  );
}

interface LevelProps {
  readonly name: string;
  readonly puzzles: readonly Listed[];
  readonly today: number;
  readonly onOpen: (place: number) => void;
}

function Level({ name, puzzles, today, onOpen }: LevelProps): VNode {
  const texts = useTexts();
  const { t, number: numeral } = texts;
  const { progress } = useApp().learning;
  const id = useFreshId('level');
  return (
    <div class={styles.level}>
      <p class={text.label} id={id}>
        {name}
      </p>
      <ol class={styles.list} aria-labelledby={id}>
        {puzzles.map(({ puzzle, place, number }) => {
          const state = stateIn(texts, progress.puzzles[puzzle.seed]);
          const label = [t('puzzles.number', { number }), ...aboutPuzzle(texts, puzzle), state.words].join(', ');
          return (
            <li key={puzzle.seed}>
              <button
                type="button"
                class={styles.button}
                data-state={state.name}
                aria-label={label}
                title={label}
                aria-current={place === today ? 'date' : undefined}
                onClick={() => onOpen(place)}
              >
                {state.name === 'solved' && <Icon name="star" />}
                {numeral(number)}
              </button>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
