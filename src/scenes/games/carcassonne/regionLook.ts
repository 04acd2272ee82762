import { carcassonne } from '../../../game/index.ts';
import type { MatchView } from '../../../session/contracts/match.ts';
import type { RegionLight } from '../../overlay/assists/regionLights.ts';

/**
 * How the ground of a region is covered: tinted and outlined in the leader's colour, with the emblems of all who lead;
 * plain if it is unoccupied.
 */
export function lightOfRegion(
  { features, leaders, followers }: carcassonne.RegionInfo,
  view: MatchView,
  strength: number,
): RegionLight {
  const looks = leaders.map((player) => view.players[player]?.colour ?? 0);
  const held = followers.some((count) => count > 0);
  const [first = null] = looks;
  const colour = held && looks.length === 1 ? first : null;
  // Where several lead, the bands in their colours replace the tint.
  const tint = !held ? strength * 0.45 : looks.length > 1 ? 0 : strength;
  return { features, look: { colour, tint, border: 1, marks: held ? looks : [] } };
}

/** What its leaders score for it now; if they do not score the same, the least and the most. */
export function numberOn(region: carcassonne.RegionInfo): string {
  const points = carcassonne.pointsOfLeaders(region);
  const [least, most] =
    points.length === 0 ? [region.now.points, region.now.points] : [Math.min(...points), Math.max(...points)];
  return least === most ? `${least}` : `${least}–${most}`;
}
