import type { VNode } from 'preact';
import { ADAPTERS } from '../../game/index.ts';
import type { App } from '../../session/contracts/app.ts';
import { hudGameOf } from '../games/index.ts';
import { ChoiceGroup } from '../kit/ChoiceGroup.tsx';
import { useTexts } from '../kit/context.tsx';
import { RuleSetPicture } from './RuleSetPicture.tsx';
import styles from './RulesChoice.module.css';

/** The rule set that was played last. */
export const rulesPlayedLast = ({ savedGames }: Pick<App, 'savedGames'>): string =>
  savedGames[0]?.rules ?? ADAPTERS[0]?.id ?? '';

interface RulesChoiceProps {
  readonly value: string;
  readonly onChange: (rules: string) => void;
  /** Whether to add a sentence about each. */
  readonly described?: boolean;
}

/** The choice of rule set, with a picture of each. */
export function RulesChoice({ value, onChange, described = false }: RulesChoiceProps): VNode {
  const texts = useTexts();
  return (
    <ChoiceGroup
      legend={texts.t('new.rules')}
      choices={ADAPTERS.map(({ id }) => ({
        value: id as string,
        label: hudGameOf(id).name(texts),
        picture: <RuleSetPicture rules={id} />,
        hint: described ? hudGameOf(id).blurb(texts) : undefined,
      }))}
      value={value}
      onChange={onChange}
      class={styles.sets}
    />
  );
}
