import { DISTINCT_LOOKS } from '../../art/players.ts';
import type { Texts } from '../../i18n/index.ts';
import type { App, LastPlayer } from '../../session/contracts/app.ts';
import { looksAmong, paintName } from '../setup/colours.ts';
import { hasSeveral } from '../setup/gameWords.ts';
import { levelPlayedLast } from '../setup/LevelChoice.tsx';
import type { Person } from '../setup/newGame.ts';

/** The entries about two people, or one person and a computer player. */
export interface TwoPlayers {
  readonly opponent: 'human' | 'bot';
  readonly level: string;
  /** As typed, clockwise around the table. */
  readonly names: readonly string[];
  readonly looks: readonly number[];
  readonly begins: 'lot' | '0' | '1';
}

/** As they were in the last game for two. */
export function twoPlayersAtFirst(app: Pick<App, 'botLevels' | 'settings'>, rules: string): TwoPlayers {
  const last = hasSeveral(rules) ? undefined : app.settings.lastPlayers[rules];
  return {
    opponent: app.botLevels.length > 0 && last?.[1]?.level !== null ? 'bot' : 'human',
    level: levelPlayedLast(app),
    names: [0, 1].map((who) => last?.[who]?.name ?? ''),
    looks: last?.map(({ look }) => look) ?? DISTINCT_LOOKS.slice(0, 2),
    begins: 'lot',
  };
}

/** For the next game. */
export const lastOfTwo = ({ names, looks, opponent, level }: TwoPlayers): readonly LastPlayer[] =>
  names.map((name, who) => ({
    name: name.trim(),
    look: looks[who] ?? 0,
    level: who === 1 && opponent === 'bot' ? level : null,
  }));

export const withName = (two: TwoPlayers, who: number, name: string): TwoPlayers => ({
  ...two,
  names: two.names.map((other, player) => (player === who ? name : other)),
});

export const withLook = (two: TwoPlayers, who: number, look: number): TwoPlayers => ({
  ...two,
  looks: looksAmong(two.looks, who, look),
});

export const withLooksSwapped = (two: TwoPlayers): TwoPlayers => ({ ...two, looks: two.looks.toReversed() });

const isBot = ({ opponent }: TwoPlayers, who: number): boolean => who === 1 && opponent === 'bot';

/** The name of a player who has entered none. */
export const nameInstead = (texts: Texts, two: TwoPlayers, who: number): string =>
  isBot(two, who) ? texts.t('new.name.bot') : paintName(texts, two.looks[who] ?? 0);

export const peopleOfTwo = (texts: Texts, two: TwoPlayers): readonly Person[] =>
  two.names.map((name, who) => ({
    name: name.trim() || nameInstead(texts, two, who),
    seat: isBot(two, who) ? { kind: 'bot', level: two.level } : { kind: 'human' },
    colour: two.looks[who] ?? who,
  }));
