import { DISTINCT_LOOKS } from '../../art/players.ts';
import type { Texts } from '../../i18n/index.ts';
import type { App } from '../../session/contracts/app.ts';
import { looksAmong, paintName } from '../setup/colours.ts';
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

export const twoPlayersAtFirst = (app: Pick<App, 'botLevels' | 'settings'>): TwoPlayers => ({
  opponent: app.botLevels.length > 0 ? 'bot' : 'human',
  level: levelPlayedLast(app),
  names: ['', ''],
  looks: DISTINCT_LOOKS.slice(0, 2),
  begins: 'lot',
});

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
