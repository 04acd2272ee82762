import { CARCASSONNE_LEVELS } from '../../src/bots/carcassonne/levels.ts';
import { LEVELS } from '../../src/bots/levels.ts';
import { think } from '../../src/bots/think.ts';
import {
  RULE_SETS,
  UNSEEN_TOKEN,
  carcassonne,
  deal,
  defaultOptions,
  hideSecrets,
  positionOf,
  seededRandom,
  startGame,
  stateOf,
} from '../../src/game/index.ts';
import type { Action, GameState, Result, RuleSetId } from '../../src/game/index.ts';

/**
 * The last turns of a game for two, compared with trying every way to play them. This uses the rules alone, and shares no
 * code with the search.
 */

/** What both kinds of position have. */
interface Position {
  readonly awaiting: string;
  readonly player: 0 | 1;
  readonly left: number;
  readonly depth: number;
  score(player: 0 | 1): number;
  legalMoves(): Int32Array;
  moveOf(action: Action): Result<number>;
  play(move: number, stopAt?: 'draw'): void;
  advance(): void;
  undo(): void;
}

/** A game whose last tiles are about to be drawn, and what its player may know. */
export interface Ending {
  readonly game: Position;
  readonly undrawn: readonly number[];
  readonly view: GameState;
  assume(undrawn: readonly number[]): void;
}

/** Of Carcassonne: the expansions in play. */
export type Rules = RuleSetId | readonly string[];

/** A game of players of the level below the strongest, up to a placement with so many tiles left. */
export function ending(rules: Rules, seed: string, left: number): Ending {
  const { game, view, end } = typeof rules === 'string' ? castleGame(rules, seed) : carcassonneGame(rules, seed);
  while (game.left > left || game.awaiting !== 'place') {
    const { game: seen, chosen } = think(view(), LEVELS.castellan, 'ending');
    const move = game.moveOf(seen.actionOf(chosen.moves[0] ?? 0));
    if (!move.ok) throw new Error(move.error.message);
    game.play(move.value);
  }
  return { view: view(), ...end() };
}

type Begun = { readonly game: Position; view(): GameState; end(): Omit<Ending, 'view'> };

function castleGame(id: RuleSetId, seed: string): Begun {
  const rules = RULE_SETS[id];
  const game = startGame({ rules, options: defaultOptions(rules), ...deal(rules, seededRandom(seed)) });
  return {
    game: game as Position,
    view: () => hideSecrets(stateOf(game)),
    // Nobody knows what face-down tokens do: they do nothing.
    end: () => {
      const state = stateOf(game);
      const wallTokens = {
        ...state.wallTokens,
        ...Object.fromEntries(state.wall.map((field) => [field, UNSEEN_TOKEN])),
      };
      const end = positionOf({ ...state, wallTokens }, rules);
      const { deck } = end;
      const drawn = deck.length - end.left;
      return {
        game: end as Position,
        undrawn: deck.slice(drawn),
        assume: (undrawn) => end.assume([...deck.slice(0, drawn), ...undrawn]),
      };
    },
  };
}

function carcassonneGame(modules: readonly string[], seed: string): Begun {
  const rules = carcassonne.rulesOf({ ...carcassonne.DEFAULT_OPTIONS, modules });
  const game = carcassonne.startGame({
    rules,
    players: ['Ada', 'Jan'],
    start: rules.start,
    ...carcassonne.deal(rules, seededRandom(seed)),
  });
  return {
    game: game as unknown as Position,
    view: () => carcassonne.hideSecrets(carcassonne.stateOf(game), rules),
    end: () => ({
      game: game as unknown as Position,
      undrawn: (carcassonne.stateOf(game).stack ?? [])
        .slice(-game.left)
        .map((id) => rules.material.table.numberOf.get(id ?? '') ?? -1),
      // Later tiles are assumed from the end of the stack.
      assume: (undrawn) => game.assume(undrawn.slice(undrawn.length - game.left)),
    }),
  };
}

/** The strongest level's choice. */
export function chosenIn({ view }: Ending): readonly number[] {
  const levels = view.rules === 'carcassonne' ? CARCASSONNE_LEVELS : LEVELS;
  return think(view, levels.regent, 'ending').chosen.moves;
}

/** Points that the strongest level's choice loses, on average over all orders of the tiles, if both play best from then on. */
export const regretIn = (end: Ending): number => regretOf(end, chosenIn(end));

/** The same of any choice. */
export function regretOf(end: Ending, chosen: readonly number[]): number {
  const values = ways(end.game).map((moves) => worth(end, moves));
  return Math.max(...values) - worth(end, chosen);
}

/** Every way to play the rest of the turn. */
function ways(game: Position): readonly (readonly number[])[] {
  if (['draw', 'final', 'over'].includes(game.awaiting)) return [[]];
  return [...game.legalMoves()].flatMap((move) => {
    game.play(move, 'draw');
    const rests = ways(game);
    game.undo();
    return rests.map((rest) => [move, ...rest]);
  });
}

function after<T>(game: Position, moves: readonly number[], look: () => T): T {
  const { depth } = game;
  for (const move of moves) game.play(move, 'draw');
  const seen = look();
  while (game.depth > depth) game.undo();
  return seen;
}

const lead = (game: Position, me: 0 | 1): number => game.score(me) - game.score(me === 0 ? 1 : 0);

/** Expected lead at the end after this way, over all orders of the undrawn tiles. */
function worth({ game, undrawn, assume }: Ending, moves: readonly number[]): number {
  const { player } = game;
  const values = undrawn.length > 1 ? [undrawn, undrawn.toReversed()] : [undrawn];
  const sum = values.reduce((total, order) => {
    assume(order);
    return total + after(game, moves, () => outcome(game, player, -Infinity, Infinity));
  }, 0);
  assume(undrawn);
  return sum / values.length;
}

/** Lead of `me` at the end, if both play best; exact between `alpha` and `beta`. */
function outcome(game: Position, me: 0 | 1, alpha: number, beta: number): number {
  const { depth, awaiting } = game;
  game.advance();
  const value =
    awaiting !== 'draw' ? lead(game, me) : game.player === me ? best(game, alpha, beta) : -best(game, -beta, -alpha);
  while (game.depth > depth) game.undo();
  return value;
}

/** The same for the player whose turn has begun. */
function best(game: Position, alpha: number, beta: number): number {
  const me = game.player;
  let found = -Infinity;
  // Ways that score most now come first.
  const sorted = ways(game)
    .map((moves) => ({ moves, now: after(game, moves, () => lead(game, me)) }))
    .sort((a, b) => b.now - a.now);
  for (const { moves } of sorted) {
    if (found >= beta) break;
    found = Math.max(
      found,
      after(game, moves, () => outcome(game, me, Math.max(alpha, found), beta)),
    );
  }
  return found;
}
