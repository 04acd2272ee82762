import { DISTINCT_LOOKS } from '../../art/players.ts';
import { ADAPTERS } from '../../game/index.ts';
import type { Hud } from '../kit/hud.ts';
import { paintName } from '../setup/colours.ts';
import type { FormValues } from '../setup/newGame.ts';
import { entriesAtFirst, valuesOf } from './newGameEntries.ts';

/** For a new player who has chosen nothing: against the easiest computer player, and the new player begins. */
function firstTable({ app, texts }: Hud, rules: string): FormValues {
  const [own = 0, other = 1] = DISTINCT_LOOKS;
  const [level = ''] = app.botLevels;
  return {
    rules,
    options: {},
    people: [
      { name: paintName(texts, own), seat: { kind: 'human' }, colour: own },
      { name: texts.t('new.name.bot'), seat: { kind: 'bot', level }, colour: other },
    ],
    begins: 0,
    seed: '',
  };
}

/** What is played without questions: the same as last from the form, or the first game. */
export function tableAtOnce(hud: Hud): FormValues {
  const { app, texts } = hud;
  const { lastRules } = app.settings;
  const values = lastRules === '' ? null : valuesOf(texts, entriesAtFirst(app, lastRules));
  return values?.ok ? values.value : firstTable(hud, ADAPTERS[0]?.id ?? '');
}
