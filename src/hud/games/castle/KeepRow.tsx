import { clsx } from 'clsx';
import type { VNode } from 'preact';
import type { CastleKnowledge } from '../../../session/games/castle.ts';
import { useTexts } from '../../kit/context.tsx';
import { keepShape } from '../../kit/shapes.tsx';
import { useAssists, useView } from '../../table/useMatch.tsx';
import { castleState } from './names.ts';
import text from '../../kit/text.module.css';
import cardRow from '../../table/cardRow.module.css';
import styles from './KeepRow.module.css';

/** The keep on a player's card, and what the larger keep would score. */
export function KeepRow({ player }: { readonly player: number }): VNode {
  const { t, r } = useTexts();
  const view = useView();
  const assists = useAssists<CastleKnowledge>();
  const { rules, keeps } = castleState(view);
  const size = keeps[player]?.size ?? 0;
  return (
    <div
      class={clsx(cardRow.row, styles.row)}
      title={size > 0 ? r(rules, 'keep.size', { count: size }) : r(rules, 'keep.none')}
      // A press pins the card, which links to the rule.
      onClick={(event) => {
        event.stopPropagation();
        assists.pin({ what: 'empty' });
      }}
      onPointerEnter={() => assists.point({ what: 'empty' })}
      onPointerLeave={() => assists.point({ what: 'player', player })}
    >
      <span class={clsx(text.label, cardRow.label)}>{r(rules, 'keep')}</span>
      {keepShape(rules)}
      <span class={clsx(text.numeral, cardRow.number)}>{size}</span>
      <span class={cardRow.unit}>{t('card.tiles', { count: size })}</span>
      <Prize player={player} />
    </div>
  );
}

/** What the larger keep would score: on its player's card, and on both while they are equal. */
function Prize({ player }: { readonly player: number }): VNode {
  const { t } = useTexts();
  const { over } = useView();
  const assists = useAssists<CastleKnowledge>();
  const race = assists.view.allowed && !over ? assists.known.projected.keep : null;
  if (!race || (race.winner !== null && race.winner !== player)) return <span class={styles.prize} data-prize hidden />;
  const isWon = race.winner === player;
  const count = race.empty.length;
  return (
    <span class={clsx(styles.prize, isWon && styles.won)} data-prize title={t('empty.count', { count })}>
      {t(isWon ? 'end.points' : 'card.prize', { points: count })}
    </span>
  );
}
