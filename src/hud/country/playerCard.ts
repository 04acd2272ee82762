import type { CountryAids } from '../../session/country/aids.ts';
import type { CountryView } from '../../session/country/contract.ts';
import { openProjected } from '../aids/projectedDialog.ts';
import { h, on, setAttribute, setText } from '../kit/dom.ts';
import type { Hud } from '../kit/hud.ts';
import { countryFollowerShape, numeral } from '../kit/shapes.ts';
import { lineText } from './events.ts';

export interface PlayerCard {
  readonly element: HTMLElement;
  /** `counted`: the points shown while the final scoring is still being counted. */
  update(view: CountryView, counted: readonly number[] | null): void;
}

/** One of up to six: who, how many points, followers at hand, the abbot where he plays. */
export function createPlayerCard(hud: Hud, index: number, latest: () => CountryView, aids: CountryAids): PlayerCard {
  const { texts } = hud;
  const { t } = texts;
  const start = latest();
  const { colour = 0, figures = [] } = start.players[index] ?? {};
  const name = h('h2', { class: 'card-name' });
  const status = h('p', { class: 'card-status' });
  const score = numeral('card-score');
  const followers = figures[0]?.of ?? 0;
  const pips = Array.from({ length: followers }, () => countryFollowerShape(colour));
  const supply = numeral('card-number');
  const home = h('span', { class: 'unseen' });
  const abbot = figures.length > 1 ? h('span', { class: 'card-abbot' }, h('span', { 'aria-hidden': 'true' }, t('country.card.abbot')), home) : null;
  const projected = h('button', { type: 'button', class: 'projected', hidden: true });
  on(projected, 'click', () => {
    const { lines, scores } = aids.known.projected;
    const told = lines.map((line) => ({ player: line.player, points: line.points, words: lineText(texts, line) }));
    openProjected(hud, { players: latest().players, figure: countryFollowerShape, scores, lines: told, hint: t('country.hint.projected') });
  });
  const row = h('div', { class: 'card-row followers' }, h('span', { class: 'pips', 'aria-hidden': 'true' }, ...pips), supply.element, abbot);
  const element = h(
    'section',
    { class: `slip card player-${colour}` },
    h('div', { class: 'card-head' }, h('span', { class: 'badge' }, countryFollowerShape(colour)), h('div', { class: 'card-who' }, name, status), h('div', { class: 'card-points' }, score.element, projected)),
    h('div', { class: 'card-stats' }, row),
  );

  function showProjected(view: CountryView): void {
    projected.hidden = !aids.view.allowed || view.over || !aids.view.layers.has('projected');
    if (projected.hidden) return;
    const points = aids.known.projected.scores[index] ?? 0;
    setText(projected, t('projected.short', { points }));
    setAttribute(projected, 'aria-label', t('projected.chip', { player: view.players[index]?.name ?? '', points }));
  }

  return {
    element,
    update(view, counted) {
      const player = view.players[index];
      if (!player) return;
      const points = counted?.[index] ?? player.score;
      const active = !view.over && view.actor === index;
      setText(name, player.name);
      setText(status, counted ? '' : statusOf(hud, view, index));
      setAttribute(element, 'aria-label', t('card.score', { player: player.name, score: points }));
      setAttribute(element, 'aria-current', active);
      element.classList.toggle('active', active);
      element.classList.toggle('away', view.away.includes(index));
      score.set(points);
      const [own, second] = player.figures;
      supply.set(own?.inHand ?? 0);
      for (const [place, pip] of pips.entries()) pip.classList.toggle('spent', place >= (own?.inHand ?? 0));
      const atHome = second ? t(second.inHand > 0 ? 'country.abbot.in' : 'country.abbot.out') : '';
      setText(home, atHome);
      abbot?.classList.toggle('spent', second?.inHand === 0);
      setAttribute(row, 'title', [t('card.followers.left', { count: own?.inHand ?? 0 }), atHome].filter(Boolean).join(', '));
      showProjected(view);
    },
  };
}

function statusOf({ texts }: Hud, view: CountryView, index: number): string {
  if (view.over) return Math.max(...view.state.scores) === view.state.scores[index] ? texts.t('turn.won') : '';
  if (view.away.includes(index)) return texts.t('party.away');
  if (view.actor !== index) return texts.t('turn.waiting');
  if (view.thinking) return texts.t('turn.thinking');
  return texts.t(view.myTurn ? 'turn.yours' : 'turn.of');
}
