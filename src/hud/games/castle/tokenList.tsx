import { clsx } from 'clsx';
import type { VNode } from 'preact';
import { RULE_SETS } from '../../../game/index.ts';
import type { RuleSetId } from '../../../game/index.ts';
import type { Texts } from '../../../i18n/index.ts';
import { tokenFace } from '../../kit/emblem.tsx';
import styles from './tokenList.module.css';

/** The wall tokens, and what each does. */
export const tokenList = ({ t, r }: Texts, rules: RuleSetId): VNode => (
  <>
    <h4>{t('book.tokens.list')}</h4>
    <ul class={clsx(styles.facts, styles.tokenFacts)}>
      {Object.entries(RULE_SETS[rules].effects).map(([kind, effect]) => (
        <li key={kind}>
          {tokenFace(effect, rules)}
          <span>
            <strong>{r(rules, `token.${effect}`)}</strong>
            {' – '}
            {r(rules, `effect.${effect}`)}
          </span>
        </li>
      ))}
    </ul>
  </>
);
