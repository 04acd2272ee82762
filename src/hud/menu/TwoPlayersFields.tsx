import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import { hudGameOf } from '../games/index.ts';
import { RoundButton } from '../kit/Button.tsx';
import { ChoiceGroup } from '../kit/ChoiceGroup.tsx';
import { useHud, useTexts } from '../kit/context.tsx';
import { Field } from '../kit/Field.tsx';
import { ColourChoice } from '../setup/ColourChoice.tsx';
import { lookName } from '../setup/colours.ts';
import { LevelChoice } from '../setup/LevelChoice.tsx';
import { NameInput, PersonBadge } from '../setup/Person.tsx';
import { nameInstead, peopleOfTwo, withLook, withLooksSwapped, withName } from './twoPlayers.ts';
import type { TwoPlayers } from './twoPlayers.ts';
import text from '../kit/text.module.css';
import personRow from '../setup/personRow.module.css';
import styles from './TwoPlayersFields.module.css';

interface TwoPlayersProps {
  readonly rules: string;
  readonly two: TwoPlayers;
  readonly onChange: (two: TwoPlayers) => void;
}

/** Two people, or one person and a computer player. */
export function TwoPlayersFields({ rules, two, onChange }: TwoPlayersProps): VNode {
  const { app, texts } = useHud();
  const { t } = texts;
  const { figure } = hudGameOf(rules);
  const [open, setOpen] = useState<readonly boolean[]>([false, false]);
  const person = (who: number): VNode => (
    <PersonField
      who={who}
      two={two}
      figure={figure}
      onChange={onChange}
      open={open[who] === true}
      onPress={() => setOpen(open.map((shown, other) => (other === who ? !shown : shown)))}
    />
  );
  const human = { value: 'human', label: t('new.opponent.human') } as const;
  return (
    <>
      <ChoiceGroup
        legend={t('new.opponent')}
        choices={app.botLevels.length > 0 ? [{ value: 'bot', label: t('new.opponent.bot') } as const, human] : [human]}
        value={two.opponent}
        onChange={(opponent) => onChange({ ...two, opponent })}
      />
      <LevelChoice
        value={two.level}
        onChange={(level) => onChange({ ...two, level })}
        hidden={two.opponent !== 'bot' || app.botLevels.length < 2}
      />
      <fieldset>
        <legend class={text.label}>{t('new.players')}</legend>
        <div class={styles.peopleRow}>
          {person(0)}
          <RoundButton sign="swap" label={t('new.swap')} onPress={() => onChange(withLooksSwapped(two))} />
          {person(1)}
        </div>
        {two.looks.map((look, who) => (
          <ColourChoice
            key={who}
            legend={t('new.colour')}
            look={look}
            figure={figure}
            onChange={(chosen) => onChange(withLook(two, who, chosen))}
            hidden={open[who] !== true}
          />
        ))}
      </fieldset>
    </>
  );
}

interface PersonFieldProps extends Omit<TwoPlayersProps, 'rules'> {
  readonly who: number;
  readonly figure: (look: number) => VNode;
  readonly open: boolean;
  readonly onPress: () => void;
}

function PersonField({ who, two, figure, onChange, open, onPress }: PersonFieldProps): VNode {
  const texts = useTexts();
  const { t } = texts;
  const look = two.looks[who] ?? 0;
  const label =
    two.opponent === 'bot'
      ? (['new.name.you', 'new.name.bot'] as const)
      : (['new.name.first', 'new.name.second'] as const);
  return (
    <div class={personRow.person} data-colour={look}>
      <PersonBadge
        look={look}
        figure={figure}
        spoken={t('new.colour.of', { look: lookName(texts, look) })}
        open={open}
        onPress={onPress}
      />
      <Field label={t(label[who === 0 ? 0 : 1])}>
        {(id) => (
          <NameInput
            id={id}
            value={two.names[who] ?? ''}
            placeholder={nameInstead(texts, two, who)}
            onInput={(name) => onChange(withName(two, who, name))}
          />
        )}
      </Field>
    </div>
  );
}

/** Who of the two begins. */
export function FirstOfTwo({ two, onChange }: Omit<TwoPlayersProps, 'rules'>): VNode {
  const texts = useTexts();
  const [first, second] = peopleOfTwo(texts, two);
  return (
    <ChoiceGroup
      legend={texts.t('new.begins')}
      choices={[
        { value: 'lot', label: texts.t('new.begins.random') },
        { value: '0', label: first?.name ?? '' },
        { value: '1', label: second?.name ?? '' },
      ]}
      value={two.begins}
      onChange={(begins) => onChange({ ...two, begins })}
    />
  );
}
