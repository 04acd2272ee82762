import { clsx } from 'clsx';
import type { VNode } from 'preact';
import { useHud } from '../kit/context.tsx';
import { useContent, useTableDialogs } from '../table/useContent.tsx';
import { useTable, useView } from '../table/useMatch.tsx';
import { playerText } from '../words/playerText.ts';
import { PlayerClock } from '../table/PlayerClock.tsx';
import { PlayerDialog } from './PlayerDialog.tsx';
import { statusOf } from './status.ts';
import text from '../kit/text.module.css';
import styles from './PlayerChip.module.css';

interface PlayerChipProps {
  readonly index: number;
  /** The points shown while the final scoring is being counted. */
  readonly counted: readonly number[] | null;
}

/** A player on a phone: points, followers in hand, and whose turn it is; a press opens all the rest. */
export function PlayerChip({ index, counted }: PlayerChipProps): VNode | null {
  const { app, texts } = useHud();
  const { texts: game } = useTable();
  const { figure } = useContent().game;
  const view = useView();
  const open = useTableDialogs();
  const player = view.players[index];
  if (!player) return null;
  const isActive = !view.over && view.actor === index;
  const status = counted ? '' : statusOf(texts, view, app.learning.current, index);
  return (
    <button
      type="button"
      class={clsx(styles.chip, isActive && styles.active, view.away.includes(index) && styles.away)}
      data-colour={player.colour}
      data-timed={view.clocks !== null || undefined}
      aria-current={isActive}
      onClick={() => open(<PlayerDialog index={index} />)}
    >
      <span class={text.unseen}>{[playerText(game, view, index), status].filter(Boolean).join(', ')}</span>
      <span class={styles.name} aria-hidden="true">
        {player.name}
      </span>
      <span class={clsx(text.numeral, styles.score)} aria-hidden="true">
        {counted?.[index] ?? player.score}
      </span>
      <span class={styles.hand} aria-hidden="true">
        {figure(player.colour)}
        {player.figures[0]?.inHand ?? 0}
      </span>
      <PlayerClock index={index} />
    </button>
  );
}
