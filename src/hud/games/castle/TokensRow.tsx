import type { VNode } from 'preact';
import { useTexts } from '../../kit/context.tsx';
import { tokenBack, tokenFace } from '../../kit/emblem.tsx';
import { nameOf } from '../../words/names.ts';
import { showTableDialog, useTable, useView } from '../../table/useMatch.tsx';
import { castleState, effectOf } from './names.ts';
import { usableTokens } from './tokens.ts';
import { TokensDialog } from './TokensDialog.tsx';

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
    <div class="card-row tokens">
      <span class="label">{t('card.tokens')}</span>
      <span class="card-unit token-none" hidden={tokens.length > 0}>
        –
      </span>
      <div class="token-list">
        {tokens.map(({ effect, kind, isReady }, place) => (
          <button
            key={`${kind}-${place}`}
            type="button"
            class={isReady ? 'token-button ready' : 'token-button'}
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
      <button
        type="button"
        class={tokens.some(({ isReady }) => isReady) ? 'token-count ready' : 'token-count'}
        aria-label={t('card.tokens.held', { count: tokens.length })}
        disabled={tokens.length === 0}
        onClick={open}
      >
        {tokenBack()}
        <span class="numeral card-number">{tokens.length}</span>
      </button>
    </div>
  );
}
