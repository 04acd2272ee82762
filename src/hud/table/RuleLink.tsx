import type { VNode } from 'preact';
import { TextButton } from '../kit/Button.tsx';
import { useTable } from './useMatch.tsx';

interface RuleLinkProps {
  readonly label: string;
  /** A chapter of the book of the rules. */
  readonly topic: string;
}

export function RuleLink({ label, topic }: RuleLinkProps): VNode {
  const { openRule } = useTable();
  return (
    <TextButton class="rule-button" sign="help" onPress={() => openRule(topic)}>
      {label}
    </TextButton>
  );
}
