import type { SessionGame } from './game.ts';
import { carcassonneGame } from './carcassonne.ts';
import { castleGame } from './castle.ts';

/** By rule set: what the session adds to its adapter. */
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
