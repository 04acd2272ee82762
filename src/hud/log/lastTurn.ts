import type { MatchView } from '../../session/contracts/match.ts';
import { lastTurnOf } from '../../session/match/lastTurn.ts';
import { isScored } from '../../session/match/history.ts';
import type { GameTexts } from '../games/texts.ts';
import { h, on, setText } from '../kit/dom.ts';
import { eventBefore } from '../words/eventOrder.ts';
import { eventText, isEssential, lineText } from '../words/events.ts';
import { nameOf } from '../words/names.ts';

/** The previous turn: one line, more on demand, and its place on the board while pointed at. */
export function createLastTurn(
  game: GameTexts,
  point: (on: boolean) => void,
): { readonly element: HTMLElement; update(view: MatchView): void } {
  const { texts } = game;
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
      setText(who, texts.t('last.short', { player: nameOf(view, last.player), cell: game.cell(last.cell) }));
      // The player of the turn is already named.
      const scored = last.entries.flatMap(({ event }) =>
        isScored(event)
          ? [event.line.player === last.player ? lineText(game, event.line) : eventText(game, view, event)]
          : [],
      );
      setText(what, scored.join('; ') || texts.t('last.nothing'));
      const told = last.entries
        .filter(({ event }) => isEssential(event, eventBefore(view, event)))
        .map(({ event }) => eventText(game, view, event));
      if (lines.textContent === told.join('')) return;
      lines.replaceChildren(...told.map((text) => h('li', {}, text)));
      element.open = false;
    },
  };
}
