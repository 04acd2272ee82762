import fc from 'fast-check';
import { describe, test } from 'vitest';
import {
  checkLegality,
  checkRecordOf,
  checkRegions,
  checkSecrecy,
  checkState,
  checkTakeBack,
  checkTurned,
  playRandomly,
  turnedMaterial,
} from './games.ts';

const turned = turnedMaterial();
const seeds = fc.integer({ min: 0, max: 1e9 });
/** Checks about one moment in `n`. */
const sometimes = (
  n: number,
  check: Parameters<typeof playRandomly>[2],
): NonNullable<Parameters<typeof playRandomly>[2]> => {
  let count = 0;
  return (position) => void (count++ % n === 0 && check?.(position));
};

describe.each(['castle', 'zamek'] as const)('%s: invariants of every game', (rules) => {
  const every = (runs: number, check: (seed: string) => void): void =>
    fc.assert(
      fc.property(seeds, (seed) => check(`${rules}/${seed}`)),
      { numRuns: runs },
    );

  test('random play ends; its record replays to the same state; points are sums of lines', () => {
    every(150, (seed) => checkRecordOf(playRandomly(rules, seed)));
  });
  test('position ⇄ state converts without loss, followers are conserved', () => {
    every(20, (seed) => void playRandomly(rules, seed, sometimes(3, checkState)));
  });
  test('every move can be undone', () => {
    every(20, (seed) => void playRandomly(rules, seed, sometimes(3, checkTakeBack)));
  });
  test('regions joined incrementally equal those found from scratch', () => {
    every(12, (seed) => void playRandomly(rules, seed, sometimes(9, checkRegions)));
  });
  test('enumerated actions are exactly those accepted', () => {
    every(12, (seed) => void playRandomly(rules, seed, sometimes(5, checkLegality)));
  });
  test('a view is the same whatever is hidden', () => {
    every(12, (seed) => void playRandomly(rules, seed, sometimes(5, checkSecrecy)));
  });
  test('rotating the whole board changes no score', () => {
    every(40, (seed) => checkTurned(playRandomly(rules, seed), turned));
  });
});
