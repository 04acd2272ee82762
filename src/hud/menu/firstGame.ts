import { DISTINCT_LOOKS } from '../../art/players.ts';
import type { NewGame } from '../../session/contracts/match.ts';
import type { Hud } from '../kit/hud.ts';
import { paintName } from '../setup/colours.ts';
import { toNewGame } from '../setup/newGame.ts';

/** A game for a new player who has chosen nothing: against the easiest computer player, and the new player begins. */
export function firstGame({ app, texts }: Hud, rules: string): NewGame {
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
