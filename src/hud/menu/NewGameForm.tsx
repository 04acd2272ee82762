import { clsx } from 'clsx';
import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import { hudGameOf } from '../games/index.ts';
import { SubmitButton } from '../kit/SubmitButton.tsx';
import { useHud, useTexts } from '../kit/context.tsx';
import { Field } from '../kit/Field.tsx';
import { AssistsChoice } from '../setup/AssistsChoice.tsx';
import { BeginnerField, PlayersFields } from './PlayersFields.tsx';
import { ModuleChoice } from '../setup/ModuleChoice.tsx';
import { chancesOf, toNewGame } from '../setup/newGame.ts';
import { rememberedOf, valuesOf } from './newGameEntries.ts';
import type { NewGameEntries } from './newGameEntries.ts';
import { OptionFields } from '../setup/OptionField.tsx';
import { clashOf } from '../setup/optionWords.ts';
import { SetChoice, useSetsToChoose } from '../setup/SetChoice.tsx';
import { TimeChoice } from '../setup/TimeChoice.tsx';
import { OptionsPage } from '../setup/OptionsPage.tsx';
import { beginnerOf } from '../setup/players.ts';
import alerts from '../kit/Alert.module.css';
import form from '../kit/form.module.css';
import pages from '../setup/pages.module.css';
import styles from './NewGameForm.module.css';

interface NewGameFormProps {
  readonly entries: NewGameEntries;
  readonly onChange: (entries: NewGameEntries) => void;
}

/** The form of a new game, generated from the rule set's adapter. */
export function NewGameForm({ entries, onChange }: NewGameFormProps): VNode {
  const texts = useTexts();
  const { t } = texts;
  const { chosen, players, byHand } = entries;
  const { rules } = chosen;
  const { name, takesSets } = hudGameOf(rules);
  const begins = beginnerOf(players, rules);
  const change = (part: Partial<NewGameEntries>): void => onChange({ ...entries, ...part });
  const sets = useSetsToChoose();
  const set = sets.find(({ digest }) => digest === entries.set?.digest) ?? null;
  const { start, busy, trouble } = useStart({ ...entries, set });
  return (
    <form
      class={clsx(form.form, styles.game)}
      aria-label={name(texts)}
      onSubmit={(event) => {
        event.preventDefault();
        start();
      }}
    >
      {takesSets && <SetChoice sets={sets} value={set} onChange={(other) => change({ set: other })} />}
      <PlayersFields
        rules={rules}
        players={players}
        peopleOnly={byHand}
        onChange={(people) => change({ players: people })}
      />
      {byHand && <Beginner {...{ rules, players, change }} />}
      <div class={pages.pages}>
        <ModuleChoice chosen={chosen} onChange={(options) => change({ chosen: options })} />
        <OptionsPage
          chosen={chosen}
          without={entries.without}
          time={entries.time}
          further={[
            ...(begins === 'lot' || byHand ? [] : [t('new.begins')]),
            ...(entries.seed.trim() === '' ? [] : [t('new.seed')]),
          ]}
        >
          {!byHand && <Beginner {...{ rules, players, change }} />}
          <OptionFields chosen={chosen} onChange={(options) => change({ chosen: options })} />
          <AssistsChoice without={entries.without} onChange={(without) => change({ without })} />
          {!byHand && (
            <>
              <TimeChoice time={entries.time} hint={t('time.hint.here')} onChange={(time) => change({ time })} />
              <SeedField rules={rules} value={entries.seed} onInput={(seed) => change({ seed })} />
            </>
          )}
        </OptionsPage>
      </div>
      <p class={alerts.trouble} role="alert" hidden={trouble === null}>
        {trouble}
      </p>
      <div class={clsx(form.end, styles.end, form.stickyBar)}>
        <SubmitButton sign="check" disabled={busy}>
          {t('new.start')}
        </SubmitButton>
      </div>
    </form>
  );
}

interface BeginnerProps {
  readonly rules: string;
  readonly players: NewGameEntries['players'];
  readonly change: (part: Partial<NewGameEntries>) => void;
}

const Beginner = ({ change, ...props }: BeginnerProps): VNode => (
  <BeginnerField {...props} onChange={(people) => change({ players: people })} />
);

/** Begins the game; tells why it could not begin. */
function useStart(entries: NewGameEntries): {
  readonly start: () => void;
  readonly busy: boolean;
  readonly trouble: string | null;
} {
  const { app, texts } = useHud();
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  function start(): void {
    const values = valuesOf(texts, entries);
    if (!values.ok) {
      setTrouble(clashOf(texts, entries.chosen) ?? texts.code(values.error.code));
      return;
    }
    const { rules, people } = values.value;
    const level = people.flatMap(({ seat }) => (seat.kind === 'bot' ? [seat.level] : []))[0];
    if (level !== undefined && level !== app.settings.level) app.changeSettings({ level });
    const game = toNewGame(values.value, chancesOf(app));
    const { lastOptions, lastPlayers } = app.settings;
    const remembered = rememberedOf(entries);
    app.changeSettings({
      lastOptions: { ...lastOptions, [rules]: game.options },
      lastRules: remembered.lastRules,
      lastPlayers: { ...lastPlayers, ...remembered.lastPlayers },
    });
    setBusy(true);
    void app.newGame(game).then((code) => {
      setBusy(false);
      setTrouble(code === null ? null : texts.code(code));
    });
  }
  return { start, busy, trouble };
}

interface SeedFieldProps {
  readonly rules: string;
  readonly value: string;
  readonly onInput: (seed: string) => void;
}

function SeedField({ rules, value, onInput }: SeedFieldProps): VNode {
  const texts = useTexts();
  return (
    <Field label={texts.t('new.seed')} hint={hudGameOf(rules).seedHint(texts)}>
      {(id) => (
        <input
          type="text"
          maxLength={80}
          autocomplete="off"
          spellcheck={false}
          id={id}
          value={value}
          onInput={({ currentTarget }) => onInput(currentTarget.value)}
        />
      )}
    </Field>
  );
}
