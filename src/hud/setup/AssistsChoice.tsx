import type { VNode } from 'preact';
import { ASSISTS } from '../../session/contracts/match.ts';
import type { Assist } from '../../session/contracts/match.ts';
import { CheckBox } from '../kit/CheckBox.tsx';
import { ChoiceGroup } from '../kit/ChoiceGroup.tsx';
import { useTexts } from '../kit/context.tsx';
import form from '../kit/form.module.css';

interface AssistsChoiceProps {
  readonly without: readonly Assist[] | undefined;
  /** Between devices there are no hints anyway. */
  readonly isRoom?: boolean;
  readonly onChange: (without: readonly Assist[] | undefined) => void;
}

/** Which assists players may use: all, none, or each on its own. */
export function AssistsChoice({ without = [], isRoom = false, onChange }: AssistsChoiceProps): VNode {
  const { t } = useTexts();
  const change = (next: readonly Assist[]): void => onChange(next.length > 0 ? next : undefined);
  const offered = ASSISTS.filter((assist) => !isRoom || assist !== 'hints');
  const missing = offered.filter((assist) => without.includes(assist));
  const preset = missing.length === 0 ? 'all' : missing.length === offered.length ? 'purist' : 'some';
  return (
    <div class={form.form} data-assists>
      <ChoiceGroup<string>
        legend={t('without.title')}
        choices={[
          { value: 'all', label: t('without.none') },
          { value: 'purist', label: t('without.purist'), hint: t('without.purist.hint') },
        ]}
        value={preset}
        onChange={(value) => change(value === 'purist' ? ASSISTS : [])}
      />
      {offered.map((assist) => (
        <CheckBox
          key={assist}
          label={t(`without.may.${assist}`)}
          checked={!without.includes(assist)}
          onChange={(on) => change(ASSISTS.filter((one) => (one === assist ? !on : without.includes(one))))}
        />
      ))}
    </div>
  );
}
