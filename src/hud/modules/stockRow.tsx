import { clsx } from 'clsx';
import type { VNode } from 'preact';
import type { Texts } from '../../i18n/index.ts';
import type { MatchView } from '../../session/contracts/match.ts';
import type { CardRow, TableContext } from '../table/table.ts';
import { useView } from '../table/useMatch.tsx';
import { useTexts } from '../kit/context.tsx';
import text from '../kit/text.module.css';
import styles from './stockRow.module.css';

interface Stock {
  readonly name: (texts: Texts) => string;
  /** What it is for. */
  readonly note: (texts: Texts) => string;
  readonly sign: () => VNode;
  /** `undefined` where the game has none. */
  readonly leftIn: (view: MatchView, player: number) => number | undefined;
  readonly leftText: (texts: Texts, left: number) => string;
}

/** A row of a player's card: how many of something they have left. */
export function stockRow({ name, note, sign, leftIn, leftText }: Stock): (context: TableContext) => CardRow {
  function StockRow({ player }: { readonly player: number }): VNode {
    const left = leftIn(useView(), player) ?? 0;
    const words = `${name(useTexts())}: ${left}`;
    return (
      <span
        class={clsx(styles.stock, left === 0 && styles.spent)}
        data-stock
        role="img"
        aria-label={words}
        title={words}
      >
        {sign()}
        <span class={text.numeral}>{left}</span>
      </span>
    );
  }
  return ({ hud: { texts }, match }) => ({
    Row: StockRow,
    holdings: (player) => [{ sign: sign(), what: leftText(texts, leftIn(match.view, player) ?? 0), note: note(texts) }],
  });
}
