import type { VNode } from 'preact';
import { titleOf } from '../games/titles.ts';
import { useTexts } from '../kit/context.tsx';
import styles from './RulesLabel.module.css';

/** The name of a rule set below that of the game that it belongs to: Carcassonne, The Castle. */
export function RulesLabel({ rules }: { readonly rules: string }): VNode {
  const texts = useTexts();
  return (
    <span class={styles.label}>
      <span class={styles.family}>{texts.t('game.family')}</span>{' '}
      <span class={styles.name}>{titleOf(rules).name(texts)}</span>
    </span>
  );
}
