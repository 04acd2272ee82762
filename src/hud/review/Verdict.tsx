import { clsx } from 'clsx';
import type { VNode } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';
import type { Advice } from '../../session/contracts/match.ts';
import type { Judgement, Review } from '../../session/contracts/review.ts';
import { SURE, isMistake } from '../../session/contracts/review.ts';
import { useTable, useView } from '../table/useMatch.tsx';
import { useHud, useTexts } from '../kit/context.tsx';
import { fetchPart } from '../kit/fetchPart.ts';
import { SpokenAlso } from '../kit/SpokenAlso.tsx';
import { adviceText, reasonsText } from '../words/advice.ts';
import type * as DeeperLookPart from './DeeperLook.tsx';
import { rounded } from './rounded.ts';
import text from '../kit/text.module.css';
import styles from './Verdict.module.css';

/** The worth of the current turn, and before its first action also how it could have been played. */
export function Verdict({ review }: { readonly review: Review }): VNode {
  const { t } = useTexts();
  const DeeperLook = useDeeperLook();
  const { turn, turns, at, over, analysis } = review.view;
  const judgement = turn ? analysis.judgements[turns.indexOf(turn)] : undefined;
  const isWaiting =
    turn !== null && judgement === undefined && (analysis.work === 'quick' || analysis.work === 'deeper');
  return (
    <div class={styles.verdict} hidden={!over || (turn === null && analysis.work !== 'turn')}>
      <div class={styles.told} role="status" hidden={judgement === undefined && !isWaiting}>
        {isWaiting && <p class={text.hint}>{t('verdict.waiting')}</p>}
        {judgement === null && <p>{t('verdict.unknown')}</p>}
        {judgement && <Judged judgement={judgement} isStart={at === turn?.start} />}
      </div>
      {DeeperLook && over && <DeeperLook review={review} judgement={judgement} />}
    </div>
  );
}

/** Loaded when the first replay is opened. */
let part: typeof DeeperLookPart | null = null;

function useDeeperLook(): typeof DeeperLookPart.DeeperLook | undefined {
  const hud = useHud();
  const [, setLoaded] = useState(part !== null);
  useLayoutEffect(() => {
    let gone = false;
    if (!part)
      fetchPart(
        hud,
        () => import('./DeeperLook.tsx'),
        (loaded) => {
          part = loaded;
          if (!gone) setLoaded(true);
        },
      );
    return () => {
      gone = true;
    };
  }, [hud]);
  return part?.DeeperLook;
}

function Judged({ judgement, isStart }: { readonly judgement: Judgement; readonly isStart: boolean }): VNode {
  const { t } = useTexts();
  const { best, played, loss, error, deeper } = judgement;
  const lost = isMistake(judgement);
  const told = { count: rounded(loss), error: rounded(error) };
  return (
    <>
      <p class={clsx(styles.line, lost && styles.lost)}>
        {lost ? t('verdict.mistake', told) : loss >= SURE ? t('verdict.unsure', told) : t('verdict.good')}
      </p>
      {isStart && !deeper && (
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
