import { h } from './dom.ts';
import type { Hud } from './hud.ts';
import { followerShape } from './shapes.ts';

export interface BarTable {
  readonly caption: string;
  /** By player, as are the numbers of a row. */
  readonly names: readonly string[];
  readonly colours: readonly number[];
  /** A follower in a player's look; it stands for a name that has no room. */
  readonly figure?: (look: number) => SVGSVGElement;
  readonly rows: readonly { readonly label: string; readonly points: readonly number[] }[];
  /** A last row without bars. */
  readonly total?: { readonly label: string; readonly points: readonly number[] };
}

/** So many names stand beside each other. */
const FEW = 3;

/** A number for each player a row, as a table whose cells are bars at the same time. */
export function barTable(
  { texts }: Hud,
  { caption, names, colours, figure = followerShape, rows, total }: BarTable,
): HTMLElement {
  const most = Math.max(1, ...rows.flatMap(({ points }) => points));
  const bar = (points: number, player: number): HTMLElement => {
    const fill = h('span', { class: 'bar-fill' });
    // Points may be lost: their bar is empty.
    fill.style.inlineSize = `${(Math.max(0, points) / most) * 100}%`;
    return h(
      'td',
      { class: `bar player-${colours[player] ?? 0}` },
      h('span', { class: 'bar-track', 'aria-hidden': 'true' }, fill),
      h('span', { class: 'bar-number' }, texts.number(points)),
    );
  };
  // Names of more than three have no room: their badges stand for them.
  const head = (name: string, player: number): HTMLElement =>
    names.length <= FEW
      ? h('th', { scope: 'col' }, name)
      : h(
          'th',
          { scope: 'col', title: name },
          h('span', { class: `badge player-${colours[player] ?? 0}` }, figure(colours[player] ?? 0)),
          h('span', { class: 'unseen' }, name),
        );
  return h(
    'table',
    { class: 'categories' },
    h('caption', { class: 'label' }, caption),
    h(
      'thead',
      {},
      h(
        'tr',
        {},
        h('th', { scope: 'col' }, h('span', { class: 'unseen' }, texts.t('end.category'))),
        ...names.map(head),
      ),
    ),
    h(
      'tbody',
      {},
      ...rows.map(({ label, points }) => h('tr', {}, h('th', { scope: 'row' }, label), ...points.map(bar))),
    ),
    total &&
      h(
        'tfoot',
        {},
        h(
          'tr',
          {},
          h('th', { scope: 'row' }, total.label),
          ...total.points.map((points) => h('td', {}, texts.number(points))),
        ),
      ),
  );
}
