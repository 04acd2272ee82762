import { carcassonne, seededRandom } from '../../src/game/index.ts';
import type { Random } from '../../src/game/index.ts';

export interface Grown {
  readonly setup: carcassonne.CarcassonneSetup;
  /** The positions before the first and after every action, as states. */
  readonly states: readonly carcassonne.CarcassonneState[];
  readonly actions: readonly carcassonne.Action[];
}

export interface GrowOptions {
  readonly players: readonly string[];
  readonly modules?: readonly string[];
  /** Stops when this many tiles are placed; absent: at the end. */
  readonly tiles?: number;
  /** Number of tiles in the deck; absent: all. */
  readonly deck?: number;
  /**
   * Modules whose tiles are drawn a second time, after all others: more than the boxes contain, as records may have
   * (RECORD.md).
   */
  readonly again?: readonly string[];
  /** Probability that a possible follower is deployed, `0…1`. */
  readonly deploys?: number;
}

/** Plays a game as people do: compact, with figures on all kinds of features. Deterministic by seed. */
export function growCarcassonne(
  seed: string,
  { players, modules = [], tiles = 1000, deck, again, deploys = 0.62 }: GrowOptions,
): Grown {
  const random = seededRandom(seed);
  const rulesWith = (some: readonly string[]): carcassonne.CarcassonneRules =>
    carcassonne.rulesOf({ ...carcassonne.DEFAULT_OPTIONS, modules: some });
  const rules = rulesWith(modules);
  const setup: carcassonne.CarcassonneSetup = {
    rules,
    players,
    start: rules.start,
    deck: [
      ...carcassonne.deal(rules, random).deck.slice(0, deck),
      ...(again ? carcassonne.deal(rulesWith(again), random).deck : []),
    ],
  };
  const position = carcassonne.startGame(setup);
  const states = [carcassonne.stateOf(position)];
  const actions: carcassonne.Action[] = [];
  for (
    let state = states[0];
    state && position.awaiting !== 'over' && state.start.length + state.laid.length < tiles;
    state = states.at(-1)
  ) {
    const { start, laid } = state;
    const moves = [...position.legalMoves()].map((move) => ({ move, action: position.actionOf(move) }));
    const picked =
      position.awaiting === 'place' ? closest(moves, [...start, ...laid], random) : deployed(moves, random, deploys);
    if (!picked) throw new Error(`There is no legal move in ${seed}`);
    actions.push(picked.action);
    position.play(picked.move);
    states.push(carcassonne.stateOf(position));
  }
  return { setup, states, actions };
}

/** The record of such a game with this many players, played to its end. */
export function finishedCarcassonne(size: number, options: Pick<GrowOptions, 'modules' | 'deck'> = {}): unknown {
  const { setup, actions } = growCarcassonne(`finished/${size}`, {
    ...options,
    players: ['Ada', 'Jan', 'Zofia', 'Ion', 'Mia', 'Leo'].slice(0, size),
  });
  return carcassonne.formatCarcassonneRecord(setup, actions);
}

interface Move {
  readonly move: number;
  readonly action: carcassonne.Action;
}

/** The cell with most neighbours, then nearest to the middle. */
function closest(
  moves: readonly Move[],
  lying: readonly { readonly x: number; readonly y: number }[],
  random: Random,
): Move | undefined {
  const value = ({ action: { x = 0, y = 0 } }: Move): number => {
    const near = lying.filter((tile) => Math.abs(tile.x - x) <= 1 && Math.abs(tile.y - y) <= 1);
    const sides = near.filter((tile) => tile.x === x || tile.y === y).length;
    return sides * 2 + near.length * 0.5 - Math.hypot(x * 0.8, y) * 0.45 + random();
  };
  return moves
    .map((move) => ({ move, worth: value(move) }))
    .reduce(
      (best, one) => (best && best.worth >= one.worth ? best : one),
      undefined as { move: Move; worth: number } | undefined,
    )?.move;
}

/** Verbs that put a player's pieces on the board. */
const PUTS = ['deploy', 'castle'];

function deployed(moves: readonly Move[], random: Random, often: number): Move | undefined {
  const some = moves.filter(({ action }) => PUTS.includes(action.do));
  const pool = some.length > 0 && random() < often ? some : moves.filter(({ action }) => action.do === 'pass');
  const from = pool.length > 0 ? pool : moves;
  return from[Math.floor(random() * from.length)];
}
