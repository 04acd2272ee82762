import type { Cell } from '../../game/index.ts';
import type { Aids, Pointed } from '../../session/aids.ts';
import { lastTurnOf } from '../../session/aids.ts';
import type { Match, MatchView } from '../../session/contract.ts';
import { roundButton } from '../kit/controls.ts';
import { h, setAttribute } from '../kit/dom.ts';
import type { Hud } from '../kit/hud.ts';
import { kindSign } from '../game/kindSign.ts';
import type { Insets } from '../game/layout.ts';
import { openTiles } from '../game/tilesDialog.ts';
import { ruleButton } from '../menu/helpDialog.ts';
import type { HelpTopic } from '../menu/helpDialog.ts';
import { sentences } from '../log/entries.ts';
import { cellName } from '../words/cells.ts';
import { kindPicture } from './fitPictures.ts';
import { emptyTexts, leaderText, reachTexts, reachTitle, regionRows, regionTitle } from './words.ts';

/** Where panels leave less of the window, in CSS pixels, the card lies over them. */
const ROOM = 220;
/** Shapes that a card has room for. */
const SHAPES = 8;

export interface AidCard {
  readonly element: HTMLElement;
  update(): void;
  /** The board lies between these. */
  keepWithin(insets: Insets): void;
}

/** What somebody points at, in words: over the half of the board where it is not. */
export function createAidCard(hud: Hud, match: Match, aids: Aids): AidCard {
  const { texts } = hud;
  const { t } = texts;
  const body = h('div', { class: 'aid-body' });
  const close = roundButton('close', t('close'), () => aids.pin(null));
  const card = h('div', { class: 'slip aid-card', role: 'status' }, body, close);
  const element = h('div', { class: 'aid-dock', hidden: true }, card);
  let shown = '';

  const heading = (...parts: readonly (Node | string)[]): HTMLElement => h('h3', { class: 'aid-title' }, ...parts);
  const lines = (sentencesShown: readonly string[]): HTMLElement => h('ul', { class: 'aid-lines' }, ...sentencesShown.map((text) => h('li', {}, text)));

  /** The rules of what is on the card: of the region, of the pieces on it. */
  function rulesOf(view: MatchView, at: Pointed): HTMLElement {
    const rule = (topic: HelpTopic, label: string): HTMLElement => ruleButton(hud, label, topic);
    const followers = rule('deploy', t('card.followers'));
    const keep = rule('keep', texts.r(view.rules, 'keep'));
    const tokens = rule('tokens', t('card.tokens'));
    const links = (): readonly HTMLElement[] => {
      switch (at.what) {
        case 'feature':
        case 'space': {
          const region = aids.known.region(at);
          if (!region) return [];
          const kept = view.state.keeps.some((one) => region.features.some((on) => one?.x === on.x && one.y === on.y && one.feature === on.feature));
          return [rule(region.kind, texts.r(view.rules, `Kind.${region.kind}`)), followers, ...(kept || region.kind === 'house' ? [keep] : [])];
        }
        case 'cell':
          return [rule('place', t('help.step.place'))];
        case 'player':
          return [tokens, followers, keep];
        case 'empty':
          return [keep];
        case 'turn':
          return [rule('score', t('help.step.score'))];
      }
    };
    return h('nav', { class: 'rule-links', 'aria-label': t('help.rules') }, ...links());
  }

  function contentOf(view: MatchView, at: Pointed): readonly Node[] {
    switch (at.what) {
      case 'feature':
      case 'space':
        return regionContent(view, at);
      case 'cell':
        return cellContent(view, at);
      case 'player':
        return [heading(reachTitle(texts, view, at.player)), lines(reachTexts(texts, aids.known.reach[at.player]))];
      case 'empty': {
        const [title = '', ...rest] = emptyTexts(texts, view, aids);
        return [heading(title), lines(rest)];
      }
      case 'turn': {
        const turn = lastTurnOf(view);
        return turn ? [heading(t('log.last')), lines(sentences(view, texts, turn.entries.filter(({ event }) => event.type === 'scored' || event.type === 'token-taken')))] : [];
      }
    }
  }

  function regionContent(view: MatchView, at: Pointed): readonly Node[] {
    const region = aids.known.region(at);
    if (!region) return [];
    const colour = region.leader === null ? null : view.players[region.leader].colour;
    const rows = h('dl', { class: 'aid-rows' }, ...regionRows(texts, view, region).map(({ label, value }) => h('div', {}, h('dt', { class: 'label' }, label), h('dd', {}, value))));
    const who = region.complete ? null : h('p', { class: colour === null ? 'aid-who' : `aid-who player-${colour}` }, leaderText(texts, view, region));
    const parts: Node[] = [heading(kindSign(region.kind, view.rules), regionTitle(texts, view, region))];
    if (who) parts.push(who);
    return [...parts, rows];
  }

  function cellContent(view: MatchView, cell: Cell): readonly Node[] {
    const fitting = aids.known.fitting(cell);
    const count = fitting.reduce((sum, { tiles }) => sum + tiles.length, 0);
    const left = aids.known.unseen.kinds.reduce((sum, { tiles }) => sum + tiles.length, 0);
    const hand = view.legalCells.some(({ x, y }) => x === cell.x && y === cell.y) ? [t('fit.hand')] : [];
    const words = lines([count === 0 ? t('fit.none') : t('fit.count', { count, left }), ...hand]);
    const few = fitting.slice(0, fitting.length > SHAPES ? SHAPES - 1 : SHAPES);
    const rest = fitting.length - few.length;
    const more = rest > 0 ? h('li', { class: 'tile-more' }, moreButton(rest)) : null;
    return [heading(t('fit.title', { cell: cellName(cell) })), words, h('ul', { class: 'tile-row' }, ...few.map((kind) => kindPicture(hud, view, kind, kind.rotation)), more)];
  }

  function moreButton(rest: number): HTMLElement {
    const button = h('button', { type: 'button', class: 'plain' }, t('fit.more', { count: rest }));
    button.addEventListener('click', () => openTiles(hud, match, aids));
    return button;
  }

  return {
    element,
    update() {
      const { pointed, pinned, allowed } = aids.view;
      const { view } = match;
      const content = pointed && allowed ? contentOf(view, pointed) : [];
      element.hidden = content.length === 0;
      setAttribute(element, 'data-pinned', String(pinned));
      if (pointed) setAttribute(element, 'data-at', isLow(view, pointed) ? 'top' : 'bottom');
      const key = content.length === 0 ? '' : JSON.stringify([pointed, content.map((node) => node.textContent)]);
      if (key === shown) return;
      shown = key;
      body.replaceChildren(...content, ...(pointed ? [rulesOf(view, pointed)] : []));
    },
    keepWithin({ top, right, bottom, left }) {
      const tight = element.ownerDocument.documentElement.clientHeight - top - bottom < ROOM;
      if (tight) Object.assign(element.style, { top: '0', right: '0', bottom: '0', left: '0' });
      else Object.assign(element.style, { top: `${top}px`, right: `${right}px`, bottom: `${bottom}px`, left: `${left}px` });
    },
  };
}

/** In the lower half of the board? */
function isLow(view: MatchView, at: Pointed): boolean {
  const space = at.what === 'space' ? view.board.startSpaces.find(({ id }) => id === at.space)?.cell : undefined;
  const y = at.what === 'feature' || at.what === 'cell' ? at.y : (space?.y ?? 0);
  return y >= view.board.rows.length / 2;
}
