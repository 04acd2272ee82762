import type { VNode } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';
import type { Texts } from '../../i18n/index.ts';
import type { News } from '../../session/archive/news.ts';
import { goalWords } from '../archive/goalWords.ts';
import { rungWords } from '../archive/rungWords.ts';
import { useApp, useHud } from '../kit/context.tsx';
import { useDialogs } from '../kit/Dialog.tsx';
import { fetchPart } from '../kit/fetchPart.ts';
import { Icon } from '../kit/icons.tsx';
import type { IconName } from '../kit/icons.tsx';
import text from '../kit/text.module.css';
import styles from './GameNews.module.css';

const NO_NEWS: News = { goals: [], rung: null };

/** One line about what this game was the first to do: goals, and a rung of the ladder; usually nothing. */
export function GameNews({ rules }: { readonly rules: string }): VNode {
  const { texts } = useHud();
  const { goals, rung } = useNews();
  return (
    <div role="status" class={styles.news}>
      {goals.length > 0 && <Line page="goals" sign="star" words={goalsWords(texts, goals, rules)} />}
      {rung && <Line page="ladder" sign="flag" words={texts.t('ladder.new', { step: rungWords(texts, rung).name })} />}
    </div>
  );
}

function useNews(): News {
  const hud = useHud();
  const { archive, keptAs, botLevels: levels, botCharacters: characters } = useApp();
  const [news, setNews] = useState(NO_NEWS);
  // The game is archived a moment after its end.
  const isKept = keptAs !== null && archive.games.some(({ id }) => id === keptAs);
  useLayoutEffect(() => {
    let gone = false;
    if (isKept)
      fetchPart(
        hud,
        () => import('../../session/archive/news.ts'),
        ({ newsOf }) => void newsOf(archive, keptAs, { levels, characters }).then((found) => !gone && setNews(found)),
      );
    return () => {
      gone = true;
    };
  }, [hud, isKept, keptAs]);
  return news;
}

function goalsWords(texts: Texts, goals: News['goals'], rules: string): string {
  const [first, ...others] = goals;
  return first && others.length === 0
    ? texts.t('goals.new.one', { goal: goalWords(texts, first, rules).name })
    : texts.t('goals.new', { count: goals.length });
}

interface LineProps {
  /** What the archive shows when it is pressed. */
  readonly page: 'goals' | 'ladder';
  readonly sign: IconName;
  readonly words: string;
}

function Line({ page, sign, words }: LineProps): VNode {
  const hud = useHud();
  const open = useDialogs();
  // A room has its own way to the next game.
  if (hud.app.online) return <p class={text.hint}>{words}</p>;
  const show = (): void =>
    fetchPart(
      hud,
      () => import('../archive/index.ts'),
      ({ ArchiveDialog }) => open(<ArchiveDialog first={page} />),
    );
  return (
    <button type="button" class={styles.line} onClick={show}>
      <Icon name={sign} />
      <span>{words}</span>
    </button>
  );
}
