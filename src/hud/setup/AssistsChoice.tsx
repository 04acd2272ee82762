import type { VNode } from 'preact';
import { ASSISTS } from '../../session/contracts/match.ts';
import type { Assist } from '../../session/contracts/match.ts';
import { CheckBox } from '../kit/CheckBox.tsx';
import { ChoiceGroup } from '../kit/ChoiceGroup.tsx';
import { useTexts } from '../kit/context.tsx';
import { PageRow } from '../kit/PageRow.tsx';

interface AssistsChoiceProps {
  readonly without: readonly Assist[] | undefined;
  /** Between devices there are no hints anyway. */
  readonly isRoom?: boolean;
  readonly onChange: (without: readonly Assist[] | undefined) => void;
}

/** Which assists players may use: all, none, or each on its own. */
export function AssistsChoice({ without = [], isRoom = false, onChange }: AssistsChoiceProps): VNode {
  const texts = useTexts();
  const { t } = texts;
  const change = (next: readonly Assist[]): void => onChange(next.length > 0 ? next : undefined);
  const offered = ASSISTS.filter((assist) => !isRoom || assist !== 'hints');
  const allowed = offered.filter((assist) => !without.includes(assist));
  const preset = allowed.length === offered.length ? 'all' : allowed.length === 0 ? 'purist' : 'some';
  const told =
    preset === 'some'
      ? texts.list(allowed.map((assist) => t(`without.may.${assist}`)))
      : t(preset === 'all' ? 'without.none' : 'without.purist');
  return (
    <PageRow title={t('without.title')} told={told}>
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
    </PageRow>
  );
}
