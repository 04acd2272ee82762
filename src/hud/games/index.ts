import { carcassonneHud } from './carcassonne/index.ts';
import { castleHud } from './castle/index.ts';
import type { HudGame } from '../table/game.ts';

/** What the HUD adds to each adapter, by rule set. */
const GAMES: Readonly<Record<string, HudGame>> = {
  castle: castleHud('castle'),
  zamek: castleHud('zamek'),
  carcassonne: carcassonneHud,
};

export function hudGameOf(rules: string): HudGame {
  const game = GAMES[rules];
  if (!game) throw new Error(`Expected a rule set, got ${rules}`);
  return game;
}
