import { clsx } from 'clsx';
import type { VNode } from 'preact';
import type { CardRow, TableContext } from '../../../hud/table/table.ts';
import { useView } from '../../../hud/table/useMatch.tsx';
import { useTexts } from '../../../hud/kit/context.tsx';
import text from '../../../hud/kit/text.module.css';
import cardRow from '../../../hud/table/cardRow.module.css';
import { tokenSign } from './tokenSign.tsx';
import { KINDS, leads, tokenText, tokensOf } from './tokens.ts';
import styles from './tokenRow.module.css';

/** A row of a player's card: their tokens of each kind. */
function TokenRow({ player }: { readonly player: number }): VNode {
  const texts = useTexts();
  const view = useView();
  return (
    <div class={clsx(cardRow.row, styles.row)}>
      {KINDS.map((kind) => {
        const count = tokensOf(view, kind)[player] ?? 0;
        const words = tokenText(texts, view, kind, player);
        return (
          <span
            key={kind}
            class={clsx(styles.token, count === 0 && styles.none)}
            role="img"
            aria-label={words}
            title={words}
          >
            {tokenSign(kind)}
            <span class={clsx(text.numeral, leads(view, kind, player) && styles.first)}>{count}</span>
          </span>
        );
      })}
    </div>
  );
}

export const tokenRow = ({ hud: { texts }, match }: TableContext): CardRow => ({
  Row: TokenRow,
  holdings: (player) =>
    KINDS.map((kind) => {
      const [what = '', ...note] = tokenText(texts, match.view, kind, player).split(', ');
      return { sign: tokenSign(kind), what, note: note.join(', ') };
    }),
});
