import type { MatchView } from '../../session/contract.ts';
import type { CardRow } from '../games/table.ts';
import { h, setAttribute, setText } from '../kit/dom.ts';

/** A row of a player's card: how many of something are left in their hands. `leftIn`: `undefined` where the game has none. */
export function stockRow(
  name: string,
  sign: () => SVGSVGElement,
  leftIn: (view: MatchView) => number | undefined,
): CardRow {
  const count = h('span', { class: 'numeral card-number' });
  const element = h(
    'div',
    { class: 'card-row stock-row' },
    h('span', { class: 'stock-sign' }, sign()),
    h('span', { class: 'label stock-name' }, name),
    count,
  );
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
