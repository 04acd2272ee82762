import { clsx } from 'clsx';
import type { VNode } from 'preact';
import type { CardRow, TableContext } from '../../../hud/table/table.ts';
import { useView } from '../../../hud/table/useMatch.tsx';
import { useTexts } from '../../../hud/kit/context.tsx';
import { SIGNS } from './signs.ts';
import { heldText, titleOf, cardPoints } from './titles.ts';
import type { Card } from './titles.ts';
import cardRow from '../../../hud/table/cardRow.module.css';
import styles from './titleRow.module.css';

/** A row of a player's card: a title in their possession, what it takes to win it, and what it scores now. */
export function titleRow(card: Card): (context: TableContext) => CardRow {
  function TitleRow({ player }: { readonly player: number }): VNode {
    const texts = useTexts();
    const { t } = texts;
    const view = useView();
    const title = titleOf(view, card);
    const own = title?.player === player ? title : null;
    const words = own ? heldText(texts, view, card) : undefined;
    return (
      <div class={clsx(cardRow.row, styles.row)} role="img" aria-label={words} title={words} hidden={!own}>
        <span class={styles.sign}>{SIGNS[card]()}</span>
        <span class={styles.name}>{t(`carcassonne.king.card.${card}`)}</span>
        <span class={styles.takes}>{own && t('carcassonne.king.short', { size: own.size + 1 })}</span>
        <span class={styles.points}>{own && t('end.points', { points: cardPoints(view, card) })}</span>
      </div>
    );
  }
  return ({ hud: { texts }, match }) => ({
    Row: TitleRow,
    holdings: (player) =>
      titleOf(match.view, card)?.player === player
        ? [
            {
              sign: SIGNS[card](),
              what: texts.t(`carcassonne.king.card.${card}`),
              note: heldText(texts, match.view, card),
            },
          ]
        : [],
  });
}
