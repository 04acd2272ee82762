import type { Aids } from '../../session/aids.ts';
import type { MatchView, PlayerView } from '../../session/contract.ts';
import { openProjected } from '../aids/projectedDialog.ts';
import { h, keyedList, on, setAttribute, setText } from '../kit/dom.ts';
import { tokenBack, tokenFace } from '../kit/emblem.ts';
import type { Hud } from '../kit/hud.ts';
import { effectOf } from '../kit/hud.ts';
import { followerShape, keepShape, numeral } from '../kit/shapes.ts';
import { scoreLineText } from '../words/scoreLine.ts';
import { openTokens } from './tokensDialog.ts';

export interface ScoreCard {
  readonly element: HTMLElement;
  /** `counted`: the points shown while the final scoring is still being counted. */
  update(view: MatchView, counted: readonly number[] | null): void;
}

const SUPPLY = 6;
type Held = PlayerView['tokens'][number] & { readonly place: number };

/** A player's card: who, how many points, followers at hand, the keep and the tokens. */
export function createScoreCard(hud: Hud, index: 0 | 1, latest: () => MatchView, use: (kind: number) => void, aids: Aids): ScoreCard {
  const { texts } = hud;
  const { rules, players } = latest();
  const { colour } = players[index];
  const name = h('h2', { class: 'card-name' });
  const status = h('p', { class: 'card-status' });
  const score = numeral('card-score');
  const pips = Array.from({ length: SUPPLY }, () => followerShape(colour));
  const supply = numeral('card-number');
  const keep = numeral('card-number');
  const tiles = h('span', { class: 'card-unit' });
  /** What the larger keep would bring; beside both while they are equal. */
  const race = h('span', { class: 'keep-prize' });
  const projected = h('button', { type: 'button', class: 'projected', hidden: true });
  on(projected, 'click', () => {
    const { lines, scores } = aids.known.projected;
    const told = lines.map((line) => ({ player: line.player, points: line.points, words: scoreLineText(texts, rules, line) }));
    openProjected(hud, { players: latest().players, figure: followerShape, scores, lines: told, hint: texts.t('projected.hint') });
  });
  const list = h('div', { class: 'token-list' });
  const count = numeral('card-number');
  const countButton = h('button', { type: 'button', class: 'token-count' }, tokenBack(), count.element);
  const none = h('span', { class: 'card-unit token-none' }, '–');
  const followersRow = h('div', { class: 'card-row followers' }, h('span', { class: 'label', 'aria-hidden': 'true' }, texts.t('card.followers')), h('span', { class: 'pips', 'aria-hidden': 'true' }, ...pips), supply.element);
  const keepRow = h('div', { class: 'card-row keep-row' }, h('span', { class: 'label' }, texts.r(rules, 'keep')), keepShape(rules), keep.element, tiles, race);
  const element = h(
    'section',
    { class: `slip card player-${colour}` },
    h('div', { class: 'card-head' }, h('span', { class: 'badge' }, followerShape(colour)), h('div', { class: 'card-who' }, name, status), h('div', { class: 'card-points' }, score.element, projected)),
    h('div', { class: 'card-stats' }, followersRow, keepRow, h('div', { class: 'card-row tokens' }, h('span', { class: 'label' }, texts.t('card.tokens')), none, list, countButton)),
  );
  on(element, 'pointerenter', () => aids.point({ what: 'player', player: index }));
  on(element, 'pointerleave', () => aids.point(null));
  // A press keeps the card there, with the way to the rule.
  on(keepRow, 'click', () => aids.pin({ what: 'empty' }));
  on(keepRow, 'pointerenter', () => aids.point({ what: 'empty' }));
  on(keepRow, 'pointerleave', () => aids.point({ what: 'player', player: index }));
  const open = (): void => openTokens(hud, latest(), index, use);
  on(countButton, 'click', open);

  const render = keyedList<Held, ReturnType<typeof tokenButton>>(list, tokenButton, (row, held) => row.update(held));
  function tokenButton(held: Held) {
    const effect = effectOf(hud.app, rules, held.kind);
    const button = h('button', { type: 'button', class: 'token-button', title: texts.r(rules, `effect.${effect}`) }, tokenFace(effect, rules));
    on(button, 'click', open);
    return {
      element: button,
      update(now: Held) {
        const values = { token: texts.r(rules, `token.${effect}`), player: latest().players[index].name };
        setAttribute(button, 'aria-label', texts.t(now.usable ? 'card.token.ready' : 'card.token.button', values));
        button.classList.toggle('ready', now.usable);
      },
    };
  }

  function showAids(view: MatchView): void {
    const { allowed, layers } = aids.view;
    const keeps = allowed ? aids.known.projected.keep : null;
    race.hidden = !keeps || view.over || (keeps.winner !== null && keeps.winner !== index);
    if (keeps) {
      setText(race, texts.t(keeps.winner === index ? 'end.points' : 'card.prize', { points: keeps.empty.length }));
      race.classList.toggle('won', keeps.winner === index);
      setAttribute(race, 'title', texts.t('empty.count', { count: keeps.empty.length }));
    }
    projected.hidden = !allowed || view.over || !layers.has('projected');
    if (projected.hidden) return;
    const points = aids.known.projected.scores[index];
    setText(projected, texts.t('projected.short', { points }));
    setAttribute(projected, 'aria-label', texts.t('projected.chip', { player: view.players[index].name, points }));
  }

  return {
    element,
    update(view, counted) {
      const player = view.players[index];
      const points = counted?.[index] ?? player.score;
      const active = !view.over && view.state.player === index;
      setText(name, player.name);
      setText(status, counted ? '' : statusOf(hud, view, index));
      setAttribute(element, 'aria-label', texts.t('card.score', { player: player.name, score: points }));
      setAttribute(element, 'aria-current', active);
      element.classList.toggle('active', active);
      element.classList.toggle('away', view.away.includes(index));
      score.set(points);
      supply.set(player.supply);
      for (const [place, pip] of pips.entries()) pip.classList.toggle('spent', place >= player.supply);
      setAttribute(followersRow, 'title', texts.t('card.followers.left', { count: player.supply }));
      setAttribute(keepRow, 'title', player.keep > 0 ? texts.r(rules, 'keep.size', { count: player.keep }) : texts.r(rules, 'keep.none'));
      keep.set(player.keep);
      setText(tiles, texts.t('card.tiles', { count: player.keep }));
      render(player.tokens.map((token, place) => ({ ...token, place })), (token) => `${token.kind}-${token.place}`);
      count.set(player.tokens.length);
      showAids(view);
      setAttribute(countButton, 'aria-label', texts.t('card.tokens.held', { count: player.tokens.length }));
      countButton.disabled = player.tokens.length === 0;
      countButton.classList.toggle('ready', player.tokens.some((token) => token.usable));
      none.hidden = player.tokens.length > 0;
    },
  };
}

function statusOf({ texts }: Hud, view: MatchView, index: 0 | 1): string {
  if (view.over) {
    const [mine, theirs] = [view.players[index].score, view.players[index === 0 ? 1 : 0].score];
    return mine >= theirs ? texts.t('turn.won') : '';
  }
  if (view.away.includes(index)) return texts.t('party.away');
  if (view.state.player !== index) return texts.t('turn.waiting');
  if (view.thinking) return texts.t('turn.thinking');
  return texts.t(view.myTurn ? 'turn.yours' : 'turn.of');
}
