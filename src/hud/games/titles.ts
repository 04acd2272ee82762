import type { TitleGame } from '../table/game.ts';
import { carcassonneTitle } from './carcassonne/title.ts';
import { castleTitle } from './castle/title.ts';

/** What the title page shows of each rule set. All else, in `hudGameOf`, is loaded while the page is read. */
const TITLES: Readonly<Record<string, TitleGame>> = {
  castle: castleTitle('castle'),
  zamek: castleTitle('zamek'),
  carcassonne: carcassonneTitle,
};

export function titleOf(rules: string): TitleGame {
  const game = TITLES[rules];
  if (!game) throw new Error(`Expected a rule set, got ${rules}`);
  return game;
}
