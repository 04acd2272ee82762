import { clsx } from 'clsx';
import type { VNode } from 'preact';
import { useTexts } from './context.tsx';
import { followerShape } from './shapes.tsx';
import badge from './badge.module.css';
import text from './text.module.css';
import styles from './BarTable.module.css';

export interface BarTableProps {
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
export function BarTable({ caption, names, colours, figure = followerShape, rows, total }: BarTableProps): VNode {
  const texts = useTexts();
  const most = Math.max(1, ...rows.flatMap(({ points }) => points));
  return (
    <table class={styles.categories}>
      <caption class={text.label}>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span class={text.unseen}>{texts.t('end.category')}</span>
          </th>
          {names.map((name, player) =>
            names.length <= FEW ? (
              <th scope="col" key={player}>
                {name}
              </th>
            ) : (
              <th scope="col" key={player} title={name}>
                <span class={clsx(badge.badge, styles.badge)} data-colour={colours[player] ?? 0}>
                  {figure(colours[player] ?? 0)}
                </span>
                <span class={text.unseen}>{name}</span>
              </th>
            ),
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, points }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            {points.map((value, player) => (
              <td class={styles.bar} data-colour={colours[player] ?? 0} key={player}>
                <span class={styles.track} aria-hidden="true">
                  {/* Negative points have an empty bar. */}
                  <span class={styles.fill} style={{ inlineSize: `${(Math.max(0, value) / most) * 100}%` }} />
                </span>
                <span class={styles.number}>{texts.number(value)}</span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      {total && (
        <tfoot>
          <tr>
            <th scope="row">{total.label}</th>
            {total.points.map((value, player) => (
              <td key={player}>{texts.number(value)}</td>
            ))}
          </tr>
        </tfoot>
      )}
    </table>
  );
}
