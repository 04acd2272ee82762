import { clsx } from 'clsx';
import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import { hudGameOf } from '../games/index.ts';
import { ChoiceGroup } from '../kit/ChoiceGroup.tsx';
import { useHud, useTexts } from '../kit/context.tsx';
import { SubmitButton } from '../kit/SubmitButton.tsx';
import { AssistsChoice } from '../setup/AssistsChoice.tsx';
import { ColourChoice } from '../setup/ColourChoice.tsx';
import { paintName } from '../setup/colours.ts';
import { hasSeveral } from '../setup/gameWords.ts';
import { sizesOf } from '../setup/players.ts';
import { ModuleChoice } from '../setup/ModuleChoice.tsx';
import { OptionFields } from '../setup/OptionField.tsx';
import { OptionsPage } from '../setup/OptionsPage.tsx';
import { PersonBadge } from '../setup/Person.tsx';
import { RulesChoice } from '../setup/RulesChoice.tsx';
import { rulesPlayedLast } from '../setup/rulesPlayedLast.ts';
import { SetChoice, useSetsToChoose } from '../setup/SetChoice.tsx';
import { TimeChoice } from '../setup/TimeChoice.tsx';
import { firstProposal, hostingOf, withRules } from './hosting.ts';
import type { Proposal } from './hosting.ts';
import { rememberName, rememberedName } from './name.ts';
import { NameField } from './NameField.tsx';
import form from '../kit/form.module.css';
import text from '../kit/text.module.css';
import personRow from '../setup/personRow.module.css';
import pages from '../setup/pages.module.css';
import sizeRow from '../setup/sizeRow.module.css';
import styles from './InviteForm.module.css';

interface InviteFormProps {
  readonly hidden: boolean;
  /** Receives an error code, or `null`. */
  readonly tell: (code: string | null) => void;
}

/** Invites a friend. */
export function InviteForm({ hidden, tell }: InviteFormProps): VNode {
  const { app, texts } = useHud();
  const { t } = texts;
  const [name, setName] = useState(rememberedName);
  const [proposal, propose] = useState(() => firstProposal(rulesPlayedLast(app), app.settings));
  const [way, setWay] = useState<'server' | 'texts'>('server');
  const [isBusy, setBusy] = useState(false);
  const [coloursShown, showColours] = useState(false);
  const { look, chosen } = proposal;
  const { figure } = hudGameOf(chosen.rules);
  function invite(): void {
    rememberName(name.trim());
    const hosting = hostingOf(proposal, name.trim() || t('friend.name.host'), t('friend.name.guest'));
    if (!hosting.ok) return tell(hosting.error.code);
    setBusy(true);
    void app.hostOnline({ way, ...hosting.value }).then((code) => {
      setBusy(false);
      tell(code);
    });
  }
  return (
    <form
      class={form.form}
      aria-label={t('friend.invite')}
      hidden={hidden}
      onSubmit={(event) => {
        event.preventDefault();
        invite();
      }}
    >
      <div>
        <div class={personRow.person} data-colour={look}>
          <PersonBadge
            look={look}
            figure={figure}
            spoken={t('new.colour.of', { look: paintName(texts, look) })}
            open={coloursShown}
            onPress={() => showColours(!coloursShown)}
          />
          <NameField value={name} onInput={setName} />
        </div>
        <ColourChoice
          legend={t('friend.colour')}
          look={look}
          figure={figure}
          onChange={(colour) => propose({ ...proposal, look: colour })}
          hidden={!coloursShown}
        />
      </div>
      <RulesChoice value={chosen.rules} onChange={(rules) => propose(withRules(proposal, rules, app.settings))} />
      <HostFields proposal={proposal} onChange={propose} />
      <ChoiceGroup
        legend={t('friend.way')}
        choices={[
          { value: 'server', label: t('friend.way.server'), hint: t('friend.way.server.hint') },
          { value: 'texts', label: t('friend.way.texts'), hint: t('friend.way.texts.hint') },
        ]}
        value={way}
        onChange={setWay}
        class={styles.friendWays}
      />
      <div class={clsx(form.end, form.stickyBar)}>
        <SubmitButton sign="friend" disabled={isBusy}>
          {t('friend.create')}
        </SubmitButton>
      </div>
    </form>
  );
}

interface HostFieldsProps {
  readonly proposal: Proposal;
  readonly onChange: (proposal: Proposal) => void;
}

/** The host's proposal. */
function HostFields({ proposal, onChange }: HostFieldsProps): VNode {
  const texts = useTexts();
  const { t } = texts;
  const { chosen, begins, places } = proposal;
  const { rules } = chosen;
  const { takesSets } = hudGameOf(rules);
  const sets = useSetsToChoose();
  const change = (part: Partial<Proposal>): void => onChange({ ...proposal, ...part });
  const isParty = hasSeveral(rules);
  const lots = [
    { value: 'lot', label: t('friend.begins.lot') },
    { value: '0', label: t('friend.begins.me') },
  ] as const;
  return (
    <div class={form.form}>
      {takesSets && <SetChoice sets={sets} value={proposal.set} onChange={(set) => change({ set })} />}
      {isParty && (
        <>
          <ChoiceGroup
            legend={t('party.seats')}
            choices={sizesOf(rules).map((size) => ({ value: String(size), label: texts.number(size) }))}
            value={String(places)}
            onChange={(size) => change({ places: Number(size) })}
            class={sizeRow.sizes}
          />
          <p class={text.hint}>{t('party.seats.hint')}</p>
        </>
      )}
      <div class={pages.pages}>
        <ModuleChoice chosen={chosen} onChange={(options) => change({ chosen: options })} />
        <OptionsPage
          chosen={chosen}
          without={proposal.without}
          time={proposal.time}
          further={begins === 'lot' ? [] : [t('friend.begins')]}
        >
          {/* The host cannot choose another player by name yet: nobody else is there. */}
          <ChoiceGroup<Proposal['begins']>
            legend={t('friend.begins')}
            choices={isParty ? lots : [...lots, { value: '1', label: t('friend.begins.other') }]}
            value={begins}
            onChange={(first) => change({ begins: first })}
          />
          <OptionFields chosen={chosen} onChange={(options) => change({ chosen: options })} />
          <AssistsChoice isRoom without={proposal.without} onChange={(without) => change({ without })} />
          <TimeChoice time={proposal.time} hint={t('time.hint.room')} onChange={(time) => change({ time })} />
        </OptionsPage>
      </div>
    </div>
  );
}
