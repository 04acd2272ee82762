import { TUNED_MODULES } from '../bots/carcassonne/modules/index.ts';
import { RULE_SETS, RULE_SET_IDS, carcassonne, deal, defaultOptions, seededRandom, startGame } from '../game/index.ts';
import type { CastleSetup, Result } from '../game/index.ts';
import type { ArenaPlayer, Castle, Carcassonne, GameTypes, GameSoFar, Seating } from './player.ts';
import { mean } from './statistics.ts';

/** Final points, and milliseconds of every choice, by player. */
interface PlayedGame {
  readonly points: readonly number[];
  readonly ms: readonly (readonly number[])[];
}

/**
 * The result of a pair of games or, with more than two players, of a round in which the first player had every seat.
 * "First" is the player named first in the match.
 */
export interface PlayedPair {
  readonly rules: string;
  /** By game: points of the first player, then of the others. In game n the first player has seat n. */
  readonly games: readonly (readonly number[])[];
  /** Milliseconds of every choice: by the first player, and by the others. */
  readonly ms: readonly [readonly number[], readonly number[]];
}

/** The game that is played. */
export interface ArenaGame<F extends GameTypes> {
  readonly players: number;
  /** The setup of pair number `pair`; the same in every match. */
  setupOf(pair: number): F['setup'];
  rulesOf(setup: F['setup']): string;
  begin(setup: F['setup']): F['position'] & Played<F['action']>;
}

/** An event. */
interface Happened {
  readonly type: string;
}

interface Played<A> {
  readonly awaiting: string;
  readonly player: number;
  /** The player who chooses, if that can be another one. */
  readonly actor?: number;
  score(player: number): number;
  listen(events: Happened[] | undefined): void;
  moveOf(action: A): Result<number>;
  play(move: number): void;
}

/** Plays one game to its end; `watch` is told what each move does. */
export async function playGame<F extends GameTypes>(
  arenaGame: ArenaGame<F>,
  setup: F['setup'],
  players: readonly ArenaPlayer<F>[],
  watch?: (events: readonly Happened[], position: F['position']) => void,
): Promise<PlayedGame> {
  const position = arenaGame.begin(setup);
  const events: Happened[] = [];
  const actions: F['action'][] = [];
  const ms: readonly number[][] = players.map(() => []);
  while (position.awaiting !== 'over') {
    const me = position.actor ?? position.player;
    const theirs = ms.flatMap((list, player) => (player === me ? [] : list));
    const game: GameSoFar<F> = { setup, actions, position, opponentMs: theirs.length > 0 ? mean(theirs) : undefined };
    const start = performance.now();
    const action = await players[me]?.(game);
    ms[me]?.push(performance.now() - start);
    const move = position.moveOf(action as F['action']);
    if (!move.ok) throw new Error(`Illegal ${JSON.stringify(action)}: ${move.error.message}`);
    if (watch) position.listen(events);
    position.play(move.value);
    if (watch) {
      position.listen(undefined);
      watch(events.splice(0), position);
    }
    actions.push(action as F['action']);
  }
  return { points: players.map((_, player) => position.score(player)), ms };
}

/** Deck and tokens of pair number `pair`. Rule sets alternate. */
export function setupOf(pair: number): CastleSetup {
  const rules = RULE_SETS[RULE_SET_IDS[pair % RULE_SET_IDS.length] ?? 'castle'];
  return {
    rules,
    options: defaultOptions(rules),
    players: ['First', 'Second'],
    ...deal(rules, seededRandom(`arena/${pair}`)),
  };
}

export const CASTLE: ArenaGame<Castle> = { players: 2, setupOf, rulesOf: ({ rules }) => rules.id, begin: startGame };

/** The base game, and in every other pair with modules. */
const MODULES = [[], TUNED_MODULES] as const;

/** With `modules`: these in every pair. */
export const CARCASSONNE = (players: number, modules?: readonly string[]): ArenaGame<Carcassonne> => ({
  players,
  setupOf: (pair) => {
    const rules = carcassonne.rulesOf({
      ...carcassonne.DEFAULT_OPTIONS,
      modules: modules ?? MODULES[pair % MODULES.length] ?? [],
    });
    return {
      rules,
      players: Array.from({ length: players }, (_, n) => `Player ${n + 1}`),
      start: rules.start,
      ...carcassonne.deal(rules, seededRandom(`arena/${pair}`)),
    };
  },
  rulesOf: ({ rules }) => rules.id,
  begin: carcassonne.startGame,
});

/**
 * Plays as many games on the same deck as there are players. The first player has each seat once; all others are copies
 * of the second player.
 */
export async function playPair<F extends GameTypes>(
  arenaGame: ArenaGame<F>,
  first: Seating<F>,
  second: Seating<F>,
  pair: number,
): Promise<PlayedPair> {
  const setup = arenaGame.setupOf(pair);
  const seats = Array.from({ length: arenaGame.players }, (_, seat) => seat);
  const games: number[][] = [];
  const ms: readonly [number[], number[]] = [[], []];
  for (const game of seats) {
    // Numbers for the seeds: 0 for the first player, the others count from 1.
    const sides = seats.map((seat) => (seat === game ? 0 : seat < game ? seat + 1 : seat));
    const played = await playGame(
      arenaGame,
      setup,
      sides.map((side) => (side === 0 ? first : second)(`player/${pair}/${game}/${side}`)),
    );
    games.push([0, ...seats.slice(1)].map((side) => played.points[sides.indexOf(side)] ?? 0));
    for (const [seat, side] of sides.entries()) ms[side === 0 ? 0 : 1].push(...(played.ms[seat] ?? []));
  }
  return { rules: arenaGame.rulesOf(setup), games, ms };
}
