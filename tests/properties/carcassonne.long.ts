import { describe, test } from 'vitest';
import { everything, ofBox, playCarcassonne } from '../support/randomCarcassonne.ts';
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

// CARCASSONNE_GAMES: how many; CARCASSONNE_FIRST: the first one, for runs in parts.
const GAMES = Number(process.env['CARCASSONNE_GAMES'] ?? 10_000);
const FIRST = Number(process.env['CARCASSONNE_FIRST'] ?? 0);
// CARCASSONNE_MIX: `everything`, or a box; by default any modules are played together.
const MIX = process.env['CARCASSONNE_MIX'];
const MIXING = MIX === 'everything' ? everything : MIX ? ofBox(MIX) : undefined;
const CHECKS = [checkState, checkTakeBack, checkRegions, checkLegality, checkSecrecy, checkPieces] as const;

describe(`Carcassonne: ${GAMES} games, ${MIX ?? 'any mix'}`, () => {
  test('every property holds', () => {
    for (let game = FIRST; game < FIRST + GAMES; game++) {
      // Each check runs in every game, at a moment that differs from game to game.
      let moment = 0;
      const played = playCarcassonne(
        `country/long/${game}`,
        (position) => {
          CHECKS[(moment + game) % 60]?.(position);
          moment++;
        },
        MIXING,
      );
      checkRecordOf(played);
      checkTurned(played);
      if (game % 10 === 0) checkDraws(played);
      if (game % 20 === 0) checkAgainstPlain(played, 7);
    }
  });
});
