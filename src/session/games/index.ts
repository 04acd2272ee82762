import type { SessionGame } from './game.ts';
import { carcassonneGame } from './carcassonne.ts';
import { castleGame } from './castle.ts';

/** What the session adds to the adapters, by rule set. */
const GAMES: Readonly<Record<string, SessionGame>> = {
  castle: castleGame,
  zamek: castleGame,
  carcassonne: carcassonneGame,
};

export function gameOf(rules: string): SessionGame {
  const game = GAMES[rules];
  if (!game) throw new Error(`Expected a rule set, got ${rules}`);
  return game;
}
