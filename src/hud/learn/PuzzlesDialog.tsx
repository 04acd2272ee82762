import type { VNode } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';
import { ADAPTERS } from '../../game/index.ts';
import { isSolved } from '../../session/contracts/learn.ts';
import type { PuzzleList } from '../../session/contracts/learn.ts';
import { hudGameOf } from '../games/index.ts';
import { Alert } from '../kit/Alert.tsx';
import { TextButton } from '../kit/Button.tsx';
import { ChoiceGroup } from '../kit/ChoiceGroup.tsx';
import { useApp, useTexts } from '../kit/context.tsx';
import { Dialog, showDialog } from '../kit/Dialog.tsx';
import type { Hud } from '../kit/hud.ts';
import { rulesPlayedLast } from '../setup/rulesPlayedLast.ts';
import { namesAt } from './names.ts';
import { aboutPuzzle, stateIn } from './puzzleWords.ts';
import { PuzzleThemes } from './PuzzleThemes.tsx';
import text from '../kit/text.module.css';
import styles from './PuzzlesDialog.module.css';

/** The puzzle of the day, and all the others of a rule set. */
export function PuzzlesDialog(): VNode {
  const app = useApp();
  const { learning } = app;
  const texts = useTexts();
  const { t } = texts;
  const [rules, setRules] = useState(() => rulesPlayedLast(app));
  const [list, setList] = useState<PuzzleList | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const missing = (): void => setTrouble('part-missing');
  useLayoutEffect(() => void learning.puzzles().then(setList, missing), []);
  const open = (place: number): void => void learning.pose(place, namesAt(texts)).then(setTrouble, missing);
  const today = list?.today ?? {};
  const offered = ADAPTERS.flatMap(({ id }) =>
    Object.hasOwn(today, id) ? [{ value: id, label: hudGameOf(id).name(texts) }] : [],
  );
  return (
    <Dialog title={t('puzzles.title')}>
      <p class={text.lead}>{t('puzzles.hint')}</p>
      <Alert code={trouble} />
      {list && (
        <div class={styles.puzzles}>
          <ChoiceGroup legend={t('new.rules')} choices={offered} value={rules} onChange={setRules} />
          <Puzzles list={list} rules={rules} onOpen={open} />
        </div>
      )}
    </Dialog>
  );
}

interface PuzzlesProps {
  readonly list: PuzzleList;
  readonly rules: string;
  readonly onOpen: (place: number) => void;
}

function Puzzles({ list: { puzzles, today }, rules, onOpen }: PuzzlesProps): VNode {
  const { streak, progress } = useApp().learning;
  const texts = useTexts();
  const { t } = texts;
  const own = puzzles.flatMap((puzzle, place) => (puzzle.rules === rules ? [{ puzzle, place }] : []));
  const place = today[rules] ?? 0;
  const now = puzzles[place];
  const solved = own.filter(({ puzzle }) => isSolved(progress.puzzles[puzzle.seed])).length;
  return (
    <>
      <section class={styles.today} aria-label={t('puzzles.today')}>
        <div>
          <h3>{t('puzzles.today')}</h3>
          <p class={text.hint}>
            {now && [...aboutPuzzle(texts, now), stateIn(texts, progress.puzzles[now.seed]).words].join(' · ')}
          </p>
          {streak > 0 && <p class={styles.streak}>{t('puzzles.streak', { count: streak })}</p>}
        </div>
        <TextButton look="go" class={styles.go} sign="play" onPress={() => onOpen(place)}>
          {t('puzzles.play')}
        </TextButton>
      </section>
      <h3>{t('puzzles.others')}</h3>
      <p class={text.hint}>{[t('puzzles.solved', { solved, count: own.length }), t('puzzles.stars')].join(' · ')}</p>
      <PuzzleThemes puzzles={own} today={place} onOpen={onOpen} />
    </>
  );
}

/** Opens it over the page. */
export const openPuzzles = (hud: Hud): void => showDialog(hud, <PuzzlesDialog />);
