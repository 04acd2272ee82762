import { DISTINCT_LOOKS } from '../../art/players.ts';
import { ADAPTERS } from '../../game/index.ts';
import type { App } from '../../session/contracts/app.ts';
import type { NewGame } from '../../session/contracts/match.ts';
import type { Hud } from '../kit/hud.ts';
import { paintName } from '../setup/colours.ts';
import { toNewGame } from '../setup/newGame.ts';
import type { Chances } from '../setup/newGame.ts';
import { entriesAtFirst, valuesOf } from './newGameEntries.ts';

/** A game for a new player who has chosen nothing: against the easiest computer player, and the new player begins. */
function firstGame({ app, texts }: Hud, rules: string): NewGame {
  const [own = 0, other = 1] = DISTINCT_LOOKS;
  const [level = ''] = app.botLevels;
  return toNewGame(
    {
      rules,
      options: {},
      people: [
        { name: paintName(texts, own), seat: { kind: 'human' }, colour: own },
        { name: texts.t('new.name.bot'), seat: { kind: 'bot', level }, colour: other },
      ],
      begins: 0,
      seed: '',
    },
    { pick: () => 0, freshSeed: () => app.freshSeed() },
  );
}

/** What `toNewGame` leaves to chance. */
export const chancesOf = (app: Pick<App, 'freshSeed'>): Chances => ({
  pick: (below) => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) % below,
  freshSeed: () => app.freshSeed(),
});

/** A game that starts without questions: like the last one from the form, or the first. */
export function gameAtOnce(hud: Hud): NewGame {
  const { app, texts } = hud;
  const { lastRules } = app.settings;
  const values = lastRules === '' ? null : valuesOf(texts, entriesAtFirst(app, lastRules));
  return values?.ok ? toNewGame(values.value, chancesOf(app)) : firstGame(hud, ADAPTERS[0]?.id ?? '');
}
