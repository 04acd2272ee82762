import { clsx } from 'clsx';
import type { ComponentChildren, VNode } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { MatchView } from '../../session/contracts/match.ts';
import { runningTotals } from '../../session/match/totals.ts';
import { TextButton } from '../kit/Button.tsx';
import { useTexts } from '../kit/context.tsx';
import { EndButtons } from './EndButtons.tsx';
import { EndDetails } from './EndDetails.tsx';
import type { Ending } from './ending.ts';
import { EndScores, FinalLines, ranksOf, useCount } from './FinalScoring.tsx';
import surface from '../kit/surface.module.css';
import styles from './EndPage.module.css';

interface EndPageProps {
  readonly view: MatchView;
  readonly endingOf: (view: MatchView) => Ending;
  /** Resolves when nothing moves on the table any more. */
  readonly rested: () => Promise<void>;
  /** Receives the points counted so far; `null` when the count is complete. */
  readonly onCounted: (counted: readonly number[] | null) => void;
  /** Shown below the result once everything is counted. */
  readonly news: ComponentChildren;
  readonly onShare: () => void;
}

const isResult = (view: MatchView): boolean => view.over && !view.isReplay;

/** The result: final scoring line by line, the winner, and where the points came from. */
export function EndPage({ news, onShare, ...props }: EndPageProps): VNode {
  const { t } = useTexts();
  const page = useRef<HTMLElement>(null);
  const back = useRef<HTMLDivElement>(null);
  const [isAway, setAway] = useState(false);
  const { view, onCounted } = props;
  const { ending, isShown } = useEnding(props);
  const isOpen = isShown && isResult(view);
  useLayoutEffect(() => {
    if (isOpen) page.current?.focus();
  }, [isOpen]);

  /** Hides the page to show the board, and shows it again. */
  function toggle(): void {
    setAway(!isAway);
    if (isAway) page.current?.focus();
    else back.current?.querySelector('button')?.focus();
  }

  return (
    <div class={styles.layer} hidden={!isOpen}>
      {ending && isShown && (
        <Result
          ending={ending}
          page={page}
          hidden={isAway}
          onLook={toggle}
          onCounted={onCounted}
          news={news}
          onShare={onShare}
        />
      )}
      <div class={styles.away} ref={back} hidden={!isAway}>
        <TextButton look="pill" class={styles.pill} onPress={toggle}>
          {t('end.result')}
        </TextButton>
        {isShown && ending?.looks}
      </div>
    </div>
  );
}

/** How the game ended, once it has; shown when the last move has been shown on the board. */
function useEnding({ view, endingOf, rested, onCounted }: Omit<EndPageProps, 'news' | 'onShare'>): {
  readonly ending: Ending | null;
  readonly isShown: boolean;
} {
  const [ending, setEnding] = useState<Ending | null>(null);
  const [isShown, show] = useState(false);
  useLayoutEffect(() => {
    // The last move was undone: the game may end differently.
    if (ending && !view.over && !view.isReplay) {
      setEnding(null);
      show(false);
    }
    if (ending || !isResult(view)) return;
    const end = endingOf(view);
    setEnding(end);
    onCounted(runningTotals(end.scores, end.lines)[0] ?? null);
  }, [view]);
  useLayoutEffect(() => {
    if (!ending) return undefined;
    let gone = false;
    void rested().then(() => !gone && show(true));
    return () => {
      gone = true;
    };
  }, [ending]);
  return { ending, isShown };
}

interface ResultProps extends Pick<EndPageProps, 'onCounted' | 'news' | 'onShare'> {
  readonly ending: Ending;
  readonly page: { current: HTMLElement | null };
  readonly hidden: boolean;
  readonly onLook: () => void;
}

function Result({ ending, page, hidden, onLook, onCounted, news, onShare }: ResultProps): VNode {
  const { t } = useTexts();
  const { scores, ranked, lines, headline, subline } = ending;
  const { step, finish } = useCount(lines.length);
  const isDone = step >= lines.length;
  const counted = runningTotals(scores, lines)[step] ?? scores;
  useLayoutEffect(() => onCounted(isDone ? null : counted), [step]);
  return (
    <section
      ref={page}
      class={clsx(surface.slip, styles.end)}
      data-end-page
      data-done={isDone || undefined}
      aria-label={t('end.title')}
      tabIndex={-1}
      hidden={hidden}
    >
      <header class={styles.head}>
        <h2 class={styles.headline} aria-live="polite">
          {isDone ? headline : t('end.final')}
        </h2>
        <p class={styles.subline}>{isDone && subline}</p>
        <EndScores ending={ending} counted={counted} ranks={isDone ? ranksOf(ranked) : null} />
      </header>
      <div class={styles.body} tabIndex={0} role="group" aria-label={t('end.final')}>
        <div class={styles.final}>
          {isDone && news}
          <FinalLines ending={ending} count={step} />
          <TextButton look="plain" class={styles.skip} hidden={isDone} onPress={finish}>
            {t('end.skip')}
          </TextButton>
        </div>
        <EndDetails ending={ending} />
      </div>
      <EndButtons onLook={onLook} onShare={onShare} />
    </section>
  );
}
