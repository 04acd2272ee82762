import type { VNode } from 'preact';
import type { MatchView } from '../../session/contracts/match.ts';
import type { CardRow } from '../games/table.ts';
import { h, setAttribute, setText } from '../kit/dom.ts';

/** A row of a player's card: how many of something they have left. `leftIn`: `undefined` where the game has none. */
export function stockRow(name: string, sign: () => VNode, leftIn: (view: MatchView) => number | undefined): CardRow {
  const count = h('span', { class: 'numeral' });
  const element = h('span', { class: 'stock' }, sign(), count);
  return {
    element,
    update(view) {
      const left = leftIn(view) ?? 0;
      setText(count, String(left));
      setAttribute(element, 'title', `${name}: ${left}`);
      element.classList.toggle('spent', left === 0);
    },
  };
}
