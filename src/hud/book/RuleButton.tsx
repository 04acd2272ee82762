import type { VNode } from 'preact';
import { useHud } from '../kit/context.tsx';
import { Icon } from '../kit/icons.tsx';
import { openHelp } from './openHelp.ts';
import type { HelpTopic } from './openHelp.ts';

interface RuleButtonProps {
  readonly label: string;
  readonly topic: HelpTopic;
}

/** A button from a piece to its rule. */
export function RuleButton({ label, topic }: RuleButtonProps): VNode {
  const hud = useHud();
  return (
    <button type="button" class="rule-button" onClick={() => openHelp(hud, topic)}>
      <Icon name="help" />
      <span>{label}</span>
    </button>
  );
}
