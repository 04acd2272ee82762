import fc from 'fast-check';
import { describe, test } from 'vitest';
import { playCarcassonne } from '../support/randomCarcassonne.ts';
import {
  checkAgainstPlain,
  checkDraws,
  checkLegality,
  checkPieces,
  checkRecordOf,
  checkRegions,
  checkSecrecy,
  checkState,
  checkTakeBack,
  checkTurned,
} from './carcassonne.ts';

const seeds = fc.integer({ min: 0, max: 1e9 });
const every = (runs: number, check: (seed: string) => void): void =>
  fc.assert(
    fc.property(seeds, (seed) => check(`country/${seed}`)),
    { numRuns: runs },
  );
type Visit = NonNullable<Parameters<typeof playCarcassonne>[1]>;
/** Checks about one moment in `n`. */
const sometimes = (n: number, check: Visit): Visit => {
  let count = 0;
  return (position) => void (count++ % n === 0 && check(position));
};

describe('Carcassonne: invariants of every game', () => {
  test('random play ends; its record replays to the same state; points are sums of lines', () => {
    every(25, (seed) => checkRecordOf(playCarcassonne(seed)));
  });
  test('position ⇄ state converts without loss, figures and tiles are conserved', () => {
    every(7, (seed) => void playCarcassonne(seed, sometimes(5, checkState)));
  });
  test('every move can be undone', () => {
    every(7, (seed) => void playCarcassonne(seed, sometimes(5, checkTakeBack)));
  });
  test('regions joined incrementally equal those found from scratch', () => {
    every(4, (seed) => void playCarcassonne(seed, sometimes(25, checkRegions)));
  });
  test('enumerated actions are exactly those accepted', () => {
    every(5, (seed) => void playCarcassonne(seed, sometimes(30, checkLegality)));
  });
  test('a view is the same whatever is hidden', () => {
    every(6, (seed) => void playCarcassonne(seed, sometimes(5, checkSecrecy)));
  });
  test('pieces are conserved', () => {
    every(4, (seed) => void playCarcassonne(seed, sometimes(5, checkPieces)));
  });
  test('every draw is one of the possible ones', () => {
    every(5, (seed) => checkDraws(playCarcassonne(seed)));
  });
  test('rotating the whole board changes no score', () => {
    every(20, (seed) => checkTurned(playCarcassonne(seed)));
  });
  test('a program that knows only the rule page gives the same choices and points', () => {
    every(4, (seed) => checkAgainstPlain(playCarcassonne(seed), 9));
  });
});
