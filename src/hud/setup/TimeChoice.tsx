import type { VNode } from 'preact';
import { BONUSES, GAME_TIMES, TURN_TIMES, USUAL } from '../../session/contracts/match.ts';
import type { TimeTerms } from '../../session/contracts/match.ts';
import type { Texts } from '../../i18n/index.ts';
import { ChoiceGroup } from '../kit/ChoiceGroup.tsx';
import { useTexts } from '../kit/context.tsx';
import { PageRow } from '../kit/PageRow.tsx';
import { SelectField } from './Select.tsx';
import text from '../kit/text.module.css';

const NONE = 'none';
const MINUTE = 60;

interface TimeChoiceProps {
  readonly time: TimeTerms | undefined;
  /** What is to be known about clocks here. */
  readonly hint: string;
  readonly onChange: (time: TimeTerms | undefined) => void;
}

/** How long a person may think, and what happens when that is over: on a page of its own. */
export function TimeChoice({ time, hint, onChange }: TimeChoiceProps): VNode {
  const { t } = useTexts();
  return (
    <PageRow title={t('time.title')} told={t(`time.${time?.per ?? NONE}`)}>
      <ChoiceGroup
        legend={t('time.title')}
        choices={[
          { value: NONE, label: t('time.none') },
          { value: 'game', label: t('time.game') },
          { value: 'turn', label: t('time.turn') },
        ]}
        value={time?.per ?? NONE}
        onChange={(per) =>
          onChange(per === 'game' || per === 'turn' ? { ...USUAL[per], atZero: time?.atZero ?? 'play-on' } : undefined)
        }
      />
      {time && <Details time={time} onChange={onChange} />}
      {time && <p class={text.hint}>{hint}</p>}
    </PageRow>
  );
}

interface DetailsProps {
  readonly time: TimeTerms;
  readonly onChange: (time: TimeTerms) => void;
}

function Details({ time, onChange }: DetailsProps): VNode {
  const texts = useTexts();
  const { t } = texts;
  const isGame = time.per === 'game';
  return (
    <>
      <SelectField
        label={t('time.each')}
        choices={(isGame ? GAME_TIMES : TURN_TIMES).map((seconds) => ({
          value: String(seconds),
          label: durationText(texts, seconds),
        }))}
        value={String(time.seconds)}
        onChange={(seconds) => onChange({ ...time, seconds: Number(seconds) })}
      />
      <SelectField
        label={t('time.bonus')}
        hidden={!isGame}
        choices={BONUSES.map((seconds) => ({
          value: String(seconds),
          label: seconds === 0 ? t('time.bonus.none') : durationText(texts, seconds),
        }))}
        value={String(time.bonus)}
        onChange={(bonus) => onChange({ ...time, bonus: Number(bonus) })}
      />
      <ChoiceGroup
        legend={t('time.zero')}
        choices={(['play-on', 'lose'] as const).map((value) => ({
          value,
          label: t(`time.zero.${value}`),
          hint: t(`time.zero.${value}.hint`),
        }))}
        value={time.atZero}
        onChange={(atZero) => onChange({ ...time, atZero })}
      />
    </>
  );
}

/** In minutes where that is exact. */
const durationText = ({ t }: Texts, seconds: number): string =>
  seconds % MINUTE === 0 ? t('time.minutes', { count: seconds / MINUTE }) : t('time.seconds', { count: seconds });
