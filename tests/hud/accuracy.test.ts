import { describe, expect, test } from 'vitest';
import { accuracyOf, lossesOf } from '../../src/hud/review/accuracy.ts';
import { swings } from '../../src/hud/review/swings.ts';
import { isMistake } from '../../src/session/contracts/review.ts';

const judged = (loss: number, error = 0) => {
  const advice = { actions: [], value: 0, reasons: [] };
  return { best: advice, played: advice, loss, error };
};

describe('the accuracy of a player', () => {
  test('is 100 if nothing was lost, and halves with every two points that a turn loses on average', () => {
    expect(accuracyOf([0, 0, 0])).toBe(100);
    expect(accuracyOf([2])).toBe(50);
    expect(accuracyOf([4, 0, 2, 2])).toBe(50);
    expect(accuracyOf([4])).toBe(25);
    expect(accuracyOf([1000])).toBe(0);
  });

  test('falls with every loss, and does not depend on the length of the game', () => {
    const losses = [0, 0.2, 0.5, 1, 3, 8];
    const found = losses.map((loss) => accuracyOf([loss, 0]) ?? -1);
    expect(found).toEqual(found.toSorted((a, b) => b - a));
    expect(new Set(found).size).toBe(losses.length);
    expect(accuracyOf([1, 3, 1, 3])).toBe(accuracyOf([1, 3]));
  });

  test('does not exist without turns that could be judged', () => {
    expect(accuracyOf([])).toBeNull();
    const turns = [0, 1, 0].map((player, n) => ({ turn: n + 1, player, start: n, end: n + 1 }));
    const analysis = { judgements: [judged(3), null, undefined] };
    expect([0, 1].map((player) => lossesOf({ turns, analysis }, player))).toEqual([[3], []]);
  });
});

describe('a mistake', () => {
  test('loses half a point at least, and more than its error', () => {
    expect(isMistake(judged(3, 2.9))).toBe(true);
    expect(isMistake(judged(3, 3))).toBe(false);
    expect(isMistake(judged(0.5))).toBe(true);
    expect(isMistake(judged(0.4, 0.1))).toBe(false);
    expect(isMistake(judged(0))).toBe(false);
    expect(isMistake(judged(9, Infinity))).toBe(false);
  });

  test('is what the list of costly turns contains', () => {
    const judgements = [judged(3, 1), judged(9, 10), null, judged(5, 0), undefined, judged(0.2, 0)];
    expect(swings({ analysis: { judgements } }).map(({ place }) => place)).toEqual([3, 0]);
  });
});
