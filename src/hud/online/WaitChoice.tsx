import type { VNode } from 'preact';
import { WAITS, mayLapse } from '../../session/contracts/online.ts';
import type { Terms } from '../../session/contracts/online.ts';
import { ChoiceGroup } from '../kit/ChoiceGroup.tsx';
import { useTexts } from '../kit/context.tsx';
import form from '../kit/form.module.css';
import text from '../kit/text.module.css';

const NONE = 'none';

interface WaitChoiceProps {
  readonly terms: Terms;
  /** Seconds; undefined: no limit. */
  readonly onChange: (wait: number | undefined) => void;
}

/** How long the room waits for choices that hold up everybody; shown only if the game has such choices. */
export function WaitChoice({ terms, onChange }: WaitChoiceProps): VNode {
  const { t } = useTexts();
  return (
    <div class={form.form} hidden={!mayLapse(terms)}>
      <ChoiceGroup
        legend={t('friend.wait')}
        choices={[
          { value: NONE, label: t('friend.wait.none') },
          ...WAITS.map((count) => ({ value: String(count), label: t('friend.wait.seconds', { count }) })),
        ]}
        value={terms.wait === undefined ? NONE : String(terms.wait)}
        onChange={(value) => onChange(value === NONE ? undefined : Number(value))}
      />
      <p class={text.hint}>{t('friend.wait.hint')}</p>
    </div>
  );
}
