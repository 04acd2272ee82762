import type { MatchView } from '../../session/contract.ts';
import { h, setText } from '../kit/dom.ts';
import type { Hud } from '../kit/hud.ts';
import { lastTurnOf, sentences } from './entries.ts';

/** What the turn before brought, in two or three lines, until the next tile is laid. */
export function createLastTurn(hud: Hud): { readonly element: HTMLElement; update(view: MatchView): void } {
  const lines = h('ul', {});
  const element = h('section', { class: 'last-turn', hidden: true }, h('h2', { class: 'label' }, hud.texts.t('log.last')), lines);
  let shown = '';
  return {
    element,
    update(view) {
      const last = lastTurnOf(view);
      const current = (view.state.awaiting === 'place' || view.state.awaiting === 'draw') && view.gesture.type === 'idle';
      element.hidden = !last || view.over || !current;
      if (!last) return;
      const texts = sentences(view, hud.texts, last.entries);
      const key = texts.join('\n');
      if (key === shown) return;
      shown = key;
      setText(lines, '');
      lines.append(...texts.map((text) => h('li', {}, text)));
      element.className = `last-turn player-${view.players[last.player].colour}`;
    },
  };
}
