import { clsx } from 'clsx';
import type { VNode } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { DeeperJudgement, JudgedLine, Judgement, Review } from '../../session/contracts/review.ts';
import { TextButton } from '../kit/Button.tsx';
import { useTexts } from '../kit/context.tsx';
import { SpokenAlso } from '../kit/SpokenAlso.tsx';
import type { Rotation } from '../../game/index.ts';
import { TilePicture } from '../table/TilePicture.tsx';
import { useTable, useView } from '../table/useMatch.tsx';
import { adviceText, reasonsText } from '../words/advice.ts';
import { rounded, signed } from './rounded.ts';
import text from '../kit/text.module.css';
import edge from '../kit/edge.module.css';
import styles from './DeeperLook.module.css';

interface DeeperLookProps {
  readonly review: Review;
  readonly judgement: Judgement | null | undefined;
}

/** The best lines of the shown turn, before its first action, and a search for better ones. */
export function DeeperLook({ review, judgement }: DeeperLookProps): VNode {
  const { t } = useTexts();
  const { at, turn, analysis } = review.view;
  const { work, failed } = analysis;
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { activeElement } = document;
    // A look that has ended by itself takes its button away: its lines, best first, are next.
    if (box.current?.contains(activeElement) && activeElement?.matches('[hidden]'))
      box.current.querySelector<HTMLElement>('[aria-pressed]')?.focus();
  });
  return (
    <div ref={box} class={styles.deeper}>
      {judgement?.deeper && at === turn?.start && <Lines review={review} {...judgement.deeper} />}
      <Search review={review} />
      {failed && work === null && (
        <p class={text.hint} role="alert">
          {t('deeper.failed')}
        </p>
      )}
    </div>
  );
}

/** Starts and stops the look at one turn, and says how far it is, also while another turn is shown. */
function Search({ review }: { readonly review: Review }): VNode {
  const { t } = useTexts();
  const { turn, turns, analysis } = review.view;
  const { work, open, place, share, judgements } = analysis;
  const runs = work === 'turn';
  const about = turns[place];
  const decks = judgements[place]?.deeper?.decks ?? 0;
  const found = decks === 0 ? t('deeper.searching') : t('deeper.decks', { count: decks });
  return (
    <div class={clsx(styles.search, runs && styles.running)}>
      {runs && <progress max={1} value={share} aria-label={t('deeper.turn')} />}
      {/* Changes rarely, so that screen readers are not kept busy. */}
      <span class={text.hint} role="status" hidden={!runs}>
        {runs && about && about !== turn && `${t('analysis.turn', { count: about.turn })}: `}
        {runs && found}
      </span>
      {/* One button, so that it keeps the focus. */}
      <TextButton
        key="run"
        look="plain"
        class={styles.plain}
        sign={runs ? undefined : 'look'}
        hidden={!runs && !open.includes('turn')}
        onPress={() => review.analyse(runs ? null : 'turn')}
      >
        {t(runs ? 'analysis.stop' : 'deeper.turn')}
      </TextButton>
    </div>
  );
}

interface LinesProps extends DeeperJudgement {
  readonly review: Review;
}

function Lines({ review, decks, lines }: LinesProps): VNode {
  const { t } = useTexts();
  return (
    <>
      <h3 class={text.label}>{t('deeper.lines')}</h3>
      {review.view.analysis.work !== 'turn' && <p class={text.hint}>{t('deeper.decks', { count: decks })}</p>}
      <ol class={styles.lines}>
        {lines.map((line, n) => (
          <li key={n}>
            <Line
              line={line}
              isShown={line.advice.actions === review.view.suggested?.actions}
              onPress={() => review.showLine(line)}
            />
          </li>
        ))}
      </ol>
    </>
  );
}

interface LineProps {
  readonly line: JudgedLine;
  /** The table shows it. */
  readonly isShown: boolean;
  readonly onPress: () => void;
}

function Line({ line: { advice, gain, error, isPlayed }, isShown, onPress }: LineProps): VNode {
  const view = useView();
  const { texts: game } = useTable();
  const { texts } = game;
  const isBetter = gain > error;
  const [first] = advice.actions;
  const worth = isPlayed
    ? texts.t('deeper.lead', { lead: signed(texts, advice.value) })
    : texts.t('deeper.gain', { gain: signed(texts, gain), count: rounded(error) });
  return (
    <button
      type="button"
      class={clsx(edge.edge, styles.line, isBetter && styles.better)}
      aria-pressed={isShown}
      onClick={onPress}
    >
      {/* Lines may differ in nothing but how the tile is turned. */}
      {first?.do === 'place' && view.hand && (
        <span class={styles.tile}>
          <TilePicture tile={view.hand.id} rotation={(first.rotation ?? 0) as Rotation} />
        </span>
      )}
      <span class={styles.worth}>
        {isPlayed && <span class={text.label}>{texts.t('verdict.played')} </span>}
        <b>{worth}</b>
      </span>{' '}
      <span>
        {advice.reasons.length > 0 && <strong>{reasonsText(game, advice.reasons)} </strong>}
        <SpokenAlso words={(spoken) => adviceText(game, view, advice, spoken)} />
      </span>
    </button>
  );
}
