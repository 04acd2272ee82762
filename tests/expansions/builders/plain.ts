import { regionOf, same } from '../../support/plainBoard.ts';
import type { PlainGame } from '../../support/plainBoard.ts';

/** Whether the tile just placed belongs to the region where the builder of the player of the turn stands. */
export const extendsOwn = (game: PlainGame): boolean =>
  game.men.some(
    (man) =>
      man.figure === 'builder' &&
      man.player === game.player &&
      !same(man, game.last) &&
      regionOf(game, man).some((spot) => same(spot, game.last)),
  );
