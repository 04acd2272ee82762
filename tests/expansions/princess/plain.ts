import { featuresOf, has, isFollower, regionOf, standsIn } from '../../support/plainBoard.ts';
import type { Man, PlainGame } from '../../support/plainBoard.ts';

/** Followers in a city that a princess on the tile just placed belongs to. */
export function knights(game: PlainGame): Man[] {
  const { last } = game;
  if (!has(game, 'princess') || !last) return [];
  return featuresOf(last).flatMap(({ princess }, feature) => {
    const region = princess ? regionOf(game, { x: last.x, y: last.y, feature }) : [];
    return game.men.filter((man) => isFollower(man) && standsIn(region, man));
  });
}
