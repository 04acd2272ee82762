import { clsx } from 'clsx';
import type { ComponentChildren, RefObject, VNode } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';
import type { Entry, MatchView } from '../../session/contracts/match.ts';
import type { Review, ReviewView } from '../../session/contracts/review.ts';
import { isScored } from '../../session/match/history.ts';
import { useTable, useView } from '../table/useMatch.tsx';
import { Alert } from '../kit/Alert.tsx';
import { RoundButton, TextButton } from '../kit/Button.tsx';
import { useChanges, useHud, useTexts } from '../kit/context.tsx';
import { eventBefore } from '../words/eventOrder.ts';
import { eventText, isEssential, sentences } from '../words/events.ts';
import { Analysis } from './Analysis.tsx';
import { FinalPoints } from './FinalPoints.tsx';
import { Transport } from './Transport.tsx';
import { Verdict } from './Verdict.tsx';
import surface from '../kit/surface.module.css';
import panelText from '../table/panelText.module.css';
import styles from './ReviewPanel.module.css';

interface ReviewPanelProps {
  readonly box: RefObject<HTMLElement | null>;
  /** Whether the analysis is unfolded at first. */
  readonly analysisOpen: boolean;
  /** Opens further tools. */
  readonly more?: ComponentChildren;
  readonly onShare: () => void;
}

/** The panel of a replay; replaces the turn panel. */
export function ReviewPanel({ box, analysisOpen, more, onShare }: ReviewPanelProps): VNode {
  const { t } = useTexts();
  const { review } = useHud().app;
  // The table shows another moment whenever the replay begins, moves or ends.
  useView();
  useLayoutEffect(() => {
    if (review) box.current?.focus({ preventScroll: true });
  }, [review]);
  return (
    <section
      ref={box}
      class={clsx(surface.slip, styles.review)}
      aria-label={t('review.title')}
      tabIndex={-1}
      hidden={review === null}
    >
      {review && (
        <Replay
          review={review}
          analysisOpen={analysisOpen}
          more={more}
          onShare={onShare}
          onGo={(moment) => {
            review.go(moment);
            // Scrolls to the description of this moment.
            box.current?.scrollTo({ top: 0 });
          }}
        />
      )}
    </section>
  );
}

interface ReplayProps extends Omit<ReviewPanelProps, 'box'> {
  readonly review: Review;
  readonly onGo: (moment: number) => void;
}

function Replay({ review, analysisOpen, more, onShare, onGo }: ReplayProps): VNode {
  const { app, texts } = useHud();
  const { t } = texts;
  const [trouble, setTrouble] = useState<string | null>(null);
  // Subscribed after the table, so that the table is updated first.
  useChanges(review.subscribe);
  const { view } = review;
  const final = entriesAt(view).filter(isFinal);
  return (
    <>
      <Moment view={view}>
        {more}
        <RoundButton sign="share" label={t('share.open')} onPress={onShare} />
        <RoundButton sign="close" label={t('review.leave')} onPress={() => app.closeReview()} />
      </Moment>
      <Transport review={review} />
      <Verdict review={review} />
      <Alert code={trouble} />
      <TextButton
        look="plain"
        class={styles.plain}
        sign="swap"
        title={t(view.byHand ? 'hand.fork.hint' : 'review.fork.hint')}
        hidden={!view.over && !view.byHand}
        disabled={view.at === view.last}
        onPress={() => void app.playFromHere().then(setTrouble)}
      >
        {t(view.byHand ? 'hand.fork' : 'review.fork')}
      </TextButton>
      <Analysis review={review} open={analysisOpen} onGo={onGo} />
      {final.length > 0 && <FinalPoints entries={final} />}
    </>
  );
}

/** What happened just before the shown moment. */
function entriesAt({ at, log }: ReviewView): readonly Entry[] {
  return log.flatMap(({ entry, moment }) => (moment === at ? [entry] : []));
}

const isFinal = ({ event }: Entry): boolean => isScored(event) && event.final;

/** Whose turn it is, and what has just happened; the points of the final scoring have a list of their own. */
function Moment({ view, children }: { readonly view: ReviewView; readonly children: ComponentChildren }): VNode {
  const { t } = useTexts();
  const { texts: game } = useTable();
  const now = useView();
  const { at, turn, over } = view;
  const happened = entriesAt(view)
    .filter((entry) => !isFinal(entry) && isEssential(entry.event, eventBefore(now, entry.event)))
    .map(({ event }) => eventText(game, now, event));
  const title = turn
    ? t(turn.second ? 'log.turn.second' : 'log.turn', { count: turn.turn, player: playerName(now, turn.player) })
    : t(over ? 'review.end' : at === 0 ? 'review.begin' : 'review.now');
  return (
    <header class={styles.head}>
      <div class={clsx(panelText.prompt, styles.turnPrompt)} role="status">
        <h2 class={panelText.title}>{title}</h2>
        <p class={clsx(panelText.detail, styles.turnDetail)}>{at === 0 ? t('review.begin') : sentences(happened)}</p>
      </div>
      {children}
    </header>
  );
}

const playerName = ({ players }: MatchView, player: number): string => players[player]?.name ?? '';
