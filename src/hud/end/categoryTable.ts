import type { MatchView } from '../../session/contract.ts';
import { h } from '../kit/dom.ts';
import type { Hud } from '../kit/hud.ts';
import { namesOf } from '../game/stage.ts';
import { pointsByCategory } from './summary.ts';

/** Points by kind and player as a table whose cells are bars at the same time. */
export function categoryTable(hud: Hud, view: MatchView): HTMLElement {
  const { texts } = hud;
  const rows = pointsByCategory(view).filter((row) => row.points[0] + row.points[1] > 0);
  const most = Math.max(1, ...rows.flatMap((row) => row.points));
  const bar = (player: 0 | 1, points: number): HTMLElement => {
    const fill = h('span', { class: 'bar-fill' });
    fill.style.inlineSize = `${(points / most) * 100}%`;
    return h('td', { class: `bar player-${view.players[player].colour}` }, h('span', { class: 'bar-track', 'aria-hidden': 'true' }, fill), h('span', { class: 'bar-number' }, texts.number(points)));
  };
  const names = namesOf(view);
  const [first, second] = view.state.scores;
  return h(
    'table',
    { class: 'categories' },
    h('caption', { class: 'label' }, texts.t('end.categories')),
    h('thead', {}, h('tr', {}, h('th', { scope: 'col' }, h('span', { class: 'unseen' }, texts.t('end.category'))), h('th', { scope: 'col' }, names[0]), h('th', { scope: 'col' }, names[1]))),
    h('tbody', {}, ...rows.map((row) => h('tr', {}, h('th', { scope: 'row' }, texts.r(view.rules, `category.${row.category}`)), bar(0, row.points[0]), bar(1, row.points[1])))),
    h('tfoot', {}, h('tr', {}, h('th', { scope: 'row' }, texts.t('end.total')), h('td', {}, texts.number(first)), h('td', {}, texts.number(second)))),
  );
}
