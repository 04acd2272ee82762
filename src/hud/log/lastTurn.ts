import type { Aids } from '../../session/aids.ts';
import { lastTurnOf } from '../../session/aids.ts';
import type { LastTurn } from '../../session/aids.ts';
import type { MatchView } from '../../session/contract.ts';
import { h, on, setText } from '../kit/dom.ts';
import type { Hud } from '../kit/hud.ts';
import { cellName } from '../words/cells.ts';
import { scoreLineText } from '../words/scoreLine.ts';
import { isEssential, sentences } from './entries.ts';

/** What the turn before brought: one line, more on demand, and its place on the board while it is looked at. */
export function createLastTurn(hud: Hud, aids: Aids): { readonly element: HTMLElement; update(view: MatchView): void } {
  const { texts } = hud;
  const who = h('strong', {});
  const what = h('span', {});
  const lines = h('ul', {});
  const summary = h('summary', {}, h('span', { class: 'label' }, texts.t('log.last')), who, what);
  const element = h('details', { class: 'last-turn', hidden: true }, summary, lines);
  for (const type of ['pointerenter', 'focusin'] as const) on(element, type, () => aids.point({ what: 'turn' }));
  for (const type of ['pointerleave', 'focusout'] as const) on(element, type, () => aids.point(null));

  function shortOf(view: MatchView, { entries }: LastTurn): string {
    const scored = entries.flatMap(({ event }) => (event.type === 'scored' ? [scoreLineText(texts, view.rules, event.line)] : []));
    return scored.length > 0 ? scored.join('; ') : texts.t('last.nothing');
  }

  return {
    element,
    update(view) {
      const last = lastTurnOf(view);
      element.hidden = !last || view.over;
      if (!last) return;
      const waiting = (view.state.awaiting === 'place' || view.state.awaiting === 'draw') && view.gesture.type === 'idle';
      element.className = `last-turn player-${view.players[last.player].colour}${waiting ? '' : ' past'}`;
      setText(who, texts.t('last.short', { player: view.players[last.player].name, cell: cellName(last.cell) }));
      setText(what, shortOf(view, last));
      const told = sentences(view, texts, last.entries.filter(({ event }) => isEssential(event)));
      if (lines.textContent === told.join('')) return;
      lines.replaceChildren(...told.map((text) => h('li', {}, text)));
      element.open = false;
    },
  };
}
