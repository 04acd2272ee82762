import { lastTurnOf } from '../../session/aids.ts';
import type { Shown, TableEvent, TableWords } from '../game/words.ts';
import { h, on, setText } from '../kit/dom.ts';
import type { Hud } from '../kit/hud.ts';

/** What the turn before brought: one line, more on demand, and its place on the board while it is looked at. */
export function createLastTurn<Event extends TableEvent, View extends Shown<Event>>(hud: Hud, words: TableWords<Event, View, never>, point: (on: boolean) => void): { readonly element: HTMLElement; update(view: View): void } {
  const { texts } = hud;
  const who = h('strong', {});
  const what = h('span', {});
  const lines = h('ul', {});
  const summary = h('summary', {}, h('span', { class: 'label' }, texts.t('log.last')), who, what);
  const element = h('details', { class: 'last-turn', hidden: true }, summary, lines);
  for (const type of ['pointerenter', 'focusin'] as const) on(element, type, () => point(true));
  for (const type of ['pointerleave', 'focusout'] as const) on(element, type, () => point(false));

  return {
    element,
    update(view) {
      const last = lastTurnOf(view);
      element.hidden = !last || view.over;
      if (!last) return;
      const player = view.players[last.player];
      const waiting = ['place', 'draw'].includes(view.state.awaiting) && view.gesture.type === 'idle';
      element.className = `last-turn player-${player?.colour ?? 0}${waiting ? '' : ' past'}`;
      setText(who, texts.t('last.short', { player: player?.name ?? '', cell: words.cell(last.cell) }));
      setText(what, words.scored(view, last.entries).join('; ') || texts.t('last.nothing'));
      const told = last.entries.filter(({ event }) => words.isEssential(event)).map(({ event }) => words.event(view, event));
      if (lines.textContent === told.join('')) return;
      lines.replaceChildren(...told.map((text) => h('li', {}, text)));
      element.open = false;
    },
  };
}
