import type { LogEntry, MatchView } from '../../session/contract.ts';
import { roundButton } from '../kit/controls.ts';
import { h, keyedList, setText } from '../kit/dom.ts';
import type { Hud } from '../kit/hud.ts';
import { eventText } from '../words/events.ts';
import type { LogGroup } from './entries.ts';
import { groupsOf, subjectOf, tellingOf } from './entries.ts';

export interface LogPanel {
  readonly element: HTMLElement;
  update(view: MatchView): void;
}

/** Every event as a sentence, grouped by turn; the newest line stays in sight. */
export function createLogPanel(hud: Hud, close: () => void): LogPanel {
  const { texts } = hud;
  const scroller = h('div', { class: 'log-scroller', tabindex: 0, role: 'region', 'aria-label': texts.t('log.title') });
  const empty = h('p', { class: 'hint' }, texts.t('log.empty'));
  const list = h('ol', { class: 'log-turns' });
  scroller.append(empty, list);
  const element = h('aside', { class: 'slip log', 'aria-label': texts.t('log.title') }, h('header', { class: 'log-head' }, h('h2', {}, texts.t('log.title')), roundButton('close', texts.t('close'), close)), scroller);
  let view: MatchView | null = null;

  const render = keyedList<LogGroup, ReturnType<typeof turnItem>>(list, turnItem, (item, group) => item.update(group));
  function turnItem() {
    const heading = h('h3', { class: 'log-turn' });
    const lines = h('ul', { class: 'log-lines' });
    const lineList = keyedList<LogEntry, { readonly element: HTMLElement }>(lines, lineItem, () => {});
    return {
      element: h('li', {}, heading, lines),
      update(group: LogGroup) {
        setText(heading, group.heading);
        lineList(group.entries, (entry) => String(entry.id));
      },
    };
  }
  function lineItem(entry: LogEntry) {
    const now = view;
    const subject = subjectOf(entry.event);
    const colour = now && subject !== null ? now.players[subject].colour : null;
    const mark = colour === null ? 'log-line' : `log-line player-${colour}`;
    return { element: h('li', { class: `${mark} event-${entry.event.type}` }, now ? eventText(tellingOf(now, texts), entry.event) : '') };
  }

  let shown: readonly LogEntry[] | null = null;
  // Stays at the newest line unless somebody scrolled back.
  let pinned = true;
  const toEnd = (): void => {
    if (pinned) scroller.scrollTop = scroller.scrollHeight;
  };
  scroller.addEventListener('scroll', () => {
    pinned = scroller.scrollHeight - scroller.scrollTop - scroller.clientHeight < 24;
  });
  new ResizeObserver(toEnd).observe(scroller);
  return {
    element,
    update(next) {
      view = next;
      if (next.log === shown) return;
      shown = next.log;
      empty.hidden = next.log.length > 0;
      render(groupsOf(next, texts), (group) => group.key);
      toEnd();
    },
  };
}
