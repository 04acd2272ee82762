import type { VNode } from 'preact';
import { Icon } from '../kit/icons.tsx';
import { useTable } from './useMatch.tsx';
import styles from './RuleLink.module.css';

interface RuleLinkProps {
  readonly label: string;
  /** A chapter of the book of the rules. */
  readonly topic: string;
}

export function RuleLink({ label, topic }: RuleLinkProps): VNode {
  const { openRule } = useTable();
  return (
    <button type="button" class={styles.button} onClick={() => openRule(topic)}>
      <Icon name="help" />
      <span>{label}</span>
    </button>
  );
}
