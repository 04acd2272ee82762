import type { VNode } from 'preact';
import type { Tally } from '../../session/archive/statistics.ts';
import { useTexts } from '../kit/context.tsx';
import { rounded } from './rounded.ts';
import text from '../kit/text.module.css';
import styles from './TallyTable.module.css';

interface TallyTableProps {
  readonly caption: string;
  /** The heading of the first column. */
  readonly first: string;
  readonly rows: readonly (readonly [label: string, tally: Tally])[];
}

/** How often one has won, row by row. */
export function TallyTable({ caption, first, rows }: TallyTableProps): VNode {
  const { t, number } = useTexts();
  // With several players, the mean place says more than the number of losses.
  const several = rows.some(([, tally]) => tally.several);
  const head = [
    first,
    t('stats.column.games'),
    t('stats.column.won'),
    t('stats.column.shared'),
    t(several ? 'stats.column.place' : 'stats.column.lost'),
    t('stats.column.mean'),
  ];
  const cells = ({ games, won, shared, lost, mean, place }: Tally): readonly string[] => [
    ...[games, won, shared, several ? rounded(place) : lost].map(number),
    `${number(rounded(mean[0]))} : ${number(rounded(mean[1]))}`,
  ];
  return (
    <div class={styles.scroll} tabIndex={0} role="region" aria-label={caption}>
      <table class={styles.tallies}>
        <caption class={text.label}>{caption}</caption>
        <thead>
          <tr>
            {head.map((label) => (
              <th key={label} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([label, tally], row) => (
            <tr key={row}>
              <th scope="row">{label}</th>
              {cells(tally).map((cell, column) => (
                <td key={column}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
