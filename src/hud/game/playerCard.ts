import { elementOf } from '../kit/render.tsx';
import { assistsOf } from '../../session/match/assists.ts';
import type { FigureCount, MatchView, Pointed } from '../../session/contracts/match.ts';
import { openProjected } from '../assists/projectedDialog.ts';
import type { HudGame } from '../games/game.ts';
import { cardRowsOf } from '../games/oldShapes.tsx';
import type { GameTable, TableContext } from '../games/table.ts';
import { h, on, setAttribute, setText } from '../kit/dom.ts';
import { lineText } from '../words/events.ts';
import { nameOf } from '../words/names.ts';
import { figureText } from './playerText.ts';

export interface PlayerCard {
  readonly element: HTMLElement;
  /** `counted`: the points shown while the final scoring is being counted. */
  update(view: MatchView, counted: readonly number[] | null): void;
}

/** A player's card: name, points, figures in hand, and what else the game gives them. */
export function createPlayerCard(
  context: TableContext,
  { figure }: Pick<HudGame, 'figure'>,
  { cardRows, projectedHint, about }: Pick<GameTable, 'cardRows' | 'projectedHint' | 'about'>,
  index: number,
): PlayerCard {
  const { hud, match, texts: game } = context;
  const { texts } = hud;
  const { t } = texts;
  const assists = assistsOf(match);
  const { colour = 0, figures = [] } = match.view.players[index] ?? {};
  const [followers, ...others] = figures;
  const name = h('h2', { class: 'card-name' });
  const status = h('p', { class: 'card-status' });
  const score = h('span', { class: 'numeral card-score' });
  const pips = Array.from({ length: followers?.of ?? 0 }, () => elementOf(figure(colour)));
  const supply = h('span', { class: 'numeral card-number' });
  const badges = others.map(({ sort }) => figureBadge(sort));
  const projected = h('button', { type: 'button', class: 'projected', hidden: true });
  on(projected, 'click', () => {
    const { lines, scores } = assists.known.projected;
    const told = lines.map((line) => ({ player: line.player, points: line.points, words: lineText(game, line) }));
    openProjected(hud, { players: match.view.players, figure, scores, lines: told, hint: projectedHint });
  });
  const row = h(
    'div',
    { class: 'card-row followers' },
    h('span', { class: 'label', 'aria-hidden': 'true' }, t('card.followers')),
    h('span', { class: 'pips', 'aria-hidden': 'true' }, ...pips),
    supply,
    ...badges.map(({ element }) => element),
  );
  const element = h(
    'section',
    { class: `slip card player-${colour}` },
    h(
      'div',
      { class: 'card-head' },
      h('span', { class: 'badge' }, figure(colour)),
      h('div', { class: 'card-who' }, name, status),
      h('div', { class: 'card-points' }, score, projected),
    ),
    h('div', { class: 'card-stats' }, row, ...cardRowsOf(context, cardRows, index)),
  );
  on(element, 'pointerenter', () => {
    const at: Pointed = { what: 'player', player: index };
    if (assists.view.allowed && about(at)) assists.point(at);
  });
  on(element, 'pointerleave', () => assists.point(null));

  /** A badge for a figure other than followers. */
  function figureBadge(sort: string) {
    const label = h('span', { 'aria-hidden': 'true' });
    const where = h('span', { class: 'unseen' });
    const badge = h('span', { class: 'card-figure' }, label, where);
    return {
      element: badge,
      update(count: FigureCount | undefined) {
        setText(label, count ? figureText(game, count).label : sort);
        setText(where, count ? figureText(game, count).where : '');
        badge.classList.toggle('spent', count?.inHand === 0);
      },
    };
  }

  function showProjected(view: MatchView): void {
    projected.hidden = !assists.view.allowed || view.over || !assists.view.layers.has('projected');
    if (projected.hidden) return;
    const points = assists.known.projected.scores[index] ?? 0;
    setText(projected, t('projected.short', { points }));
    setAttribute(projected, 'aria-label', t('projected.chip', { player: nameOf(view, index), count: points }));
  }

  function statusOf(view: MatchView): string {
    if (view.over) return Math.max(...view.state.scores) === view.state.scores[index] ? t('turn.won') : '';
    if (view.away.includes(index)) return t('party.away');
    const isOfTurn = view.state.player === index;
    if (view.actor !== index) return t(isOfTurn ? 'turn.on-hold' : 'turn.waiting');
    if (view.thinking) return t('turn.thinking');
    // A player may have to choose during another player's turn.
    if (!isOfTurn) return t(view.myTurn ? 'turn.choosing.yours' : 'turn.choosing');
    return t(view.myTurn ? 'turn.yours' : 'turn.of');
  }

  return {
    element,
    update(view, counted) {
      const player = view.players[index];
      if (!player) return;
      const points = counted?.[index] ?? player.score;
      const active = !view.over && view.actor === index;
      setText(name, player.name);
      setText(status, counted ? '' : statusOf(view));
      setAttribute(element, 'aria-label', t('card.score', { player: player.name, count: points }));
      setAttribute(element, 'aria-current', active);
      element.classList.toggle('active', active);
      element.classList.toggle('away', view.away.includes(index));
      setText(score, String(points));
      const [own, ...rest] = player.figures;
      const inHand = own?.inHand ?? 0;
      setText(supply, String(inHand));
      for (const [place, pip] of pips.entries()) pip.classList.toggle('spent', place >= inHand);
      for (const [place, badge] of badges.entries()) badge.update(rest[place]);
      setAttribute(
        row,
        'title',
        [t('card.followers.left', { count: inHand }), ...rest.map((count) => figureText(game, count).where)].join(', '),
      );
      showProjected(view);
    },
  };
}
