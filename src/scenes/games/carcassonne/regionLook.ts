import type { carcassonne } from '../../../game/index.ts';
import type { MatchView } from '../../../session/contract.ts';
import type { RegionLight } from '../../overlay/aids/regionLights.ts';

/** How the ground of a region is covered: outlined and tinted in the colour of whoever leads, with the marks of all who do; plain where nobody stands. */
export function lightOfRegion(
  { features, leaders, followers }: carcassonne.RegionInfo,
  view: MatchView,
  strength: number,
): RegionLight {
  const looks = leaders.map((player) => view.players[player]?.colour ?? 0);
  const held = followers.some((count) => count > 0);
  const [first = null] = looks;
  const colour = held && looks.length === 1 ? first : null;
  // Where several lead, the bands of their colours are tint enough.
  const tint = !held ? strength * 0.45 : looks.length > 1 ? 0 : strength;
  return { features, look: { colour, tint, border: 1, marks: held ? looks : [] } };
}
