import { clsx } from 'clsx';
import type { RefObject, VNode } from 'preact';
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import type { Entry, MatchView } from '../../session/contracts/match.ts';
import type { Review } from '../../session/contracts/review.ts';
import { useTable, useView } from '../table/useMatch.tsx';
import { RoundButton } from '../kit/Button.tsx';
import { useApp, useTexts } from '../kit/context.tsx';
import { eventText, subjectOf } from '../words/events.ts';
import { groupsOf } from './groups.ts';
import surface from '../kit/surface.module.css';
import text from '../kit/text.module.css';
import styles from './LogPanel.module.css';

interface LogPanelProps {
  readonly hidden: boolean;
  readonly onClose: () => void;
}

/** Every event as a sentence, grouped by turn; scrolled to the newest line. In a replay each line jumps to its moment. */
export function LogPanel({ hidden, onClose }: LogPanelProps): VNode {
  const { t } = useTexts();
  const { review } = useApp();
  const view = useView();
  const scroller = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLOListElement>(null);
  useNewestLine(scroller, list, review);
  usePresentMoment(list, view.isReplay ? review : null, hidden);
  // A game has hundreds of lines: they are made again only when there are others.
  const log = review ? review.view.log : view.log;
  const turns = useMemo(() => <Turns view={view} review={review} />, [review ?? log]);
  return (
    <aside class={clsx(surface.slip, styles.log)} aria-label={t('log.title')} data-panel="log" hidden={hidden}>
      <header class={styles.head}>
        <h2>{t('log.title')}</h2>
        <RoundButton sign="close" label={t('close')} onPress={onClose} />
      </header>
      <div class={styles.scroller} tabIndex={0} role="region" aria-label={t('log.title')} ref={scroller}>
        <p class={text.hint} hidden={log.length > 0}>
          {t('log.empty')}
        </p>
        <ol ref={list}>{turns}</ol>
      </div>
    </aside>
  );
}

interface TurnsProps {
  readonly view: MatchView;
  readonly review: Review | null;
}

function Turns({ view, review }: TurnsProps): VNode {
  const { texts: game } = useTable();
  const moments = new Map(review?.view.log.map(({ entry, moment }) => [entry, moment]));
  const whole = review ? { ...view, log: review.view.log.map(({ entry }) => entry) } : view;
  return (
    <>
      {groupsOf(game, whole).map(({ key, heading, entries }) => (
        <li key={key}>
          <h3 class={styles.turn}>{heading}</h3>
          <ul>
            {entries.map((entry) => (
              <Line
                key={`${entry.id}${review ? ' past' : ''}`}
                entry={entry}
                view={whole}
                moment={moments.get(entry)}
                onJump={(moment) => review?.go(moment)}
              />
            ))}
          </ul>
        </li>
      ))}
    </>
  );
}

interface LineProps {
  readonly entry: Entry;
  readonly view: MatchView;
  readonly moment: number | undefined;
  readonly onJump: (moment: number) => void;
}

function Line({ entry: { event }, view, moment, onJump }: LineProps): VNode {
  const { t } = useTexts();
  const { texts: game } = useTable();
  // In words of the moment when it happened.
  const told = useMemo(() => eventText(game, view, event), [event]);
  const subject = subjectOf(event);
  const colour = subject === null ? undefined : view.players[subject]?.colour;
  return (
    <li class={styles.line} data-colour={colour} data-event={event.type} data-moment={moment}>
      {moment === undefined ? (
        told
      ) : (
        <button
          type="button"
          class={styles.jump}
          title={t('review.jump', { what: told })}
          onClick={() => onJump(moment)}
        >
          {told}
        </button>
      )}
    </li>
  );
}

/**
 * Follows the newest line unless the player scrolled back. The event comes late: lines that were added meanwhile are
 * below what is visible, but only a player scrolls upwards.
 */
function useNewestLine(
  scrollerRef: RefObject<HTMLDivElement | null>,
  listRef: RefObject<HTMLOListElement | null>,
  review: Review | null,
): void {
  const isReplay = useRef(review !== null);
  const follows = useRef(true);
  // A replay scrolls to its own moment.
  if (isReplay.current && !review) follows.current = true;
  isReplay.current = review !== null;
  useLayoutEffect(() => {
    const [scroller, list] = [scrollerRef.current, listRef.current];
    if (!scroller || !list) return undefined;
    let seen = { top: 0, height: 0 };
    const toEnd = (): void => {
      if (follows.current) scroller.scrollTop = scroller.scrollHeight;
    };
    const scrolled = (): void => {
      const now = { top: scroller.scrollTop, height: scroller.scrollHeight };
      if (now.height - now.top - scroller.clientHeight < 24) follows.current = true;
      else if (now.top < seen.top && now.height >= seen.height) follows.current = false;
      seen = now;
    };
    scroller.addEventListener('scroll', scrolled);
    const resized = new ResizeObserver(toEnd);
    resized.observe(scroller);
    // Measuring while rendering would force a layout at every change, even while the log is closed.
    const grown = new ResizeObserver(() => {
      if (!isReplay.current) toEnd();
    });
    grown.observe(list);
    return () => {
      scroller.removeEventListener('scroll', scrolled);
      resized.disconnect();
      grown.disconnect();
    };
  }, []);
}

/** Marks the current moment of a replay, and what is still to come. */
function usePresentMoment(list: RefObject<HTMLOListElement | null>, review: Review | null, hidden: boolean): void {
  const at = review?.view.at;
  useLayoutEffect(() => {
    if (at === undefined) return;
    let last: Element | null = null;
    for (const line of list.current?.querySelectorAll<HTMLElement>('[data-moment]') ?? []) {
      const moment = Number(line.dataset['moment']);
      line.dataset['time'] = moment > at ? 'ahead' : moment === at ? 'now' : 'past';
      if (moment <= at) last = line;
    }
    last?.scrollIntoView({ block: 'nearest' });
  }, [review, at, hidden]);
}
