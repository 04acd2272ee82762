import { accept, carcassonne, refuse } from '../game/index.ts';
import type { Result } from '../game/index.ts';
import { CASTLE, CARCASSONNE, playPair } from './game.ts';
import type { PlayedPair } from './game.ts';
import { CASTLE_ROSTER, CARCASSONNE_ROSTER } from './players.ts';

/**
 * A match by its name: `first:second` in The Castle and Zamek, `carcassonne/4 first:second` in Carcassonne with four
 * players. Results are stored under this name. Modules after the number of players, each following a `+`, are in every
 * pair.
 */
export interface Match {
  /** Plays one pair of games (game.ts). */
  readonly play: (pair: number) => Promise<PlayedPair>;
}

const CARCASSONNE_ID = 'carcassonne';
export const GAMES = ['castle', CARCASSONNE_ID] as const;
const MOST_PLAYERS = 6;
const AND = '+';

/** The prefix of a match name for a game and its number of players; refuses what cannot be played. */
export function prefixOf(game: string, players: number, modules: readonly string[] = []): Result<string> {
  if (game === 'castle') return players === 2 ? accept('') : refuse('bad-option', 'The Castle is for 2 players.');
  if (game !== CARCASSONNE_ID) return refuse('bad-option', `--rules is one of ${GAMES.join(', ')}.`);
  if (players < 2 || players > MOST_PLAYERS)
    return refuse('bad-option', `--players is a number from 2 to ${MOST_PLAYERS}.`);
  const unknown = modules.find((id) => !carcassonne.MODULE_IDS.includes(id));
  if (unknown !== undefined) return refuse('bad-option', `There is no module ${unknown}.`);
  return accept(`${CARCASSONNE_ID}/${[players, ...modules].join(AND)} `);
}

/** Parses a match name; refuses it with a message if it is invalid. */
export function matchNamed(match: string): Result<Match> {
  const [game, names] = match.includes(' ') ? (match.split(' ', 2) as [string, string]) : [undefined, match];
  const [first, second, ...rest] = names.split(':');
  if (first === undefined || second === undefined || rest.length > 0)
    return refuse('bad-match', `A match is FIRST:SECOND, not ${names}.`);
  if (game === undefined) {
    const [one, two] = [CASTLE_ROSTER.named(first), CASTLE_ROSTER.named(second)];
    if (!one.ok) return one;
    return two.ok ? accept({ play: (pair) => playPair(CASTLE, one.value, two.value, pair) }) : two;
  }
  const [count, ...modules] = game.slice(CARCASSONNE_ID.length + 1).split(AND);
  const players = Number(count);
  const prefix = prefixOf(CARCASSONNE_ID, players, modules);
  if (!prefix.ok || !game.startsWith(`${CARCASSONNE_ID}/`)) return refuse('bad-match', `There is no game ${game}.`);
  const [one, two] = [CARCASSONNE_ROSTER.named(first), CARCASSONNE_ROSTER.named(second)];
  if (!one.ok) return one;
  return two.ok
    ? accept({
        play: (pair) =>
          playPair(CARCASSONNE(players, modules.length > 0 ? modules : undefined), one.value, two.value, pair),
      })
    : two;
}
