import { describe, expect, test } from 'vitest';
import { Joins } from '../../../src/bots/carcassonne/joins.ts';
import type { CarcassonneGame } from '../../../src/bots/carcassonne/game.ts';
import { known } from '../../../src/bots/carcassonne/knowledge.ts';
import { carcassonne, seededRandom } from '../../../src/game/index.ts';
import { pick } from '../../support/randomGame.ts';

const [CITY, FIELD] = [carcassonne.KINDS.indexOf('city'), carcassonne.KINDS.indexOf('field')];

/** Two rows of one kind with these points, which a tile may join; `weights` by row and player. */
const swingOf = (kind: number, weights: readonly number[], worth: readonly number[], shared = 0): readonly number[] => {
  const players = weights.length / 2;
  const joins = new Joins(players, {
    kind: Int32Array.of(kind, kind),
    weights: Int32Array.from(weights),
    worth: Int32Array.from(worth),
    chance: new Float64Array(2),
    hope: new Float64Array(2),
    finished: () => 0,
    shared: () => shared,
  });
  const bits = (row: number): number => {
    const own = weights.slice(row * players, (row + 1) * players);
    return own.reduce((mask, count, player) => mask | (count > 0 && count === Math.max(...own) ? 1 << player : 0), 0);
  };
  joins.read(0, 1, [bits(0), bits(1)]);
  return [...joins.swing];
};

describe('Joining two regions', () => {
  test('pays everything to the majority', () => {
    expect(swingOf(CITY, [2, 0, 0, 1], [4, 6])).toEqual([6, -6]);
  });
  test('pays both players of a tie, and nobody loses', () => {
    expect(swingOf(CITY, [1, 0, 0, 0, 1, 0], [4, 6])).toEqual([6, 4, 0]);
  });
  test('counts a city that touches both fields once', () => {
    expect(swingOf(FIELD, [1, 0, 0, 1], [9, 6], 3)).toEqual([3, 6]);
    expect(swingOf(FIELD, [1, 0, 1, 0], [9, 6], 3)).toEqual([-3, 0]);
  });
});

/** By pair of regions: the undrawn tiles that a placement joins them with, found by trying all placements. */
function joiningTiles({ game, pairs }: { game: CarcassonneGame; pairs: readonly (readonly [number, number])[] }) {
  const { deck, depth, left } = game;
  const { regions } = game.position.table;
  const [drawn, undrawn] = [deck.slice(0, deck.length - left), deck.slice(deck.length - left)];
  const counts = pairs.map(() => 0);
  for (const tile of new Set(undrawn)) {
    const others = [...undrawn];
    others.splice(others.indexOf(tile), 1);
    game.assume([...drawn, tile, ...others]);
    game.advance();
    const joined = new Set<number>();
    for (const move of game.legalMoves()) {
      game.play(move);
      for (const [n, [a, b]] of pairs.entries()) if (regions.find(a) === regions.find(b)) joined.add(n);
      game.undo();
    }
    while (game.depth > depth) game.undo();
    for (const n of joined) counts[n] = (counts[n] ?? 0) + undrawn.filter((other) => other === tile).length;
  }
  game.assume(deck);
  return counts;
}

test('The tiles that may join two regions are those whose placement joins them', () => {
  const rules = carcassonne.rulesOf(carcassonne.DEFAULT_OPTIONS);
  const random = seededRandom('joins');
  const truth = carcassonne.startGame({
    rules,
    players: ['Ada', 'Jan'],
    start: rules.start,
    ...carcassonne.deal(rules, random),
  });
  while (truth.left > 40 || truth.awaiting !== 'place') truth.play(pick(truth.legalMoves(), random));
  const game = known(carcassonne.stateOf(truth), random);
  game.play(game.legalMoves()[0] ?? 0);
  while (game.awaiting !== 'draw') game.play(game.legalMoves().at(-1) ?? 0);
  const rows = new carcassonne.EvaluationInputs(game.position.table);
  rows.read();
  const found = Array.from({ length: rows.meetings }, (_, n) => ({
    pair: [rows.root[rows.meetingA[n] ?? 0] ?? 0, rows.root[rows.meetingB[n] ?? 0] ?? 0] as const,
    tiles: rows.meetingJoins[n],
  }));
  // Two regions may meet at several cells.
  const once = found.filter(
    ({ pair }) => found.filter((other) => [...other.pair].sort().join() === [...pair].sort().join()).length === 1,
  );
  expect(once.length).toBeGreaterThan(10);
  expect(once.map(({ tiles }) => tiles)).toEqual(joiningTiles({ game, pairs: once.map(({ pair }) => pair) }));
});
