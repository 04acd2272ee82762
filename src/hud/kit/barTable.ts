import type { VNode } from 'preact';
import { h } from './dom.ts';
import type { Hud } from './hud.ts';
import { followerShape } from './shapes.tsx';

export interface BarTable {
  readonly caption: string;
  /** By player, like the numbers of a row. */
  readonly names: readonly string[];
  readonly colours: readonly number[];
  /** A follower in a player's look; replaces the name where there is no room. */
  readonly figure?: (look: number) => VNode;
  readonly rows: readonly { readonly label: string; readonly points: readonly number[] }[];
  /** A last row without bars. */
  readonly total?: { readonly label: string; readonly points: readonly number[] };
}

/** Up to this many names fit side by side. */
const FEW = 3;

/** A table with a row of numbers, one for each player; each cell is a bar as well. */
export function barTable(
  { texts }: Hud,
  { caption, names, colours, figure = followerShape, rows, total }: BarTable,
): HTMLElement {
  const most = Math.max(1, ...rows.flatMap(({ points }) => points));
  const bar = (points: number, player: number): HTMLElement => {
    const fill = h('span', { class: 'bar-fill' });
    // Negative points have an empty bar.
    fill.style.inlineSize = `${(Math.max(0, points) / most) * 100}%`;
    return h(
      'td',
      { class: `bar player-${colours[player] ?? 0}` },
      h('span', { class: 'bar-track', 'aria-hidden': 'true' }, fill),
      h('span', { class: 'bar-number' }, texts.number(points)),
    );
  };
  // Otherwise badges replace the names.
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
