import { describe, expect, test } from 'vitest';
import { Joins } from '../../src/bots/castle/joins.ts';
import { Evaluation } from '../../src/bots/castle/evaluation.ts';
import { known } from '../../src/bots/castle/knowledge.ts';
import { reasonsFor } from '../../src/bots/castle/reasons.ts';
import { WEIGHTS } from '../../src/bots/castle/weights.ts';
import { Turns, candidatesOf } from '../../src/bots/turns.ts';
import {
  KINDS,
  RULE_SETS,
  deal,
  defaultOptions,
  evaluationInputsOf,
  hideSecrets,
  seededRandom,
  startGame,
  stateOf,
} from '../../src/game/index.ts';
import type { CastlePosition } from '../../src/game/index.ts';
import { pick } from '../support/randomGame.ts';

const [HOUSE, COURT] = [KINDS.indexOf('house'), KINDS.indexOf('court')];

interface Two {
  readonly kind: number;
  /** Followers in both regions, by player. */
  readonly first: readonly [number, number];
  readonly second: readonly [number, number];
  readonly points?: readonly [number, number];
  readonly fits?: readonly [number, number];
  readonly markets?: readonly [number, number];
  readonly tiles?: number;
}

/** Two regions that a tile may join. */
const joinsOf = ({ kind, first, second, points = [0, 0], fits = [9, 9], markets = [0, 0], tiles = 1 }: Two): Joins =>
  new Joins({
    kind: Int32Array.of(kind, kind),
    points: Int32Array.from(points),
    mark: Int32Array.from(markets),
    fits: Int32Array.from(fits),
    weights: [Int32Array.from(first), Int32Array.from(second)],
    pairs: { a: Int32Array.of(0), b: Int32Array.of(1), tilesJoining: () => tiles },
  });

describe('Joining two regions', () => {
  test('gives everything to the player with more followers', () => {
    expect(joinsOf({ kind: HOUSE, first: [2, 0], second: [0, 1], points: [4, 6] }).change(0)).toBe(12);
  });
  test('takes the points from both in a tie', () => {
    expect(joinsOf({ kind: HOUSE, first: [1, 0], second: [0, 1], points: [4, 6] }).change(0)).toBe(2);
  });
  test('adds an unoccupied region to that of its leader', () => {
    const joins = joinsOf({ kind: HOUSE, first: [0, 0], second: [0, 1], points: [4, 6] });
    expect(joins.change(0)).toBe(-4);
    expect(joins.isWithFree(0)).toBe(true);
  });
  test('changes nothing where nobody has followers, or where both belong to one player', () => {
    expect(joinsOf({ kind: HOUSE, first: [0, 0], second: [0, 0], points: [4, 6] }).change(0)).toBe(0);
    expect(joinsOf({ kind: HOUSE, first: [1, 2], second: [0, 0], points: [4, 6] }).change(0)).toBe(0);
  });
  test('is worth nothing for a region that no tile can complete', () => {
    expect(joinsOf({ kind: HOUSE, first: [2, 0], second: [0, 1], points: [4, 6], fits: [9, 0] }).change(0)).toBe(0);
  });
  test('is worth three points for every market of a court', () => {
    expect(joinsOf({ kind: COURT, first: [2, 0], second: [0, 1], markets: [0, 2] }).change(0)).toBe(12);
  });
  test('is as likely as drawing one of the tiles that do it, in up to four turns', () => {
    const joins = joinsOf({ kind: HOUSE, first: [2, 0], second: [0, 1], tiles: 5 });
    joins.know(20);
    expect(joins.now(0)).toBe(0.25);
    expect(joins.soon(0)).toBeCloseTo(1 - 0.75 ** 4, 12);
    joins.know(6);
    expect(joins.soon(0)).toBeCloseTo(1 - (1 / 6) ** 3, 12);
  });
});

