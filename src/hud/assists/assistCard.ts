import { sameCell } from '../../game/index.ts';
import type { Cell } from '../../game/index.ts';
import { assistsOf } from '../../session/match/assists.ts';
import type { Pointed } from '../../session/contracts/match.ts';
import { lastTurnOf } from '../../session/match/lastTurn.ts';
import { isScored } from '../../session/match/history.ts';
import type { Insets } from '../game/layout.ts';
import type { About, GameTable, TableContext } from '../games/table.ts';
import { roundButton } from '../kit/controls.ts';
import { h, setAttribute } from '../kit/dom.ts';
import { eventText } from '../words/events.ts';
import { aboutBody } from './aboutContent.ts';
import { sumOf } from './fitPictures.ts';

/** If the panels leave less space than this in either direction, in rem, the card covers them. */
const ROOM = 13.75;

export interface AssistCard {
  readonly element: HTMLElement;
  update(): void;
  /** Insets of the board within the window. */
  keepWithin(insets: Insets): void;
}

/** Describes what is pointed at; the card is over the other half of the board. */
export function createAssistCard(context: TableContext, table: GameTable): AssistCard {
  const { hud, match, texts: game } = context;
  const { t } = hud.texts;
  const assists = assistsOf(match);
  const body = h('div', { class: 'assist-body' });
  const close = roundButton('close', t('close'), () => assists.pin(null));
  const card = h('div', { class: 'slip assist-card', role: 'status' }, body, close);
  const element = h('div', { class: 'assist-dock', hidden: true }, card);
  let shown = '';

  function aboutOf(at: Pointed): About | null {
    switch (at.what) {
      case 'cell':
        return aboutCell(at);
      case 'turn':
        return aboutTurn();
      default:
        return table.about(at);
    }
  }

  function aboutCell(cell: Cell): About {
    const fitting = table.fitting(cell);
    const fits =
      fitting.length === 0 ? t('fit.none') : t('fit.count', { count: sumOf(fitting), left: sumOf(table.unseen()) });
    const hand = match.view.legalCells.some((legal) => sameCell(legal, cell)) ? [t('fit.hand')] : [];
    return {
      title: t('fit.title', { cell: game.cell(cell) }),
      lines: [fits, ...hand],
      tiles: fitting,
      rules: [{ label: t('help.step.place'), topic: 'place' }],
    };
  }

  function aboutTurn(): About | null {
    const entries = lastTurnOf(match.view)?.entries ?? [];
    const lines = entries
      .filter(({ event }) => isScored(event) || event.type.endsWith('taken'))
      .map(({ event }) => eventText(game, match.view, event));
    return lines.length === 0
      ? null
      : { title: t('log.last'), lines, rules: [{ label: t('help.step.score'), topic: 'score' }] };
  }

  /** Whether it is in the lower half of the board. */
  function isLow(at: Pointed): boolean {
    const { top, bottom } = table.frame(match.view);
    const cell = whereIs(table, at);
    return cell !== undefined && cell.y >= (top + bottom) / 2;
  }

  return {
    element,
    update() {
      const { pointed, pinned, allowed } = assists.view;
      const about = pointed && allowed ? aboutOf(pointed) : null;
      element.hidden = about === null;
      setAttribute(element, 'data-pinned', String(pinned));
      if (pointed) setAttribute(element, 'data-at', isLow(pointed) ? 'top' : 'bottom');
      const content = about
        ? [h('h3', { class: 'assist-title' }, about.sign, about.title), ...aboutBody(context, table, about)]
        : [];
      const key = about ? JSON.stringify([pointed, content.map((node) => node.textContent)]) : '';
      if (key === shown) return;
      shown = key;
      body.replaceChildren(...content);
    },
    keepWithin({ top, right, bottom, left }) {
      const page = element.ownerDocument.documentElement;
      const room = ROOM * (Number.parseFloat(getComputedStyle(page).fontSize) || 16);
      const tight = page.clientHeight - top - bottom < room || page.clientWidth - left - right < room;
      if (tight) Object.assign(element.style, { top: '0', right: '0', bottom: '0', left: '0' });
      else
        Object.assign(element.style, {
          top: `${top}px`,
          right: `${right}px`,
          bottom: `${bottom}px`,
          left: `${left}px`,
        });
    },
  };
}

/** The cell of what is pointed at, if it is on the board. */
export function whereIs({ spaceCell }: Pick<GameTable, 'spaceCell'>, at: Pointed): Cell | undefined {
  if (at.what === 'feature' || at.what === 'cell') return at;
  return at.what === 'space' ? spaceCell(at.space) : undefined;
}
