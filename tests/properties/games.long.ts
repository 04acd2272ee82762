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

const GAMES = 10_000;
const turned = turnedMaterial();
const CHECKS = [checkState, checkTakeBack, checkRegions, checkLegality, checkSecrecy] as const;

describe.each(['castle', 'zamek'] as const)('%s: 10,000 games', (rules) => {
  test('every property holds', () => {
    for (let game = 0; game < GAMES; game++) {
      // Each check runs in every game, at a moment that differs from game to game.
      let moment = 0;
      const seed = `${rules}/long/${game}`;
      const played = playRandomly(rules, seed, (position) => {
        const check = CHECKS[(moment + game) % 40];
        check?.(position);
        moment++;
      });
      checkRecordOf(played);
      checkTurned(played, turned);
    }
  });
});
