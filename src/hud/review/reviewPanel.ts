import type { MatchView } from '../../session/contracts/match.ts';
import type { Review, ReviewView } from '../../session/contracts/review.ts';
import { createScoreCurve } from '../end/scoreCurve.ts';
import type { TableContext } from '../games/table.ts';
import { roundButton, textButton } from '../kit/controls.ts';
import { h, setText } from '../kit/dom.ts';
import { createAlert } from '../kit/alert.ts';
import { copyLink } from '../menu/copyLink.ts';
import { eventBefore } from '../words/eventOrder.ts';
import { eventText, isEssential, sentences } from '../words/events.ts';
import { createAnalysisPart } from './analysis.ts';
import { createTransport } from './transport.ts';
import { verdictOf } from './verdict.ts';

export interface ReviewPanel {
  readonly element: HTMLElement;
  readonly analysis: HTMLDetailsElement;
  reviewed(): Review | null;
  update(): void;
  /** Returns true if it handled the key. */
  key(event: KeyboardEvent): boolean;
  destroy(): void;
}

/** The panel of a replay; replaces the turn panel. */
export function createReviewPanel({ hud, match, texts: game }: TableContext): ReviewPanel {
  const reviewOf = (): Review | null => hud.app.review;
  const { app, texts } = hud;
  const { t } = texts;
  const title = h('h2', { class: 'turn-title' });
  const detail = h('p', { class: 'turn-detail' });
  const transport = createTransport(hud, reviewOf);
  const verdict = h('div', { class: 'verdict', role: 'status' });
  const analysis = createAnalysisPart(hud, {
    reviewOf,
    curve: (final) => createScoreCurve(hud, final),
    go(moment) {
      reviewOf()?.go(moment);
      // Scroll to the description of this moment.
      element.scrollTo({ top: 0 });
    },
  });
  const { element: trouble, tell } = createAlert(texts);
  const link = roundButton('link', t('review.link'), () => void copyLink(hud, reviewOf()?.view.at));
  const fork = textButton('plain', t('review.fork'), forkHere, 'swap');
  fork.element.title = t('review.fork.hint');
  const element = h(
    'section',
    { class: 'slip review', 'aria-label': t('review.title'), tabindex: -1, hidden: true },
    h(
      'header',
      { class: 'review-head' },
      h('div', { class: 'turn-prompt', role: 'status' }, title, detail),
      link,
      roundButton('close', t('review.leave'), () => app.closeReview()),
    ),
    transport.element,
    verdict,
    trouble,
    fork.element,
    analysis.element,
  );
  let followed: Review | null = null;
  let unfollow = (): void => undefined;
  let told = '';

  function forkHere(): void {
    void app.playFromHere().then(tell);
  }

  function titleOf({ turn, at, over }: ReviewView, now: MatchView): string {
    if (turn) return t('log.turn', { count: turn.turn, player: now.players[turn.player]?.name ?? '' });
    return t(over ? 'review.end' : at === 0 ? 'review.begin' : 'review.now');
  }

  function show(): void {
    if (!followed) return;
    const { view } = followed;
    const now = match.view;
    setText(title, titleOf(view, now));
    const happened = view.log
      .filter(({ entry, moment }) => moment === view.at && isEssential(entry.event, eventBefore(now, entry.event)))
      .map(({ entry }) => eventText(game, now, entry.event));
    setText(detail, view.at === 0 ? t('review.begin') : sentences(happened));
    transport.update(view);
    const parts = verdictOf(game, now, view);
    const said = parts.map((part) => part.textContent).join('\n');
    if (said !== told) verdict.replaceChildren(...parts);
    told = said;
    verdict.hidden = parts.length === 0;
    analysis.element.hidden = fork.element.hidden = !view.over;
    fork.element.disabled = view.at === view.last;
    if (view.over) analysis.update(view);
  }

  return {
    element,
    analysis: analysis.element,
    reviewed: reviewOf,
    update() {
      const review = reviewOf();
      element.hidden = review === null;
      if (review !== followed) {
        unfollow();
        followed = review;
        // Subscribed after the table, so that the table is updated first.
        unfollow = review?.subscribe(show) ?? (() => undefined);
        if (review) element.focus({ preventScroll: true });
      }
      show();
    },
    key(event) {
      if (!followed || event.ctrlKey || event.metaKey || event.altKey) return false;
      return transport.key(event.key, event.shiftKey);
    },
    destroy: () => unfollow(),
  };
}
