import { clsx } from 'clsx';
import type { VNode } from 'preact';
import { TextButton } from '../../kit/Button.tsx';
import { useTexts } from '../../kit/context.tsx';
import { Dialog, useClose } from '../../kit/Dialog.tsx';
import { tokenFace } from '../../kit/emblem.tsx';
import { nameOf } from '../../words/names.ts';
import { RuleLink } from '../../table/RuleLink.tsx';
import { useTable, useView } from '../../table/useMatch.tsx';
import { castleState, effectOf } from './names.ts';
import { usableTokens } from './tokens.ts';
import rows from '../../kit/rows.module.css';
import styles from './TokensDialog.module.css';

/** What each of a player's tokens does, with a button for each that can be used now. */
export function TokensDialog({ player }: { readonly player: number }): VNode {
  const { t } = useTexts();
  const view = useView();
  const tokens = castleState(view).held[player] ?? [];
  return (
    <Dialog title={t('tokens.title', { player: nameOf(view, player) })}>
      <ul class={rows.rows}>
        {tokens.map(({ kind }, place) => (
          <Token key={`${kind}-${place}`} player={player} kind={kind} />
        ))}
        {tokens.length === 0 && <li>{t('card.tokens.none')}</li>}
      </ul>
      <RuleLink label={t('help.wall.title')} topic="tokens" />
    </Dialog>
  );
}

function Token({ player, kind }: { readonly player: number; readonly kind: number }): VNode {
  const { t, r } = useTexts();
  const { view, intents } = useTable().match;
  const close = useClose();
  const { rules } = castleState(view);
  const effect = effectOf(rules, kind);
  const option = usableTokens(view, player).find(({ action }) => action.do === 'token' && action.kind === kind);
  function use(id: string): void {
    close();
    intents.choose(id);
    intents.confirm();
  }
  return (
    <li class={clsx(rows.row, styles.row)}>
      {tokenFace(effect, rules)}
      <div>
        <strong>{r(rules, `token.${effect}`)}</strong>
        <p>{r(rules, `effect.${effect}`)}</p>
      </div>
      {option && (
        <TextButton look="plain" onPress={() => use(option.id)}>
          {t('token.use')}
        </TextButton>
      )}
    </li>
  );
}
