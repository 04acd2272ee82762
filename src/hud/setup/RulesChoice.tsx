import { clsx } from 'clsx';
import type { VNode } from 'preact';
import { ADAPTERS } from '../../game/index.ts';
import { hudGameOf } from '../games/index.ts';
import { ChoiceGroup } from '../kit/ChoiceGroup.tsx';
import { useFreshId, useTexts } from '../kit/context.tsx';
import { RulesLabel } from './RulesLabel.tsx';
import { Still } from './Still.tsx';
import text from '../kit/text.module.css';
import styles from './RulesChoice.module.css';

interface RulesChoiceProps {
  readonly value: string;
  readonly onChange: (rules: string) => void;
}

/** The choice of rule set: a card with a painted picture for each, and a sentence about the chosen one. */
export function RulesChoice({ value, onChange }: RulesChoiceProps): VNode {
  const texts = useTexts();
  const blurb = useFreshId('rules');
  return (
    <ChoiceGroup
      legend={texts.t('new.rules')}
      choices={ADAPTERS.map(({ id }) => ({
        value: id as string,
        label: <RulesLabel rules={id} />,
        picture: <Still of={id} />,
      }))}
      value={value}
      onChange={onChange}
      class={styles.sets}
      describedBy={blurb}
    >
      <p class={clsx(text.hint, styles.blurb)} id={blurb} role="status">
        {hudGameOf(value).blurb(texts)}
      </p>
    </ChoiceGroup>
  );
}
