import type { Cell } from '../../game/index.ts';
import type { Aids, Pointed } from '../../session/aids.ts';
import { lastTurnOf } from '../../session/aids.ts';
import type { Match, MatchView } from '../../session/contract.ts';
import { h } from '../kit/dom.ts';
import type { Hud } from '../kit/hud.ts';
import { kindSign } from '../game/kindSign.ts';
import { openTiles } from '../game/tilesDialog.ts';
import { ruleButton } from '../menu/helpDialog.ts';
import type { HelpTopic } from '../menu/helpDialog.ts';
import { sentences } from '../log/entries.ts';
import { cellName } from '../words/cells.ts';
import type { AidCardPorts } from './aidCard.ts';
import { aidHeading, aidLines, aidRows } from './aidCard.ts';
import { kindPicture } from './fitPictures.ts';
import { emptyTexts, leaderText, reachTexts, reachTitle, regionRows, regionTitle } from './words.ts';

/** Shapes that a card has room for. */
const SHAPES = 8;

/** What can be pointed at in The Castle and Zamek, in words. */
export function castleCard(hud: Hud, match: Match, aids: Aids): AidCardPorts<Pointed> {
  const { texts } = hud;
  const { t } = texts;

  /** The rules of what is on the card: of the region, of the pieces on it. */
  function rulesOf(view: MatchView, at: Pointed): readonly HTMLElement[] {
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
    return links();
  }

  function contentOf(view: MatchView, at: Pointed): readonly Node[] {
    switch (at.what) {
      case 'feature':
      case 'space':
        return regionContent(view, at);
      case 'cell':
        return cellContent(view, at);
      case 'player':
        return [aidHeading(reachTitle(texts, view, at.player)), aidLines(reachTexts(texts, aids.known.reach[at.player]))];
      case 'empty': {
        const [title = '', ...rest] = emptyTexts(texts, view, aids);
        return [aidHeading(title), aidLines(rest)];
      }
      case 'turn': {
        const turn = lastTurnOf(view);
        return turn ? [aidHeading(t('log.last')), aidLines(sentences(view, texts, turn.entries.filter(({ event }) => event.type === 'scored' || event.type === 'token-taken')))] : [];
      }
    }
  }

  function regionContent(view: MatchView, at: Pointed): readonly Node[] {
    const region = aids.known.region(at);
    if (!region) return [];
    const colour = region.leader === null ? null : view.players[region.leader].colour;
    const rows = aidRows(regionRows(texts, view, region));
    const who = region.complete ? null : h('p', { class: colour === null ? 'aid-who' : `aid-who player-${colour}` }, leaderText(texts, view, region));
    const parts: Node[] = [aidHeading(kindSign(region.kind, view.rules), regionTitle(texts, view, region))];
    if (who) parts.push(who);
    return [...parts, rows];
  }

  function cellContent(view: MatchView, cell: Cell): readonly Node[] {
    const fitting = aids.known.fitting(cell);
    const count = fitting.reduce((sum, { tiles }) => sum + tiles.length, 0);
    const left = aids.known.unseen.kinds.reduce((sum, { tiles }) => sum + tiles.length, 0);
    const hand = view.legalCells.some(({ x, y }) => x === cell.x && y === cell.y) ? [t('fit.hand')] : [];
    const words = aidLines([count === 0 ? t('fit.none') : t('fit.count', { count, left }), ...hand]);
    const few = fitting.slice(0, fitting.length > SHAPES ? SHAPES - 1 : SHAPES);
    const rest = fitting.length - few.length;
    const more = rest > 0 ? h('li', { class: 'tile-more' }, moreButton(rest)) : null;
    return [aidHeading(t('fit.title', { cell: cellName(cell) })), words, h('ul', { class: 'tile-row' }, ...few.map((kind) => kindPicture(hud, view, kind, kind.rotation)), more)];
  }

  function moreButton(rest: number): HTMLElement {
    const button = h('button', { type: 'button', class: 'plain' }, t('fit.more', { count: rest }));
    button.addEventListener('click', () => openTiles(hud, match, aids));
    return button;
  }

  return {
    contentOf: (at) => contentOf(match.view, at),
    linksOf: (at) => rulesOf(match.view, at),
    isLow: (at) => isLow(match.view, at),
  };
}

/** In the lower half of the board? */
function isLow(view: MatchView, at: Pointed): boolean {
  const space = at.what === 'space' ? view.board.startSpaces.find(({ id }) => id === at.space)?.cell : undefined;
  const y = at.what === 'feature' || at.what === 'cell' ? at.y : (space?.y ?? 0);
  return y >= view.board.rows.length / 2;
}
