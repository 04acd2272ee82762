import { clsx } from 'clsx';
import type { VNode } from 'preact';
import { gameOf } from '../../session/games/index.ts';
import type { Entry } from '../../session/contracts/match.ts';
import { pointsByCategory } from '../../session/match/summary.ts';
import { useTexts } from '../kit/context.tsx';
import { useContent } from '../table/useContent.tsx';
import { useView } from '../table/useMatch.tsx';
import assistCard from '../table/assistCard.module.css';
import styles from './FinalPoints.module.css';

/** The points of the final scoring, by player and kind. */
export function FinalPoints({ entries }: { readonly entries: readonly Entry[] }): VNode {
  const texts = useTexts();
  const { game } = useContent();
  const { players, rules } = useView();
  const rows = pointsByCategory(entries, players.length, gameOf(rules).categories);
  const points = (count: number): string => texts.t('end.points', { points: count });
  return (
    <ul class={styles.players}>
      {players.map(({ name, colour, index }) => (
        <li key={index} class={clsx(assistCard.ofPlayer, styles.player)} data-colour={colour}>
          <strong>{name}</strong>
          <b>{points(rows.reduce((sum, row) => sum + (row.points[index] ?? 0), 0))}</b>
          {rows
            .filter((row) => row.points[index])
            .map((row) => (
              <span key={row.category} class={styles.kind}>
                <span>{game.category(texts, row.category)}</span>
                <span>{points(row.points[index] ?? 0)}</span>
              </span>
            ))}
        </li>
      ))}
    </ul>
  );
}
