import type { Option } from '../../../game/index.ts';
import { assistsOf } from '../../../session/match/assists.ts';
import type { MatchView } from '../../../session/contracts/match.ts';
import type { CastleKnowledge } from '../../../session/games/castle.ts';
import { h, keyedList, on, setAttribute, setText } from '../../kit/dom.ts';
import { tokenBack, tokenFace } from '../../kit/emblem.tsx';
import { keepShape } from '../../kit/shapes.tsx';
import { nameOf } from '../../words/names.ts';
import type { CardRow, TableContext } from '../table.ts';
import { castleState, effectOf } from './names.ts';

/** The keep and the tokens on a player's card. */

/** Current options that use a token of this player. */
export const usableTokens = ({ myTurn, prompt }: MatchView, player: number): readonly Option[] =>
  myTurn && prompt?.actor === player ? prompt.options.filter(({ piece }) => piece?.startsWith('token-')) : [];

export function keepRow({ hud, match }: TableContext, player: number): CardRow {
  const { t, r } = hud.texts;
  const { rules } = castleState(match.view);
  const assists = assistsOf<CastleKnowledge>(match);
  const keep = h('span', { class: 'numeral card-number' });
  const tiles = h('span', { class: 'card-unit' });
  /** What the larger keep would score; shown on both cards while they are equal. */
  const prize = h('span', { class: 'keep-prize' });
  const element = h(
    'div',
    { class: 'card-row keep-row' },
    h('span', { class: 'label' }, r(rules, 'keep')),
    keepShape(rules),
    keep,
    tiles,
    prize,
  );
  // A press pins the card, which links to the rule.
  on(element, 'click', () => assists.pin({ what: 'empty' }));
  on(element, 'pointerenter', () => assists.point({ what: 'empty' }));
  on(element, 'pointerleave', () => assists.point({ what: 'player', player }));
  return {
    element,
    update(view) {
      const size = castleState(view).keeps[player]?.size ?? 0;
      setAttribute(element, 'title', size > 0 ? r(rules, 'keep.size', { count: size }) : r(rules, 'keep.none'));
      setText(keep, String(size));
      setText(tiles, t('card.tiles', { count: size }));
      const race = assists.view.allowed ? assists.known.projected.keep : null;
      prize.hidden = !race || view.over || (race.winner !== null && race.winner !== player);
      if (!race) return;
      setText(prize, t(race.winner === player ? 'end.points' : 'card.prize', { points: race.empty.length }));
      prize.classList.toggle('won', race.winner === player);
      setAttribute(prize, 'title', t('empty.count', { count: race.empty.length }));
    },
  };
}

interface Held {
  readonly kind: number;
  readonly place: number;
  readonly usable: boolean;
}

/** `open` explains the tokens. */
export function tokensRow({ hud, match }: TableContext, player: number, open: () => void): CardRow {
  const { t, r } = hud.texts;
  const { rules } = castleState(match.view);
  const list = h('div', { class: 'token-list' });
  const count = h('span', { class: 'numeral card-number' });
  const countButton = h('button', { type: 'button', class: 'token-count' }, tokenBack(), count);
  const none = h('span', { class: 'card-unit token-none' }, '–');
  on(countButton, 'click', open);
  const render = keyedList<Held, ReturnType<typeof tokenButton>>(list, tokenButton, (row, held) => row.update(held));
  function tokenButton({ kind }: Held) {
    const effect = effectOf(rules, kind);
    const button = h(
      'button',
      { type: 'button', class: 'token-button', title: r(rules, `effect.${effect}`) },
      tokenFace(effect, rules),
    );
    on(button, 'click', open);
    return {
      element: button,
      update({ usable }: Held) {
        setAttribute(
          button,
          'aria-label',
          t(usable ? 'card.token.ready' : 'card.token.button', {
            token: r(rules, `token.${effect}`),
            player: nameOf(match.view, player),
          }),
        );
        button.classList.toggle('ready', usable);
      },
    };
  }
  return {
    element: h(
      'div',
      { class: 'card-row tokens' },
      h('span', { class: 'label' }, t('card.tokens')),
      none,
      list,
      countButton,
    ),
    update(view) {
      const usable = new Set(usableTokens(view, player).map(({ piece }) => piece));
      const held = (castleState(view).held[player] ?? []).map(({ kind }, place): Held => ({
        kind,
        place,
        usable: usable.has(`token-${kind}`),
      }));
      render(held, ({ kind, place }) => `${kind}-${place}`);
      setText(count, String(held.length));
      setAttribute(countButton, 'aria-label', t('card.tokens.held', { count: held.length }));
      countButton.disabled = held.length === 0;
      countButton.classList.toggle(
        'ready',
        held.some((token) => token.usable),
      );
      none.hidden = held.length > 0;
    },
  };
}
