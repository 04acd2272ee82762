import { LEVELS, BOT_LEVELS } from '../bots/levels.ts';
import type { Level } from '../bots/levels.ts';
import { think } from '../bots/think.ts';
import { RULE_SETS, accept, hideSecrets, positionOf, refuse, seededRandom, stateOf } from '../game/index.ts';
import type { CastlePosition, CastleState, Result } from '../game/index.ts';
import { greedyMove } from './baseline/greedy.ts';
import { guessSecrets } from './baseline/guess.ts';
import { mctsPlayer } from './mcts.ts';
import type { Seating } from './player.ts';

const view = (position: CastlePosition): CastleState => hideSecrets(stateOf(position));

/** The clock stands still: its work ends a search, so that a game is the same on every machine. */
const levelPlayer = (level: Level): Seating => (seed) => (game) => {
  const { position, chosen } = think(view(game.position), level, seed);
  const [move] = chosen.moves;
  if (move === undefined) throw new Error(`Expected a move while ${position.awaiting} is awaited`);
  return position.actionOf(move);
};

/** The frozen opponent that strength is measured against: one turn ahead with a plain evaluation (baseline/). */
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

const OTHERS: Readonly<Record<string, Seating>> = { greedy: greedyPlayer, random: randomPlayer, mcts: mctsPlayer };
export const PLAYER_NAMES: readonly string[] = [...BOT_LEVELS, ...Object.keys(OTHERS)];

/** The player of a name: one of `PLAYER_NAMES`, a searching level also with a factor for its work (`regent*0.25`). */
export function playerNamed(name: string): Result<Seating> {
  const [base = '', factor, ...rest] = name.split('*');
  const unknown = refuse('unknown-player', `There is no player ${name}; there are ${PLAYER_NAMES.join(', ')}.`);
  if (rest.length > 0) return unknown;
  const level = BOT_LEVELS.find((id) => id === base);
  const other = Object.hasOwn(OTHERS, base) ? OTHERS[base] : undefined;
  if (factor === undefined) return level ? accept(levelPlayer(LEVELS[level])) : other ? accept(other) : unknown;
  if (!level && !other) return unknown;
  const times = /^\d+(\.\d+)?$/.test(factor) ? Number(factor) : 0;
  if (times <= 0) return refuse('bad-factor', `The work in ${name} needs a factor above 0, such as ${base}*4.`);
  if (!level || LEVELS[level].width === 0) return refuse('no-work', `${base} does not search: there is no work to multiply.`);
  return accept(levelPlayer({ ...LEVELS[level], work: LEVELS[level].work * times }));
}
