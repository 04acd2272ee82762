import type { VNode } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';
import { DISTINCT_LOOKS } from '../../art/players.ts';
import { adapterOf } from '../../game/index.ts';
import type { Texts } from '../../i18n/index.ts';
import type { Challenge } from '../../session/contracts/challenge.ts';
import { Alert } from '../kit/Alert.tsx';
import { ChoiceGroup } from '../kit/ChoiceGroup.tsx';
import { useHud, useTexts } from '../kit/context.tsx';
import { Dialog } from '../kit/Dialog.tsx';
import { SubmitButton } from '../kit/SubmitButton.tsx';
import { Field } from '../kit/Field.tsx';
import { moduleWords } from '../modules/index.ts';
import { paintName } from '../setup/colours.ts';
import { rulesName } from '../setup/gameWords.ts';
import { LevelChoice, levelPlayedLast } from '../setup/LevelChoice.tsx';
import { bagTold } from '../setup/bag.ts';
import { chosenFrom, modulesIn } from '../setup/options.ts';
import { NameInput } from '../setup/Person.tsx';
import { Still } from '../setup/Still.tsx';
import { rememberName, rememberedName } from '../online/name.ts';
import form from '../kit/form.module.css';
import text from '../kit/text.module.css';
import styles from './ChallengeDialog.module.css';

interface ChallengeProps {
  readonly challenge: Challenge;
}

/** Shows what score another player got with the same tiles, and starts a game with them. */
export function ChallengeDialog({ challenge }: ChallengeProps): VNode {
  const { app, texts } = useHud();
  useLayoutEffect(
    () => () => {
      if (app.challenge === challenge && app.screen === 'menu') void app.takeChallenge(null);
    },
    [app, challenge],
  );
  return (
    <Dialog title={texts.t('challenge.title')}>
      <ChallengeForm challenge={challenge} />
    </Dialog>
  );
}

/** The opponent where the original one was a person. */
interface Opponent {
  readonly kind: 'bot' | 'human';
  readonly level: string;
}

function ChallengeForm({ challenge }: ChallengeProps): VNode {
  const { app, texts } = useHud();
  const { t } = texts;
  const { levels } = challenge;
  const [trouble, setTrouble] = useState<string | null>(null);
  const [own, setOwn] = useState(rememberedName);
  const [opponent, setOpponent] = useState<Opponent>(() => ({ kind: 'bot', level: levelPlayedLast(app) }));
  const computers = levels.flatMap((one) => (one === null ? [] : [texts.level(one)]));
  const take = (): void => {
    rememberName(own.trim());
    const bots = levels.map((one) => one ?? (opponent.kind === 'bot' ? opponent.level : null));
    const names = [own.trim() || t('paint.0'), ...opponentNames(texts, bots)];
    void app.takeChallenge({ names, levels: bots }).then(setTrouble);
  };
  return (
    <form
      class={form.form}
      onSubmit={(event) => {
        event.preventDefault();
        take();
      }}
    >
      <Offer challenge={challenge} />
      {computers.length > 0 && <p>{t('challenge.against', { level: texts.list(computers) })}</p>}
      {levels.includes(null) && (
        <OpponentChoice alone={levels.length === 1} opponent={opponent} onChange={setOpponent} />
      )}
      <Field label={t('new.name.you')}>
        {(id) => <NameInput id={id} autocomplete="nickname" value={own} placeholder={t('paint.0')} onInput={setOwn} />}
      </Field>
      <Alert code={trouble} />
      <div class={form.end}>
        <SubmitButton sign="check">{t('challenge.take')}</SubmitButton>
      </div>
    </form>
  );
}

/** Several computer players are named by their colours. */
const opponentNames = (texts: Texts, bots: readonly (string | null)[]): readonly string[] =>
  bots.map((bot, index) =>
    bot === null || bots.length > 1 ? paintName(texts, DISTINCT_LOOKS[index + 1] ?? 0) : texts.t('new.name.bot'),
  );

function Offer({ challenge: { start, place, name, scores, levels } }: ChallengeProps): VNode {
  const texts = useTexts();
  const { t } = texts;
  const { rules, options } = start;
  const [own = 0, ...theirs] = scores;
  const turn =
    place === 0
      ? t('challenge.begins')
      : levels.length === 1
        ? t('challenge.follows')
        : t('challenge.turn', { place: place + 1, count: scores.length });
  const given = adapterOf(rules).formatOptions(options);
  const modules = modulesIn(given).map((id) => moduleWords(String(id)).name(texts));
  const chosen = chosenFrom(rules, given);
  const others = modules.length > 0 ? [`${t('carcassonne.modules')}: ${modules.join(', ')}.`] : [];
  const tiles = chosen.bag ? [`${t('bag.title')}: ${bagTold(texts, chosen)}.`] : [];
  return (
    <>
      <div class={styles.offer}>
        <Still of={rules} />
        <p>
          <strong>{rulesName(texts, rules)}</strong>
          <span class={text.lead}>
            {t('challenge.offer', { name: name || '?', own, other: theirs.map(texts.number).join(' : ') })}
          </span>
        </p>
      </div>
      <p class={text.hint}>{[t('challenge.same'), turn, ...others, ...tiles].join(' ')}</p>
    </>
  );
}

interface OpponentChoiceProps {
  /** Whether there is only one opponent. */
  readonly alone: boolean;
  readonly opponent: Opponent;
  readonly onChange: (opponent: Opponent) => void;
}

/** The original opponent was a person: the player chooses their own opponent. */
function OpponentChoice({ alone, opponent, onChange }: OpponentChoiceProps): VNode {
  const { t } = useTexts();
  return (
    <>
      <ChoiceGroup
        legend={t('new.opponent')}
        choices={[
          { value: 'bot', label: t('new.opponent.bot') },
          { value: 'human', label: t(alone ? 'new.opponent.human' : 'carcassonne.seat.human') },
        ]}
        value={opponent.kind}
        onChange={(kind) => onChange({ ...opponent, kind })}
      />
      <LevelChoice
        value={opponent.level}
        onChange={(level) => onChange({ ...opponent, level })}
        hidden={opponent.kind !== 'bot'}
      />
    </>
  );
}
