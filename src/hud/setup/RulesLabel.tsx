import type { VNode } from 'preact';
import { hudGameOf } from '../games/index.ts';
import { useTexts } from '../kit/context.tsx';
import styles from './RulesLabel.module.css';

/** The name of a rule set below that of the game that it belongs to: Carcassonne, The Castle. */
export function RulesLabel({ rules }: { readonly rules: string }): VNode {
  const texts = useTexts();
  return (
    <span class={styles.label}>
      <span class={styles.family}>{texts.t('game.family')}</span>{' '}
      <span class={styles.name}>{hudGameOf(rules).name(texts)}</span>
    </span>
  );
}
