import { CARCASSONNE_LEVELS } from '../bots/carcassonne/levels.ts';
import { BOT_LEVELS, LEVELS } from '../bots/levels.ts';
import type { BotLevel, Level } from '../bots/levels.ts';
import { CARCASSONNE_ENGINE, PLAIN_ENGINE } from '../bots/carcassonne/engine.ts';
import type { Engine } from '../bots/engine.ts';
import { STANDING_CLOCK, think } from '../bots/think.ts';
import {
  RULE_SETS,
  accept,
  carcassonne,
  hideSecrets,
  positionOf,
  refuse,
  seededRandom,
  stateOf,
} from '../game/index.ts';
import type { CastleAction, CastlePosition, CastleState, Result } from '../game/index.ts';
import { greedyCarcassonneMove } from './baseline/carcassonneGreedy.ts';
import { greedyMove } from './baseline/greedy.ts';
import { guessSecrets } from './baseline/guess.ts';
import { mctsPlayer } from './mcts.ts';
import type { Castle, Carcassonne, GameTypes, Seating } from './player.ts';

/** The players available in a rule set. */
export interface Roster<F extends GameTypes> {
  readonly names: readonly string[];
  /**
   * Finds a player by name: one of `names`; a level that searches, with a factor for its work (`regent*0.25`); or a
   * level prefixed with `plain-`.
   */
  named(name: string): Result<Seating<F>>;
}

/** Prefix of a level's name: it plays without its knowledge of modules. */
const PLAIN = 'plain-';

interface Players<F extends GameTypes> {
  readonly levels: Readonly<Record<BotLevel, Level>>;
  readonly levelPlayer: (level: Level) => Seating<F>;
  readonly plainPlayer?: (level: Level) => Seating<F>;
  readonly others: Readonly<Record<string, Seating<F>>>;
}

function rosterOf<F extends GameTypes>({ levels, levelPlayer: taught, plainPlayer, others }: Players<F>): Roster<F> {
  const names: readonly string[] = [...BOT_LEVELS, ...Object.keys(others)];
  const named = (whole: string): Result<Seating<F>> => {
    const isPlain = plainPlayer !== undefined && whole.startsWith(PLAIN);
    const levelPlayer = isPlain ? plainPlayer : taught;
    const name = isPlain ? whole.slice(PLAIN.length) : whole;
    const [base = '', factor, ...rest] = name.split('*');
    const unknown = refuse('unknown-player', `There is no player ${name}; there are ${names.join(', ')}.`);
    if (rest.length > 0) return unknown;
    const level = BOT_LEVELS.find((id) => id === base);
    const other = Object.hasOwn(others, base) ? others[base] : undefined;
    if (factor === undefined) return level ? accept(levelPlayer(levels[level])) : other ? accept(other) : unknown;
    if (!level && !other) return unknown;
    const times = /^\d+(\.\d+)?$/.test(factor) ? Number(factor) : 0;
    if (times <= 0) return refuse('bad-factor', `The work in ${name} needs a factor above 0, such as ${base}*4.`);
    if (!level || levels[level].width === 0)
      return refuse('no-work', `${base} does not search: there is no work to multiply.`);
    return accept(levelPlayer({ ...levels[level], work: levels[level].work * times }));
  };
  return { names, named };
}

const view = (position: CastlePosition): CastleState => hideSecrets(stateOf(position));

/** The clock stands still and only the work limits a search, so that games are the same on every machine. */
const levelPlayer =
  (level: Level): Seating =>
  (seed) =>
  (game) => {
    const { game: known, chosen } = think(view(game.position), level, seed);
    const [move] = chosen.moves;
    if (move === undefined) throw new Error(`Expected a move while ${known.awaiting} is awaited`);
    return known.actionOf(move) as CastleAction;
  };

/** The frozen opponent that strength is measured against: looks one turn ahead with a simple evaluation (baseline/). */
const greedyPlayer: Seating = (seed) => {
  const random = seededRandom(seed);
  return ({ position }) => {
    const state = view(position);
    const guess = positionOf(guessSecrets(state, random), RULE_SETS[state.rules]);
    return guess.actionOf(greedyMove(guess, random));
  };
};

const randomPlayer: Seating = (seed) => {
  const random = seededRandom(seed);
  return ({ position }) => position.actionOf(position.randomMove(random));
};

export const CASTLE_ROSTER: Roster<Castle> = rosterOf({
  levels: LEVELS,
  levelPlayer,
  others: { greedy: greedyPlayer, random: randomPlayer, mcts: mctsPlayer },
});

const carcassonneLevel =
  (engine: Engine) =>
  (level: Level): Seating<Carcassonne> =>
  (seed) =>
  ({ position: truth, setup }) => {
    const { game, chosen } = think(
      carcassonne.hideSecrets(carcassonne.stateOf(truth), setup.rules),
      level,
      seed,
      STANDING_CLOCK,
      engine,
    );
    const [move] = chosen.moves;
    if (move === undefined) throw new Error(`Expected a move while ${game.awaiting} is awaited`);
    return game.actionOf(move);
  };

/** Looking one turn ahead draws no tiles, so it can use the real position. */
const greedyInCarcassonne: Seating<Carcassonne> = (seed) => {
  const random = seededRandom(seed);
  return ({ position }) => position.actionOf(greedyCarcassonneMove(position, random));
};

const randomInCarcassonne: Seating<Carcassonne> = (seed) => {
  const random = seededRandom(seed);
  return ({ position }) => {
    const moves = position.legalMoves();
    return position.actionOf(moves[Math.floor(random() * moves.length)] ?? 0);
  };
};

export const CARCASSONNE_ROSTER: Roster<Carcassonne> = rosterOf({
  levels: CARCASSONNE_LEVELS,
  levelPlayer: carcassonneLevel(CARCASSONNE_ENGINE as Engine),
  plainPlayer: carcassonneLevel(PLAIN_ENGINE as Engine),
  others: { greedy: greedyInCarcassonne, random: randomInCarcassonne },
});
