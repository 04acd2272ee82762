import type { VNode } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';
import type { Texts } from '../../i18n/index.ts';
import type { GoalId } from '../../session/contracts/goals.ts';
import { goalWords } from '../archive/goalWords.ts';
import { TextButton } from '../kit/Button.tsx';
import { useApp, useHud } from '../kit/context.tsx';
import { useDialogs } from '../kit/Dialog.tsx';
import { fetchPart } from '../kit/fetchPart.ts';
import { useView } from '../table/useMatch.tsx';
import text from '../kit/text.module.css';
import styles from './GoalNews.module.css';

/** One line about the goals that this game was the first to reach; nothing if there are none. */
export function GoalNews(): VNode {
  const hud = useHud();
  const { archive, keptAs, online } = useApp();
  const { rules } = useView();
  const open = useDialogs();
  const [goals, setGoals] = useState<readonly GoalId[]>([]);
  // The game is archived a moment after its end.
  const isKept = keptAs !== null && archive.games.some(({ id }) => id === keptAs);
  useLayoutEffect(() => {
    let gone = false;
    if (isKept)
      fetchPart(
        hud,
        () => import('../../session/archive/goals/index.ts'),
        ({ newGoals }) => void newGoals(archive, keptAs).then((found) => !gone && setGoals(found)),
      );
    return () => {
      gone = true;
    };
  }, [hud, isKept, keptAs]);

  const words = newsOf(hud.texts, goals, rules);
  const show = (): void =>
    fetchPart(
      hud,
      () => import('../archive/index.ts'),
      ({ ArchiveDialog }) => open(<ArchiveDialog first="goals" />),
    );
  return (
    <div role="status" class={styles.news}>
      {/* A room has its own way to the next game. */}
      {words && (online ? <p class={text.hint}>{words}</p> : <NewsButton words={words} onPress={show} />)}
    </div>
  );
}

function newsOf(texts: Texts, goals: readonly GoalId[], rules: string): string {
  const [first, ...others] = goals;
  if (!first) return '';
  return others.length > 0
    ? texts.t('goals.new', { count: goals.length })
    : texts.t('goals.new.one', { goal: goalWords(texts, first, rules).name });
}

const NewsButton = ({ words, onPress }: { readonly words: string; readonly onPress: () => void }): VNode => (
  <TextButton look="plain" sign="star" onPress={onPress}>
    {words}
  </TextButton>
);
