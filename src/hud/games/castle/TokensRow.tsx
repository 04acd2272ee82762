import { clsx } from 'clsx';
import type { VNode } from 'preact';
import { useTexts } from '../../kit/context.tsx';
import { tokenFace } from '../../kit/emblem.tsx';
import { nameOf } from '../../words/names.ts';
import { showTableDialog, useTable, useView } from '../../table/useMatch.tsx';
import { castleState, effectOf } from './names.ts';
import { usableTokens } from './tokens.ts';
import { TokensDialog } from './TokensDialog.tsx';
import text from '../../kit/text.module.css';
import cardRow from '../../table/cardRow.module.css';
import styles from './TokensRow.module.css';

/** The tokens on a player's card: each opens the dialog that explains them. */
export function TokensRow({ player }: { readonly player: number }): VNode {
  const { t, r } = useTexts();
  const context = useTable();
  const view = useView();
  const { rules, held } = castleState(view);
  const usable = new Set(usableTokens(view, player).map(({ piece }) => piece));
  const tokens = (held[player] ?? []).map(({ kind }) => ({
    effect: effectOf(rules, kind),
    kind,
    isReady: usable.has(`token-${kind}`),
  }));
  const open = (): void => showTableDialog(context, <TokensDialog player={player} />);
  return (
    <div class={cardRow.row}>
      <span class={clsx(text.label, cardRow.label)}>{t('card.tokens')}</span>
      <span class={cardRow.unit} title={t('card.tokens.none')} hidden={tokens.length > 0}>
        –
      </span>
      <div class={styles.list}>
        {tokens.map(({ effect, kind, isReady }, place) => (
          <button
            key={`${kind}-${place}`}
            type="button"
            class={clsx(styles.button, isReady && styles.ready)}
            title={r(rules, `effect.${effect}`)}
            aria-label={t(isReady ? 'card.token.ready' : 'card.token.button', {
              token: r(rules, `token.${effect}`),
              player: nameOf(view, player),
            })}
            onClick={open}
          >
            {tokenFace(effect, rules)}
          </button>
        ))}
      </div>
    </div>
  );
}
