import { shuffled } from '../../../core/random.ts';
import { requireAt } from '../../../core/result.ts';
import type { Random } from '../../../core/random.ts';
import type { LaidTile, TileId } from '../../../core/vocabulary.ts';
import { positionOf } from './convert.ts';
import type { CarcassonneTile } from './material.ts';
import type { CarcassonnePosition } from './position.ts';
import type { Rules } from './hooks.ts';
import type { CarcassonneState } from './state.ts';
import type { Table } from './table.ts';

/** Setting up (RULES.md §3). */

/** What a game starts with. */
export interface CarcassonneSetup {
  readonly rules: Rules<Table>;
  /** Names, clockwise; player 0 begins. */
  readonly players: readonly string[];
  readonly start: readonly LaidTile[];
  /** The draws, in order; `null` for a tile that the viewer does not know. */
  readonly deck: readonly (TileId | null)[];
  /**
   * Number of returned tiles that the deck contains a second time (CarcassonneState.knownReturns); absent: none, `null`: all.
   */
  readonly knownReturns?: number | null;
}

const piles = new WeakMap<Rules<Table>, readonly number[]>();

/**
 * The tiles of the stack, by number: every tile in play except the start tile of the base set and those already on the
 * board.
 */
export function pileOf(rules: Rules<Table>): readonly number[] {
  const pile = piles.get(rules) ?? makePile(rules);
  piles.set(rules, pile);
  return pile;
}

function makePile(rules: Rules<Table>): readonly number[] {
  const lying = new Set(rules.start.map(({ tile }) => tile));
  return rules.material.tiles.flatMap((tile, number) => {
    const { id, set, start, count } = tile;
    const held = isHeld(rules, tile);
    const all = held === 'once' ? count : count * (rules.options.copies?.[set] ?? 1);
    return held ? Array<number>(all - (start || lying.has(id) ? 1 : 0)).fill(number) : [];
  });
}

/** Is the tile one of those that are shuffled? */
function isHeld({ sets, isInStack: holds }: Rules<Table>, tile: CarcassonneTile): boolean | 'once' {
  if (!sets.includes(tile.set) || tile.at || tile.id !== tile.printed) return false;
  const answer = holds.map((asks) => asks(tile)).findLast((answer) => answer !== undefined);
  return answer ?? !tile.flags.has('optional');
}

/** Arranges tiles of the stack as modules require, otherwise keeping their order. Uses no randomness. */
export const arranged = (rules: Rules<Table>, stack: readonly CarcassonneTile[]): readonly CarcassonneTile[] =>
  arrange(rules, stack, () => 0);

/** The same for tiles by number. */
export function inOrder(rules: Rules<Table>, stack: readonly number[]): readonly number[] {
  if (rules.arrange.length === 0) return stack;
  const { tiles, table } = rules.material;
  const tilesOf = stack.map((number) => requireAt(tiles, number));
  return arranged(rules, tilesOf).map(({ id }) => table.numberOf.get(id) ?? 0);
}

const arrange = (rules: Rules<Table>, stack: readonly CarcassonneTile[], random: Random): readonly CarcassonneTile[] =>
  rules.arrange.reduce<readonly CarcassonneTile[]>((ordered, arrangeOf) => arrangeOf(ordered, random), stack);

/** Shuffles the stack. */
export function deal(rules: Rules<Table>, random: Random): { readonly deck: readonly TileId[] } {
  const { tiles } = rules.material;
  const stack = arrange(
    rules,
    shuffled(
      pileOf(rules).map((number) => requireAt(tiles, number)),
      random,
    ),
    random,
  );
  return { deck: stack.map(({ id }) => id) };
}

/** The state before the first draw. */
export function initialState({ rules, players, start, deck, knownReturns = 0 }: CarcassonneSetup): CarcassonneState {
  const nobody = players.map(() => 0);
  return {
    rules: rules.id,
    options: rules.options,
    players: players.length,
    start,
    drawn: [],
    stack: deck.length > 0 && deck.every((tile) => tile === null) ? null : deck,
    left: deck.length - (knownReturns ?? 0),
    returned: [],
    knownReturns,
    setAside: [],
    laid: [],
    built: [],
    figures: 0,
    followers: [],
    scores: nobody,
    supply: nobody.map(() => rules.options.followers),
    turn: 1,
    player: 0,
    actor: 0,
    stage: rules.stageOf.begin,
    awaiting: 'draw',
    hand: null,
    last: null,
    completed: [],
    slices: {},
  };
}

/** Starts a new game, up to the first placement. */
export function startGame(setup: CarcassonneSetup): CarcassonnePosition {
  const position = positionOf(initialState(setup), setup.rules);
  position.advance();
  return position;
}
