import { expect, test } from 'vitest';
import type { SearchGame, Evaluator } from '../../src/bots/engine.ts';
import { halve } from '../../src/bots/halving.ts';
import { LEVELS } from '../../src/bots/levels.ts';
import type { Rollouts } from '../../src/bots/rollouts.ts';
import type { Candidate, Turns } from '../../src/bots/turns.ts';

/** Positions that a rollout evaluates, per turn. */
const COST = 50;

const candidate = (n: number, guess: number): Candidate => ({ moves: [n], guess, value: guess });
const MANY = Array.from({ length: 200 }, (_, n) => candidate(n, -n));

interface Machine {
  /** Number of positions after which the time is up. */
  readonly time?: number;
  /** What a candidate is worth over a deck; by default what the evaluation says. */
  readonly worth?: (candidate: Candidate, deck: number) => number;
}

/** A search over rollouts that only take note. */
function halved(candidates: readonly Candidate[], work: number, machine: Machine = {}) {
  const { time = Infinity, worth = ({ guess }: Candidate) => guess } = machine;
  const evaluation = { count: 0 } as Evaluator;
  const looks: { readonly moves: readonly number[]; readonly deck: number; readonly plies: number }[] = [];
  const rollouts = {
    value(of: Candidate, deck: number, plies: number) {
      looks.push({ moves: of.moves, deck, plies });
      evaluation.count += COST * plies;
      return worth(of, deck);
    },
  } as unknown as Rollouts;
  const effort = { ...LEVELS.regent, work, deadline: 1 };
  const timeSpent = (): number => evaluation.count / time;
  const isLate = (): boolean => timeSpent() >= 1;
  const [position, turns] = [{} as SearchGame, {} as Turns];
  const means = { position, turns, evaluation, effort, rollouts, isLate, timeSpent };
  const [best] = halve(candidates, means);
  return { best, looks, examined: new Set(looks.map(({ moves }) => moves[0])), work: evaluation.count };
}

test('more work means more candidates, and longer rollouts of the last few', () => {
  const [less, more, most] = [50_000, 200_000, 3_200_000].map((work) => halved(MANY, work)) as [
    ReturnType<typeof halved>,
    ReturnType<typeof halved>,
    ReturnType<typeof halved>,
  ];
  expect(less.examined.size).toBe(LEVELS.regent.width);
  expect(more.examined.size).toBe(2 * less.examined.size);
  const deepest = ({ looks }: typeof less): number => Math.max(...looks.map(({ plies }) => plies));
  expect(deepest(less)).toBe(2 * LEVELS.regent.plies);
  expect(deepest(most)).toBeGreaterThan(deepest(less));
  const last = new Set(less.looks.filter(({ plies }) => plies === deepest(less)).map(({ moves }) => moves[0]));
  expect([3, 4]).toContain(last.size);
});

test('a round uses its share of the work, and every candidate in it the same decks', () => {
  const { looks, best, work } = halved(MANY, 50_000);
  expect(best?.moves).toEqual([0]);
  expect(work / 50_000).toBeCloseTo(1, 1);
  const decksOf = (n: number): readonly number[] => looks.flatMap(({ moves, deck }) => (moves[0] === n ? [deck] : []));
  expect(decksOf(0)).toEqual(decksOf(1));
  expect(decksOf(15).length).toBeLessThan(decksOf(0).length);
});

/** Turns of the longest rollout, and how many candidates had one. */
function longest({ looks }: ReturnType<typeof halved>): readonly [number, number] {
  const plies = Math.max(...looks.map((look) => look.plies));
  return [plies, new Set(looks.filter((look) => look.plies === plies).map(({ moves }) => moves[0])).size];
}

test('a machine with a quarter of the time plays every round, too, over fewer decks', () => {
  const [full, quarter] = [halved(MANY, 50_000), halved(MANY, 50_000, { time: 12_500 })];
  expect(quarter.examined).toEqual(full.examined);
  expect(longest(quarter)).toEqual(longest(full));
  expect(quarter.work).toBeLessThanOrEqual(12_500 + 4 * COST);
});

test('without time for all candidates, only the most promising ones are compared, over more than one deck', () => {
  const { examined, looks, best } = halved(MANY, 50_000, { time: 2_000 });
  expect(examined.size).toBeGreaterThan(1);
  expect(examined.size).toBeLessThan(10);
  expect(looks.filter(({ moves }) => moves[0] === 0).length).toBeGreaterThan(2);
  expect(best?.moves).toEqual([0]);
});

test('a machine on which the time allows little work begins with as many candidates as a search with so little', () => {
  const slow = halved(MANY, 50_000, { time: 3_000 });
  const less = halved(MANY, 3_000);
  expect(slow.examined).toEqual(less.examined);
  expect(longest(slow)).toEqual(longest(less));
});

test('few candidates take a share of the work', () => {
  const few = MANY.slice(0, 4);
  expect(halved(few, 50_000).work).toBeLessThan(0.25 * 50_000);
});

test('luck over a few decks does not outweigh the evaluation, and what many decks say does', () => {
  const pair = [candidate(0, 1), candidate(1, 0)];
  const worth = ({ moves: [n] }: Candidate): number => (n === 1 ? 0.4 : 0);
  const [few, many] = [500, 50_000].map((work) => halved(pair, work, { worth }).best?.moves);
  expect([few, many]).toEqual([[0], [1]]);
});

test('without any time the candidates stay as they are', () => {
  expect(halved(MANY, 50_000, { time: 0 }).best?.moves).toEqual([0]);
});

test('of candidates that the evaluation cannot tell apart, two are examined if there are enough others', () => {
  const { examined } = halved([...Array.from({ length: 20 }, (_, n) => candidate(n, 5)), ...MANY.slice(20)], 50_000);
  expect(
    halved(
      MANY.slice(0, 3).map((_, n) => candidate(n, 5)),
      50_000,
    ).examined.size,
  ).toBe(3);
  expect(examined).toEqual(new Set([0, 1, ...Array.from({ length: LEVELS.regent.width - 2 }, (_, n) => 20 + n)]));
});
