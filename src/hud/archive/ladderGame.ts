import { DISTINCT_LOOKS, paintOf } from '../../art/players.ts';
import type { Rung } from '../../session/archive/ladder.ts';
import { ASSISTS } from '../../session/contracts/match.ts';
import type { Hud } from '../kit/hud.ts';
import { paintName } from '../setup/colours.ts';
import type { FormValues, Person } from '../setup/newGame.ts';

/** The game of a rung, in the name and colour that the player had last. */
export function ladderGame({ app, texts }: Hud, rules: string, { level, handicap }: Rung): FormValues {
  const last = app.settings.lastPlayers[rules]?.find((player) => player.level === null);
  const own = last?.look ?? DISTINCT_LOOKS[0] ?? 0;
  const others = DISTINCT_LOOKS.filter((look) => paintOf(look) !== paintOf(own)).slice(0, handicap === 'both' ? 2 : 1);
  const people: readonly Person[] = [
    { name: last?.name || paintName(texts, own), seat: { kind: 'human' }, colour: own },
    ...others.map((look): Person => ({
      name: others.length > 1 ? paintName(texts, look) : texts.t('new.name.bot'),
      seat: { kind: 'bot', level },
      colour: look,
    })),
  ];
  return {
    rules,
    options: {},
    people,
    begins: handicap === 'second' ? 1 : 'lot',
    seed: '',
    ...(handicap === 'unaided' ? { without: ASSISTS } : {}),
  };
}
