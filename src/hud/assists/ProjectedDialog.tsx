import { clsx } from 'clsx';
import type { VNode } from 'preact';
import type { PlayerView } from '../../session/contracts/match.ts';
import { useContent } from '../table/useContent.tsx';
import { useAssists, useTable, useView } from '../table/useMatch.tsx';
import { useTexts } from '../kit/context.tsx';
import { Dialog } from '../kit/Dialog.tsx';
import { lineText } from '../words/events.ts';
import badge from '../kit/badge.module.css';
import text from '../kit/text.module.css';
import styles from './ProjectedDialog.module.css';

/** The score of each player if the game ended now, line by line. */
export function ProjectedDialog(): VNode {
  const { t } = useTexts();
  const { players } = useView();
  const { projectedHint } = useContent().table;
  return (
    <Dialog title={t('projected.title')} class={styles.dialog}>
      <div class={styles.players}>
        {players.map((player) => (
          <ProjectedPlayer key={player.index} player={player} />
        ))}
      </div>
      <p class={text.hint}>{projectedHint}</p>
    </Dialog>
  );
}

function ProjectedPlayer({ player: { index, name, colour, score } }: { player: PlayerView }): VNode {
  const { t, number } = useTexts();
  const { texts: game } = useTable();
  const { figure } = useContent().game;
  const view = useView();
  const { lines, scores } = useAssists().known.projected;
  const own = lines.filter((line) => line.player === index);
  return (
    <section class={styles.player} data-colour={colour}>
      <h3>
        <span class={clsx(badge.badge, styles.badge)}>{figure(colour)}</span>
        {name}
      </h3>
      <ul>
        <Line what={t('projected.now')} points={number(score)} />
        {own.map((line, n) => (
          <Line key={n} what={lineText(game, view, line)} points={t('end.points', { points: line.points })} />
        ))}
        {own.length === 0 && <li class={text.hint}>{t('projected.nothing')}</li>}
        <Line class={styles.total} what={t('projected.total')} points={number(scores[index] ?? 0)} />
      </ul>
    </section>
  );
}

interface LineProps {
  readonly class?: string | undefined;
  readonly what: string;
  readonly points: string;
}

const Line = ({ class: look = '', what, points }: LineProps): VNode => (
  <li class={clsx(styles.line, look)}>
    <span>{what}</span>
    <b>{points}</b>
  </li>
);
