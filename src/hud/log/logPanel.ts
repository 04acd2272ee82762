import type { Entry, MatchView } from '../../session/contracts/match.ts';
import type { Review } from '../../session/contracts/review.ts';
import type { GameTexts } from '../games/texts.ts';
import { roundButton } from '../kit/controls.ts';
import { h, keyedList, setText } from '../kit/dom.ts';
import type { Hud } from '../kit/hud.ts';
import { eventText, subjectOf } from '../words/events.ts';
import { groupsOf } from './entries.ts';
import type { LogGroup } from './entries.ts';

export interface LogPanel {
  readonly element: HTMLElement;
  /** With a review: the whole game, and each line jumps to its moment. */
  update(view: MatchView, review: Review | null): void;
}

/** Every event as a sentence, grouped by turn; scrolled to the newest line. */
export function createLogPanel(hud: Hud, game: GameTexts, close: () => void): LogPanel {
  const { texts } = hud;
  const scroller = h('div', { class: 'log-scroller', tabindex: 0, role: 'region', 'aria-label': texts.t('log.title') });
  const empty = h('p', { class: 'hint' }, texts.t('log.empty'));
  const list = h('ol', { class: 'log-turns' });
  scroller.append(empty, list);
  const element = h(
    'aside',
    { class: 'slip log', 'aria-label': texts.t('log.title') },
    h(
      'header',
      { class: 'log-head' },
      h('h2', {}, texts.t('log.title')),
      roundButton('close', texts.t('close'), close),
    ),
    scroller,
  );
  let view: MatchView | null = null;
  let review: Review | null = null;
  let shown: readonly Entry[] | null = null;
  let moments = new Map<Entry, number>();

  const render = keyedList<LogGroup, ReturnType<typeof turnItem>>(list, turnItem, (item, group) => item.update(group));
  function turnItem() {
    const heading = h('h3', { class: 'log-turn' });
    const lines = h('ul', { class: 'log-lines' });
    const lineList = keyedList<Entry, { readonly element: HTMLElement }>(lines, lineItem, () => {});
    return {
      element: h('li', {}, heading, lines),
      update(group: LogGroup) {
        setText(heading, group.heading);
        lineList(group.entries, (entry) => `${entry.id}${review ? ' past' : ''}`);
      },
    };
  }
  function lineItem(entry: Entry) {
    const now = view;
    const subject = subjectOf(entry.event);
    const colour = now && subject !== null ? now.players[subject]?.colour : undefined;
    const mark = colour === undefined ? 'log-line' : `log-line player-${colour}`;
    const told = now ? eventText(game, now, entry.event) : '';
    const moment = moments.get(entry);
    return {
      element: h(
        'li',
        { class: `${mark} event-${entry.event.type}`, 'data-moment': moment },
        moment === undefined ? told : jumpTo(moment, told),
      ),
    };
  }
  function jumpTo(moment: number, told: string): HTMLElement {
    const button = h(
      'button',
      { type: 'button', class: 'log-jump', title: texts.t('review.jump', { what: told }) },
      told,
    );
    button.addEventListener('click', () => review?.go(moment));
    return button;
  }

  // Follows the newest line unless the player scrolled back. The event comes late: lines that were added meanwhile are
  // below what is visible, but only a player scrolls upwards.
  let pinned = true;
  let seen = { top: 0, height: 0 };
  const toEnd = (): void => {
    if (pinned) scroller.scrollTop = scroller.scrollHeight;
  };
  scroller.addEventListener('scroll', () => {
    const now = { top: scroller.scrollTop, height: scroller.scrollHeight };
    if (now.height - now.top - scroller.clientHeight < 24) pinned = true;
    else if (now.top < seen.top && now.height >= seen.height) pinned = false;
    seen = now;
  });
  new ResizeObserver(toEnd).observe(scroller);
  // Measuring in `update` would force a layout at every change, even while the log is closed.
  new ResizeObserver(() => {
    if (!review) toEnd();
  }).observe(list);
  return {
    element,
    update(next, reviewed) {
      if (!reviewed) {
        view = next;
        if (next.log === shown && !review) return;
        // A replay scrolls to its own moment.
        if (review) pinned = true;
        review = null;
        moments = new Map();
        return tell(next);
      }
      if (review !== reviewed) {
        review = reviewed;
        moments = new Map(reviewed.view.log.map(({ entry, moment }) => [entry, moment]));
        tell((view = { ...next, log: reviewed.view.log.map(({ entry }) => entry) }));
      }
      pointOut(reviewed.view.at);
    },
  };

  function tell(now: MatchView): void {
    shown = now.log;
    empty.hidden = now.log.length > 0;
    render(groupsOf(game, now), (group) => group.key);
  }

  /** Marks the current moment, and what is still to come. */
  function pointOut(at: number): void {
    let last: Element | null = null;
    for (const line of list.querySelectorAll<HTMLElement>('[data-moment]')) {
      const moment = Number(line.dataset['moment']);
      line.classList.toggle('ahead', moment > at);
      line.classList.toggle('now', moment === at);
      if (moment <= at) last = line;
    }
    last?.scrollIntoView({ block: 'nearest' });
  }
}
