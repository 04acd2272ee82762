import { clsx } from 'clsx';
import type { VNode } from 'preact';
import { useMemo } from 'preact/hooks';
import type { Review, ReviewView } from '../../session/contracts/review.ts';
import { ScoreCurve } from '../end/ScoreCurve.tsx';
import { TextButton } from '../kit/Button.tsx';
import { useTexts } from '../kit/context.tsx';
import { accuracyOf, lossesOf } from './accuracy.ts';
import { LeadCurve } from './LeadCurve.tsx';
import { rounded } from './rounded.ts';
import type { Swing } from './swings.ts';
import { swings } from './swings.ts';
import assistCard from '../table/assistCard.module.css';
import form from '../kit/form.module.css';
import text from '../kit/text.module.css';
import edge from '../kit/edge.module.css';
import styles from './Analysis.module.css';

interface AnalysisProps {
  readonly review: Review;
  /** Unfolded at first. */
  readonly open: boolean;
  readonly onGo: (moment: number) => void;
}

/** The worth of the turns of a finished game: curves, and the turns that cost most, each with a button to go there. */
export function Analysis({ review, open, onGo }: AnalysisProps): VNode {
  const { t } = useTexts();
  const { view } = review;
  const { work, open: left, done, judgements } = view.analysis;
  const running = work === 'quick' || work === 'deeper';
  const isComplete = done === judgements.length;
  const worst = swings(view);
  return (
    <details class={form.folding} open={open} hidden={!view.over}>
      <summary>{t('analysis.title')}</summary>
      <div class={styles.body}>
        <p class={clsx(text.hint, styles.hint)} hidden={done > 0 || running}>
          {t('analysis.hint')}
        </p>
        <TextButton
          look="plain"
          class={styles.plain}
          sign="curve"
          hidden={running || !left.includes('quick')}
          onPress={() => review.analyse('quick')}
        >
          {t('analysis.start')}
        </TextButton>
        <TextButton
          look="plain"
          class={styles.plain}
          sign="look"
          title={t('deeper.game.hint')}
          hidden={running || !left.includes('deeper')}
          onPress={() => review.analyse('deeper')}
        >
          {t('deeper.game')}
        </TextButton>
        <div class={styles.progress} hidden={!running && (done === 0 || isComplete)}>
          <progress
            max={1}
            value={work === 'deeper' ? view.analysis.share : done / Math.max(1, judgements.length)}
            aria-label={t(work === 'deeper' ? 'deeper.game' : 'analysis.start')}
          />
          <span class={clsx(text.hint, styles.hint)} role="status">
            {work === 'deeper' ? t('deeper.game.hint') : t('analysis.progress', { done, count: judgements.length })}
          </span>
          <TextButton look="plain" class={styles.plain} hidden={!running} onPress={() => review.analyse(null)}>
            {t('analysis.stop')}
          </TextButton>
        </div>
        {view.over && <Curves view={view} onGo={onGo} />}
        <ul class={styles.sums} hidden={!isComplete || running}>
          {isComplete && !running && <Sums view={view} />}
        </ul>
        <h3 class={text.label} hidden={done === 0}>
          {t('analysis.swings')}
        </h3>
        <p class={clsx(text.hint, styles.hint)} hidden={done === 0 || running || worst.length > 0}>
          {t('analysis.swings.none')}
        </p>
        <ol class={styles.swings}>
          {worst.map((swing) => (
            <SwingItem key={swing.place} swing={swing} view={view} onGo={onGo} />
          ))}
        </ol>
      </div>
    </details>
  );
}

/** Drawn again only when they change. */
function Curves({ view, onGo }: { readonly view: ReviewView; readonly onGo: (moment: number) => void }): VNode {
  const { final, analysis, turn } = view;
  const score = useMemo(() => <ScoreCurve view={final} />, [final]);
  const lead = useMemo(() => analysis.done > 0 && <LeadCurve view={view} onGo={onGo} />, [final, analysis.done, turn]);
  return (
    <div class={styles.curves}>
      {score}
      {lead}
    </div>
  );
}

/** How accurately every player has played. */
function Sums({ view }: { readonly view: ReviewView }): VNode {
  const { t } = useTexts();
  return (
    <>
      {view.final.players.map(({ name, colour }, player) => {
        const losses = lossesOf(view, player);
        const accuracy = accuracyOf(losses);
        if (accuracy === null) return null;
        const count = rounded(losses.reduce((sum, loss) => sum + loss, 0));
        return (
          <li key={player} class={assistCard.ofPlayer} data-colour={colour}>
            {t('analysis.accuracy', { player: name, accuracy, count })}
          </li>
        );
      })}
    </>
  );
}

interface SwingItemProps {
  readonly swing: Swing;
  readonly view: ReviewView;
  readonly onGo: (moment: number) => void;
}

function SwingItem({ swing: { place, loss }, view, onGo }: SwingItemProps): VNode {
  const texts = useTexts();
  const turn = view.turns[place];
  const { name = '', colour = 0 } = (turn && view.final.players[turn.player]) ?? {};
  const points = rounded(loss);
  return (
    <li>
      <button
        type="button"
        class={clsx(edge.edge, styles.swing)}
        data-colour={colour}
        aria-label={texts.t('analysis.swing', { turn: turn?.turn ?? 0, player: name, count: points })}
        aria-current={turn === view.turn}
        onClick={() => onGo(turn?.start ?? 0)}
      >
        <span class={styles.swingTurn}>{texts.t('analysis.turn', { count: turn?.turn ?? 0 })}</span>
        <span class={styles.swingWho}>{name}</span>
        <b>{`−${texts.number(points)}`}</b>
      </button>
    </li>
  );
}
