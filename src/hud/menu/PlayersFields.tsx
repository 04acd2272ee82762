import { clsx } from 'clsx';
import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import { hudGameOf } from '../games/index.ts';
import { ChoiceGroup } from '../kit/ChoiceGroup.tsx';
import { useHud, useTexts } from '../kit/context.tsx';
import { ColourChoice } from '../setup/ColourChoice.tsx';
import { paintName } from '../setup/colours.ts';
import {
  PERSON,
  beginnerOf,
  nameInstead,
  peopleOf,
  peopleOnly,
  seatsTaken,
  sizesOf,
  withSeat,
} from '../setup/players.ts';
import type { Players, SeatEntry } from '../setup/players.ts';
import { NameInput, PersonBadge } from '../setup/Person.tsx';
import { Select, SelectField } from '../setup/Select.tsx';
import text from '../kit/text.module.css';
import personRow from '../setup/personRow.module.css';
import sizeRow from '../setup/sizeRow.module.css';
import styles from './PlayersFields.module.css';

interface PlayersProps {
  readonly rules: string;
  readonly players: Players;
  /** There are no computer players. */
  readonly peopleOnly?: boolean;
  readonly onChange: (players: Players) => void;
}

/** How many play, and a line for each of them: colour, name, and who plays. */
export function PlayersFields({ rules, players: all, peopleOnly: isAllPeople = false, onChange }: PlayersProps): VNode {
  const texts = useTexts();
  const { t } = texts;
  const players = isAllPeople ? peopleOnly(all) : all;
  const sizes = sizesOf(rules, isAllPeople);
  const taken = seatsTaken(players, rules);
  const levels = new Set(taken.flatMap(({ who }) => (who === PERSON ? [] : [who])));
  const [level] = levels;
  const many = sizes.length > 1;
  return (
    <div class={styles.players}>
      {many && (
        <ChoiceGroup
          legend={t('carcassonne.players')}
          choices={sizes.map((size) => ({ value: String(size), label: texts.number(size) }))}
          value={String(players.size)}
          onChange={(size) => onChange({ ...all, size: Number(size) })}
          class={sizeRow.sizes}
        />
      )}
      <fieldset>
        <legend class={many ? text.unseen : text.label}>{t('new.players')}</legend>
        <div class={styles.seats}>
          {players.seats.map((seat, index) => (
            <SeatRow
              key={index}
              rules={rules}
              place={index + 1}
              seat={seat}
              unnamed={nameInstead(texts, players, rules, index)}
              hidden={index >= taken.length}
              peopleOnly={isAllPeople}
              onChange={(change) => onChange(withSeat(all, index, change))}
            />
          ))}
        </div>
        {/* Of several levels none is described. */}
        <p class={clsx(text.hint, styles.level)} role="status">
          {level !== undefined && levels.size === 1 && texts.levelHint(level)}
        </p>
      </fieldset>
    </div>
  );
}

interface SeatRowProps {
  readonly rules: string;
  /** From 1. */
  readonly place: number;
  readonly seat: SeatEntry;
  /** The name if none is entered. */
  readonly unnamed: string;
  readonly hidden: boolean;
  readonly peopleOnly: boolean;
  readonly onChange: (change: Partial<SeatEntry>) => void;
}

function SeatRow(props: SeatRowProps): VNode {
  const { rules, place, unnamed, hidden, onChange } = props;
  const { name, look, who } = props.seat;
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
        <NameInput value={name} placeholder={unnamed} spoken={label} onInput={(typed) => onChange({ name: typed })} />
        {!props.peopleOnly && (
          <Select
            choices={[
              { value: PERSON, label: t('carcassonne.seat.human') },
              ...app.botLevels.map((level) => ({
                value: level,
                label: texts.level(level),
                group: t(app.botCharacters.includes(level) ? 'new.level.characters' : 'carcassonne.seat.bot'),
              })),
            ]}
            value={who}
            spoken={`${label}, ${t('carcassonne.seat.who')}`}
            onChange={(chosen) => onChange({ who: chosen })}
          />
        )}
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

/** Who begins. */
export function BeginnerField({ rules, players, onChange }: PlayersProps): VNode {
  const texts = useTexts();
  return (
    <SelectField
      label={texts.t('new.begins')}
      choices={[
        { value: 'lot', label: texts.t('new.begins.random') },
        ...peopleOf(texts, players, rules).map(({ name }, index) => ({ value: String(index), label: name })),
      ]}
      value={String(beginnerOf(players, rules))}
      onChange={(begins) => onChange({ ...players, begins: begins === 'lot' ? 'lot' : Number(begins) })}
    />
  );
}
