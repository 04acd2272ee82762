import { h } from './dom.ts';
import type { Hud } from './hud.ts';

type Pair = readonly [number, number];

export interface BarTable {
  readonly caption: string;
  readonly names: readonly [string, string];
  readonly colours: Pair;
  readonly rows: readonly { readonly label: string; readonly points: Pair }[];
  /** A last row without bars. */
  readonly total?: { readonly label: string; readonly points: Pair };
}

/** Two numbers a row as a table whose cells are bars at the same time. */
export function barTable({ texts }: Hud, { caption, names, colours, rows, total }: BarTable): HTMLElement {
  const most = Math.max(1, ...rows.flatMap(({ points }) => points));
  const bar = (side: 0 | 1, points: number): HTMLElement => {
    const fill = h('span', { class: 'bar-fill' });
    fill.style.inlineSize = `${(points / most) * 100}%`;
    return h('td', { class: `bar player-${colours[side]}` }, h('span', { class: 'bar-track', 'aria-hidden': 'true' }, fill), h('span', { class: 'bar-number' }, texts.number(points)));
  };
  return h(
    'table',
    { class: 'categories' },
    h('caption', { class: 'label' }, caption),
    h('thead', {}, h('tr', {}, h('th', { scope: 'col' }, h('span', { class: 'unseen' }, texts.t('end.category'))), h('th', { scope: 'col' }, names[0]), h('th', { scope: 'col' }, names[1]))),
    h('tbody', {}, ...rows.map(({ label, points }) => h('tr', {}, h('th', { scope: 'row' }, label), bar(0, points[0]), bar(1, points[1])))),
    total && h('tfoot', {}, h('tr', {}, h('th', { scope: 'row' }, total.label), h('td', {}, texts.number(total.points[0])), h('td', {}, texts.number(total.points[1])))),
  );
}
