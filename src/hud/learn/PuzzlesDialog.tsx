import type { VNode } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';
import { isSolved } from '../../session/contracts/learn.ts';
import type { Puzzle, PuzzleList } from '../../session/contracts/learn.ts';
import type { Texts } from '../../i18n/index.ts';
import { Alert } from '../kit/Alert.tsx';
import { TextButton } from '../kit/Button.tsx';
import { useApp, useTexts } from '../kit/context.tsx';
import { Dialog, showDialog } from '../kit/Dialog.tsx';
import type { Hud } from '../kit/hud.ts';
import { namesAt } from './names.ts';
import text from '../kit/text.module.css';
import styles from './PuzzlesDialog.module.css';

/** The puzzle of the day, and all the others. */
export function PuzzlesDialog(): VNode {
  const { learning } = useApp();
  const texts = useTexts();
  const { t } = texts;
  const [list, setList] = useState<PuzzleList | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const missing = (): void => setTrouble('part-missing');
  useLayoutEffect(() => void learning.puzzles().then(setList, missing), []);
  const open = (place: number): void => void learning.pose(place, namesAt(texts)).then(setTrouble, missing);
  return (
    <Dialog title={t('puzzles.title')}>
      <p class={text.lead}>{t('puzzles.hint')}</p>
      <Alert code={trouble} />
      <div class={styles.puzzles}>{list && <Puzzles list={list} onOpen={open} />}</div>
    </Dialog>
  );
}

interface PuzzlesProps {
  readonly list: PuzzleList;
  readonly onOpen: (place: number) => void;
}

function Puzzles({ list: { puzzles, today }, onOpen }: PuzzlesProps): VNode {
  const { streak, progress } = useApp().learning;
  const texts = useTexts();
  const { t } = texts;
  const stateOf = ({ seed }: Puzzle): State => stateIn(texts, progress.puzzles[seed]);
  const about = ({ rules, level }: Puzzle): readonly string[] => [texts.r(rules, 'name'), t(`puzzles.level.${level}`)];
  const now = puzzles[today];
  const solved = puzzles.filter(({ seed }) => isSolved(progress.puzzles[seed])).length;
  return (
    <>
      <section class={styles.today} aria-label={t('puzzles.today')}>
        <div>
          <h3>{t('puzzles.today')}</h3>
          <p class={text.hint}>{now && [...about(now), stateOf(now).words].join(' · ')}</p>
          {streak > 0 && <p class={styles.streak}>{t('puzzles.streak', { count: streak })}</p>}
        </div>
        <TextButton look="go" class={styles.go} sign="play" onPress={() => onOpen(today)}>
          {t('puzzles.play')}
        </TextButton>
      </section>
      <h3>{t('puzzles.others')}</h3>
      <p class={text.hint}>{t('puzzles.solved', { solved, count: puzzles.length })}</p>
      <ol class={styles.list}>
        {puzzles.map((puzzle, place) => {
          const { name, words } = stateOf(puzzle);
          const label = [t('puzzles.number', { number: place + 1 }), ...about(puzzle), words].join(', ');
          return (
            <li key={puzzle.seed}>
              <button
                type="button"
                class={styles.button}
                data-state={name}
                aria-label={label}
                title={label}
                aria-current={place === today ? 'date' : undefined}
                onClick={() => onOpen(place)}
              >
                {texts.number(place + 1)}
              </button>
            </li>
          );
        })}
      </ol>
    </>
  );
}

interface State {
  readonly name: 'new' | 'solved' | 'lost';
  readonly words: string;
}

function stateIn({ t }: Texts, loss: number | undefined): State {
  if (loss === undefined) return { name: 'new', words: t('puzzles.state.new') };
  return isSolved(loss)
    ? { name: 'solved', words: t('puzzles.state.solved') }
    : { name: 'lost', words: t('puzzles.state.lost', { count: loss }) };
}

/** Opens it over the page. */
export const openPuzzles = (hud: Hud): void => showDialog(hud, <PuzzlesDialog />);
