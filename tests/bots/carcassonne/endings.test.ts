import { expect, test } from 'vitest';
import { CARCASSONNE_LEVELS } from '../../../src/bots/carcassonne/levels.ts';
import { think } from '../../../src/bots/think.ts';
import { carcassonne, seededRandom } from '../../../src/game/index.ts';

/**
 * With two tiles left, the strongest level chooses optimally: compared with trying every way to play the rest of the game,
 * which shares no code with the search.
 */

type Position = carcassonne.CarcassonnePosition;

/** A game of two players of the level below the strongest, up to the placement with two tiles left. */
function ending(seed: string): Position {
  const rules = carcassonne.rulesOf(carcassonne.DEFAULT_OPTIONS);
  const game = carcassonne.startGame({
    rules,
    players: ['Ada', 'Jan'],
    start: rules.start,
    ...carcassonne.deal(rules, seededRandom(seed)),
  });
  while (game.left > 2 || game.awaiting !== 'place') {
    const state = carcassonne.hideSecrets(carcassonne.stateOf(game), rules);
    const { game: seen, chosen } = think(state, CARCASSONNE_LEVELS.castellan, 'ending');
    const move = game.moveOf(seen.actionOf(chosen.moves[0] ?? 0) as carcassonne.Action);
    if (!move.ok) throw new Error(move.error.message);
    game.play(move.value);
  }
  return game;
}

/** Every way to play the rest of the turn. */
function ways(game: Position): readonly (readonly number[])[] {
  if (game.awaiting !== 'place' && game.awaiting !== 'deploy') return [[]];
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

const lead = (game: Position, me: number): number => game.score(me) - game.score(1 - me);

/** Lead at the end of whoever has the next turn, if both play best; exact between `alpha` and `beta`. */
function best(game: Position, alpha: number, beta: number): number {
  const { depth } = game;
  game.advance();
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
  while (game.depth > depth) game.undo();
  return found;
}

/** Lead at the end of the player whose turn is over. */
function outcome(game: Position, me: number, alpha: number, beta: number): number {
  if (game.awaiting === 'draw') return -best(game, -beta, -alpha);
  const { depth } = game;
  game.advance();
  const points = lead(game, me);
  while (game.depth > depth) game.undo();
  return points;
}

/** Expected lead at the end after this way, over both orders of the two tiles. */
function worth(game: Position, moves: readonly number[], stack: readonly number[]): number {
  const values = [stack, stack.toReversed()].map((order) => {
    game.assume(order);
    return after(game, moves, () => outcome(game, game.player, -Infinity, Infinity));
  });
  game.assume(stack);
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

test.each(['10', '13'])('the ending %s', { timeout: 60_000 }, (seed) => {
  const game = ending(`ending ${seed}`);
  const { rules } = game.table;
  const state = carcassonne.stateOf(game);
  const stack = (state.stack ?? []).slice(-2).map((id) => rules.material.table.numberOf.get(id ?? '') ?? -1);
  const { chosen } = think(carcassonne.hideSecrets(state, rules), CARCASSONNE_LEVELS.regent, 'ending');
  const values = ways(game).map((moves) => worth(game, moves, stack));
  expect(worth(game, chosen.moves, stack)).toBe(Math.max(...values));
});
