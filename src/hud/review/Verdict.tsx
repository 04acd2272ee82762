import { clsx } from 'clsx';
import type { VNode } from 'preact';
import type { Advice } from '../../session/contracts/match.ts';
import type { Judgement, ReviewView } from '../../session/contracts/review.ts';
import { SURE } from '../../session/contracts/review.ts';
import { useTable, useView } from '../table/useMatch.tsx';
import { useTexts } from '../kit/context.tsx';
import { SpokenAlso } from '../kit/SpokenAlso.tsx';
import { adviceText, reasonsText } from '../words/advice.ts';
import { rounded } from './rounded.ts';
import text from '../kit/text.module.css';
import styles from './Verdict.module.css';

/** The worth of the current turn, and before its first action also how it could have been played. */
export function Verdict({ view: { turn, turns, at, analysis } }: { readonly view: ReviewView }): VNode {
  const { t } = useTexts();
  const judgement = turn ? analysis.judgements[turns.indexOf(turn)] : undefined;
  const isWaiting = turn !== null && judgement === undefined && analysis.running;
  return (
    <div class={styles.verdict} role="status" hidden={judgement === undefined && !isWaiting}>
      {isWaiting && <p class={text.hint}>{t('verdict.waiting')}</p>}
      {judgement === null && <p>{t('verdict.unknown')}</p>}
      {judgement && <Judged judgement={judgement} isStart={at === turn?.start} />}
    </div>
  );
}

function Judged({ judgement, isStart }: { readonly judgement: Judgement; readonly isStart: boolean }): VNode {
  const { t } = useTexts();
  const { best, played, loss } = judgement;
  const lost = loss >= SURE;
  return (
    <>
      <p class={clsx(styles.line, lost && styles.lost)}>
        {lost ? t('verdict.lost', { count: rounded(loss) }) : t('verdict.good')}
      </p>
      {isStart && (
        <dl>
          {lost && <Way label={t('verdict.better')} advice={best} class={styles.better} />}
          <Way label={t('verdict.played')} advice={played} lost={lost} />
        </dl>
      )}
    </>
  );
}

interface WayProps {
  readonly label: string;
  readonly advice: Advice;
  readonly class?: string | undefined;
  readonly lost?: boolean;
}

function Way({ label, advice, class: look, lost = false }: WayProps): VNode {
  const view = useView();
  const { texts: game } = useTable();
  // Without reasons, `reasonsText` praises the chances that a turn leaves; that would be false for a turn that lost
  // something.
  const isNothing = lost && advice.reasons.length === 0;
  return (
    <div class={clsx(styles.way, look)}>
      <dt class={text.label}>{label}</dt>
      <dd>
        <strong>{isNothing ? game.texts.t('verdict.nothing') : reasonsText(game, advice.reasons)}</strong>{' '}
        <SpokenAlso words={(spoken) => adviceText(game, view, advice, spoken)} />
      </dd>
    </div>
  );
}
