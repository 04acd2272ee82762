import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import { ADAPTERS } from '../../game/index.ts';
import { setOfTerms, setTextOf } from '../../session/contracts/online.ts';
import type { Terms } from '../../session/contracts/online.ts';
import { hudGameOf } from '../games/index.ts';
import { Alert } from '../kit/Alert.tsx';
import { ChoiceGroup } from '../kit/ChoiceGroup.tsx';
import { useTexts } from '../kit/context.tsx';
import { AssistsChoice } from '../setup/AssistsChoice.tsx';
import { ColourChoice } from '../setup/ColourChoice.tsx';
import { lookName, looksAmong } from '../setup/colours.ts';
import { hasSeveral, rulesName } from '../setup/gameWords.ts';
import { ModuleChoice } from '../setup/ModuleChoice.tsx';
import { OptionFields } from '../setup/OptionField.tsx';
import { OptionsPage } from '../setup/OptionsPage.tsx';
import { chosenFrom, givenBy } from '../setup/options.ts';
import { clashOf } from '../setup/optionWords.ts';
import type { ChosenOptions } from '../setup/options.ts';
import { SetChoice, useSetsToChoose } from '../setup/SetChoice.tsx';
import { TimeChoice } from '../setup/TimeChoice.tsx';
import { fingerprint } from '../words/fingerprint.ts';
import { StartingPlayer } from './StartingPlayer.tsx';
import { useRoom } from './useRoom.tsx';
import { WaitChoice } from './WaitChoice.tsx';
import { isParty, otherName } from './words.ts';
import pages from '../setup/pages.module.css';
import text from '../kit/text.module.css';

/** The terms that every player can change, generated from the adapter of the room's rule set. */
export function TermsFields({ terms }: { readonly terms: Terms }): VNode {
  const texts = useTexts();
  const { online, view } = useRoom();
  const change = (part: Partial<Terms>): void => online.setTerms({ ...terms, ...part });
  // The number of seats of a room is fixed.
  const offered = ADAPTERS.filter(({ id }) => hasSeveral(id) === isParty(view));
  // Keeps the chosen options that the new rule set has, too.
  const changeRules = (rules: string): void => {
    const kept = givenBy(chosenFrom(rules, terms.options));
    change({ rules, options: kept.ok ? kept.value : {} });
  };
  return (
    <>
      <ChoiceGroup
        legend={texts.t('new.rules')}
        choices={offered.map(({ id }) => ({ value: id as string, label: rulesName(texts, id) }))}
        value={terms.rules}
        hidden={offered.length < 2}
        onChange={changeRules}
      />
      <SetOfTerms terms={terms} />
      <Colours terms={terms} />
      <Options key={terms.rules} terms={terms} change={change} />
      <WaitChoice
        terms={terms}
        onChange={(wait) => {
          const { wait: _before, ...rest } = terms;
          online.setTerms({ ...rest, ...(wait === undefined ? {} : { wait }) });
        }}
      />
    </>
  );
}

function SetOfTerms({ terms }: { readonly terms: Terms }): VNode {
  const { t } = useTexts();
  const { online } = useRoom();
  const agreed = setOfTerms(terms);
  const sets = useSetsToChoose(agreed);
  return (
    <>
      {hudGameOf(terms.rules).takesSets && (
        <SetChoice
          sets={sets}
          value={agreed}
          onChange={(set) => {
            const { set: _before, ...rest } = terms;
            online.setTerms({ ...rest, ...(set ? { set: setTextOf(set) } : {}) });
          }}
        />
      )}
      <p class={text.hint} hidden={agreed === null}>
        {agreed && t('workshop.code', { code: fingerprint(agreed.digest) })}
      </p>
    </>
  );
}

function Colours({ terms }: { readonly terms: Terms }): VNode {
  const texts = useTexts();
  const { online, view } = useRoom();
  const { side } = view;
  const look = terms.colours[side];
  const other = isParty(view) ? undefined : terms.colours[1 - side];
  return (
    <>
      <ColourChoice
        legend={texts.t('friend.colour')}
        look={look ?? 0}
        figure={hudGameOf(view.rules).figure}
        hidden={look === undefined}
        onChange={(chosen) => online.setTerms({ ...terms, colours: looksAmong(terms.colours, side, chosen) })}
      />
      <p class={text.hint} hidden={other === undefined}>
        {other !== undefined &&
          texts.t('friend.colour.other', { name: otherName(view, texts), look: lookName(texts, other) })}
      </p>
    </>
  );
}

interface OptionsProps {
  readonly terms: Terms;
  readonly change: (part: Partial<Terms>) => void;
}

/** What cannot be proposed is kept here, with the reason, until it can be or the terms change. */
function Options({ terms, change }: OptionsProps): VNode {
  const texts = useTexts();
  const { online } = useRoom();
  const { rules, options, begins, time, without } = terms;
  const proposed = JSON.stringify(options);
  const [draft, setDraft] = useState<{ readonly of: string; readonly chosen: ChosenOptions } | null>(null);
  const [switched, setSwitched] = useState<string | null>(null);
  const chosen = draft?.of === proposed ? draft.chosen : chosenFrom(rules, options, switched);
  const given = givenBy(chosen);
  // The form already shows which modules cannot be combined.
  const isTold = given.ok || clashOf(texts, chosen) !== null;
  const choose = (next: ChosenOptions): void => {
    const found = givenBy(next);
    setSwitched(next.switched);
    setDraft(found.ok ? null : { of: proposed, chosen: next });
    if (found.ok) change({ options: found.value });
  };
  return (
    <div class={pages.pages}>
      <ModuleChoice chosen={chosen} onChange={choose} />
      <OptionsPage
        chosen={chosen}
        without={without}
        time={time}
        further={begins === 'lot' ? [] : [texts.t('friend.begins')]}
      >
        <StartingPlayer begins={begins} onChange={(first) => change({ begins: first })} />
        <OptionFields chosen={chosen} onChange={choose} />
        <AssistsChoice
          isRoom
          without={terms.without}
          onChange={(without) => {
            const { without: _before, ...rest } = terms;
            online.setTerms({ ...rest, ...(without ? { without } : {}) });
          }}
        />
        <TimeChoice
          time={terms.time}
          hint={texts.t('time.hint.room')}
          onChange={(time) => {
            const { time: _before, ...rest } = terms;
            online.setTerms({ ...rest, ...(time ? { time } : {}) });
          }}
        />
      </OptionsPage>
      <Alert code={isTold ? null : given.error.code} />
    </div>
  );
}
