import { clsx } from 'clsx';
import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import { hudGameOf } from '../games/index.ts';
import { ChoiceGroup } from '../kit/ChoiceGroup.tsx';
import { useHud, useTexts } from '../kit/context.tsx';
import { ColourChoice } from '../setup/ColourChoice.tsx';
import { paintName } from '../setup/colours.ts';
import { PERSON, sizesOf, withSeat } from '../setup/manyPlayers.ts';
import type { ManyPlayers, SeatEntry } from '../setup/manyPlayers.ts';
import { NameInput, PersonBadge } from '../setup/Person.tsx';
import { Select } from '../setup/Select.tsx';
import text from '../kit/text.module.css';
import personRow from '../setup/personRow.module.css';
import sizeRow from '../setup/sizeRow.module.css';
import styles from './ManyPlayersFields.module.css';

interface ManyPlayersProps {
  readonly rules: string;
  readonly many: ManyPlayers;
  readonly onChange: (many: ManyPlayers) => void;
}

/** A line for each seat: colour, name, and who plays. */
export function ManyPlayersFields({ rules, many, onChange }: ManyPlayersProps): VNode {
  const texts = useTexts();
  const { t } = texts;
  const sizes = sizesOf(rules);
  return (
    <>
      <ChoiceGroup
        legend={t('carcassonne.players')}
        choices={sizes.map((size) => ({ value: String(size), label: texts.number(size) }))}
        value={String(many.size)}
        onChange={(size) => onChange({ ...many, size: Number(size) })}
        class={sizeRow.sizes}
      />
      <fieldset>
        <legend class={text.label}>{t('new.players')}</legend>
        {many.seats.slice(0, sizes.at(-1)).map((seat, index) => (
          <SeatRow
            key={index}
            rules={rules}
            place={index + 1}
            seat={seat}
            hidden={index >= many.size}
            onChange={(change) => onChange(withSeat(many, index, change))}
          />
        ))}
      </fieldset>
    </>
  );
}

interface SeatRowProps {
  readonly rules: string;
  /** From 1. */
  readonly place: number;
  readonly seat: SeatEntry;
  readonly hidden: boolean;
  readonly onChange: (change: Partial<SeatEntry>) => void;
}

function SeatRow({ rules, place, seat: { name, look, who }, hidden, onChange }: SeatRowProps): VNode {
  const { app, texts } = useHud();
  const { t } = texts;
  const { figure } = hudGameOf(rules);
  const [open, setOpen] = useState(false);
  const label = t('carcassonne.seat', { count: place });
  const colour = t('new.colour.of', { look: paintName(texts, look) });
  return (
    <div class={styles.seat} hidden={hidden}>
      <div class={clsx(personRow.person, styles.person)} data-colour={look}>
        <PersonBadge
          look={look}
          figure={figure}
          spoken={`${label}. ${colour}`}
          tip={colour}
          open={open}
          onPress={() => setOpen(!open)}
        />
        <NameInput
          value={name}
          placeholder={paintName(texts, look)}
          spoken={label}
          onInput={(typed) => onChange({ name: typed })}
        />
        <Select
          choices={[
            { value: PERSON, label: t('carcassonne.seat.human') },
            ...app.botLevels.map((level) => ({
              value: level,
              label: texts.level(level),
              group: t('carcassonne.seat.bot'),
            })),
          ]}
          value={who}
          spoken={`${label}, ${t('carcassonne.seat.who')}`}
          onChange={(chosen) => onChange({ who: chosen })}
        />
      </div>
      <ColourChoice
        legend={t('new.colour')}
        look={look}
        figure={figure}
        onChange={(chosen) => onChange({ look: chosen })}
        hidden={!open}
      />
    </div>
  );
}

/** Whether the first seat begins. */
export function FirstOfMany({ many, onChange }: Omit<ManyPlayersProps, 'rules'>): VNode {
  const { t } = useTexts();
  return (
    <ChoiceGroup
      legend={t('new.begins')}
      choices={[
        { value: 'lot', label: t('new.begins.random') },
        { value: '0', label: t('carcassonne.begins.first') },
      ]}
      value={many.begins}
      onChange={(begins) => onChange({ ...many, begins })}
    />
  );
}