/** By pair of regions: the unseen tiles that a placement joins them with, found by trying all placements. */
function joiningTiles(position: CastlePosition, pairs: readonly (readonly [number, number])[]): readonly number[] {
  const { deck, depth, left } = position;
  const { regions } = position.table;
  const [drawn, undrawn] = [deck.slice(0, deck.length - left), deck.slice(deck.length - left)];
  const counts = pairs.map(() => 0);
  for (const tile of undrawn) {
    position.assume([...drawn, tile, ...undrawn.filter((other) => other !== tile)]);
    position.advance();
    const joined = new Set<number>();
    for (const move of position.legalMoves().slice()) {
      position.play(move);
      for (const [n, [a, b]] of pairs.entries()) if (regions.find(a) === regions.find(b)) joined.add(n);
      position.undo();
    }
    while (position.depth > depth) position.undo();
    for (const n of joined) counts[n] = (counts[n] ?? 0) + 1;
  }
  position.assume(deck);
  return counts;
}

/** A random game with so many tiles left, as the player who places one knows it. */
function placing(left: number): ReturnType<typeof known> {
  const rules = RULE_SETS.castle;
  const random = seededRandom(`joins/${left}`);
  const truth = startGame({ rules, options: defaultOptions(rules), ...deal(rules, random) });
  while (truth.left > left || truth.awaiting !== 'place') truth.play(pick(truth.legalMoves(), random));
  return known(hideSecrets(stateOf(truth)), random);
}

/** The same after that turn. */
function drawing(left: number): CastlePosition {
  const { position } = placing(left);
  position.play(position.legalMoves()[0] ?? 0, 'draw');
  while (position.awaiting !== 'draw') position.play(position.legalMoves().at(-1) ?? 0, 'draw');
  return position;
}

describe.each([45, 30, 15])('With %d tiles left', (left) => {
  const position = drawing(left);
  const rows = evaluationInputsOf(position);
  rows.read();
  const rootOf = (row = 0): number => rows.root[row] ?? 0;
  const pairs = Array.from(
    { length: rows.pairs.count },
    (_, n) => [rootOf(rows.pairs.a[n]), rootOf(rows.pairs.b[n])] as const,
  );
  const same = (one: readonly number[], other: readonly number[]): boolean =>
    [...one].sort().join() === [...other].sort().join();

  test('the tiles that may join two regions are those whose placement joins them', () => {
    // Two regions may meet at several cells.
    const once = pairs.map((pair) => pairs.filter((other) => same(pair, other)).length === 1);
    const tiles = pairs.map((_, n) => rows.pairs.tilesJoining(n)).filter((_, n) => once[n]);
    expect(tiles.length).toBeGreaterThan(2);
    expect(tiles).toEqual(
      joiningTiles(
        position,
        pairs.filter((_, n) => once[n]),
      ),
    );
  });

  test('all joins are listed that change who gets points', () => {
    const { regions } = position.table;
    const all = [...rows.order.subarray(0, rows.count)].filter((row) => rows.kind[row] !== COURT || rows.mark[row]);
    const others = all.flatMap((a) =>
      all
        .filter((b) => b < a && rows.kind[a] === rows.kind[b])
        .map((b) => [rootOf(a), rootOf(b)] as const)
        .filter(([one, other]) => regions.leaders(one) !== regions.leaders(other))
        .filter((pair) => !pairs.some((listed) => same(listed, pair))),
    );
    expect(others.length).toBeGreaterThan(3);
    expect(joiningTiles(position, others)).toEqual(others.map(() => 0));
  });
});

test('A reason says that a region of the opponent may soon be joined, where a placement does it', () => {
  const { position, unseenEffects } = placing(30);
  const { regions } = position.table;
  const me = position.player;
  const led = (root: number): number => regions.weightOf(root, me) - regions.weightOf(root, me === 0 ? 1 : 0);
  let told = 0;
  for (const { moves } of candidatesOf(new Turns(position, new Evaluation(position, WEIGHTS, unseenEffects)))) {
    const near = reasonsFor(position, moves).filter(({ what }) => what === 'nears');
    if (near.length === 0) continue;
    for (const move of moves) position.play(move, 'draw');
    for (const { kind, features } of near) {
      const theirs = position.table.rootAt(features[0] ?? { x: -1, y: -1, feature: 0 }) ?? -1;
      const own = [...regions.all().keys()].filter((root) => position.table.kindOf(root) === kind && led(root) > 0);
      const tiles = joiningTiles(
        position,
        own.map((root) => [root, theirs] as const),
      );
      expect(led(theirs)).toBeLessThan(0);
      expect(Math.max(...tiles)).toBeGreaterThan(0);
      told++;
    }
    for (const _ of moves) position.undo();
  }
  expect(told).toBeGreaterThan(0);
});
