import type { VNode } from 'preact';
import { RULE_SETS } from '../../game/index.ts';
import type { OwnSet } from '../../session/contracts/workshop.ts';
import { RoundButton } from '../kit/Button.tsx';
import { useTexts } from '../kit/context.tsx';
import { useBench, useEdit } from './bench.tsx';
import text from '../kit/text.module.css';
import parts from './parts.module.css';
import styles from './TokensPage.module.css';

const KINDS = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;
const MOST = 9;

/** The number of tokens of each kind. */
export function TokensPage({ own: { id, draft } }: { own: OwnSet }): VNode {
  const { t, r, number } = useTexts();
  const { rules } = useBench();
  const edit = useEdit(id);
  return (
    <section class={parts.part} aria-label={t('workshop.part.tokens')}>
      <p class={text.hint}>{t('tokens.hint')}</p>
      <ul class={styles.lines}>
        {KINDS.map((kind) => {
          const effect = RULE_SETS[rules].effects[kind];
          const count = draft.tokens.get(kind) ?? 0;
          const add = (by: number): void =>
            edit((now) => ({
              ...now,
              tokens: new Map(now.tokens).set(kind, Math.min(MOST, Math.max(0, (now.tokens.get(kind) ?? 0) + by))),
            }));
          return (
            <li key={kind} class={styles.line}>
              <span class={styles.words}>
                <strong>{t('tokens.kind', { kind })}</strong>
                <span class={text.hint}>{effect && r(rules, `token.${effect}`)}</span>
              </span>
              <RoundButton
                sign="minus"
                label={t('tokens.fewer', { kind })}
                disabled={count === 0}
                onPress={() => add(-1)}
              />
              <output class={styles.amount}>{number(count)}</output>
              <RoundButton
                sign="plus"
                label={t('tokens.more', { kind })}
                disabled={count === MOST}
                onPress={() => add(1)}
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
