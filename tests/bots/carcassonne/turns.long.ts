import { test } from 'vitest';
import { seededRandom } from '../../../src/game/index.ts';
import { checkRepetitions, checkWays, checkWorth } from './turns.ts';

const GAMES = 60;

test(`Carcassonne: candidates of a turn, in ${GAMES} games`, () => {
  const random = seededRandom('turns');
  for (let n = 0; n < GAMES; n++) {
    const seed = `long ${random()}`;
    checkWorth(seed, 3);
    checkWays(seed);
    if (n % 4 === 0) checkRepetitions(seed);
  }
});
