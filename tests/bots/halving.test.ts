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

/** A search over rollouts that only take note; every candidate is worth what the evaluation says. */
function halved(candidates: readonly Candidate[], work: number) {
  const evaluation = { count: 0 } as Evaluator;
  const looks: { readonly moves: readonly number[]; readonly deck: number; readonly plies: number }[] = [];
  const rollouts = {
    value({ moves, guess }: Candidate, deck: number, plies: number) {
      looks.push({ moves, deck, plies });
      evaluation.count += COST * plies;
      return guess;
    },
  } as unknown as Rollouts;
  const effort = { ...LEVELS.regent, work, deadline: 1 };
  const means = { position: {} as SearchGame, turns: {} as Turns, evaluation, effort, rollouts, isLate: () => false };
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
  expect(more.examined.size).toBeGreaterThan(2 * less.examined.size);
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
