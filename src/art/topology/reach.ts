import { SIDES } from '../../game/index.ts';
import type { Half, TileSpec } from '../../game/index.ts';
import { sidesOf } from './sides.ts';

/**
 * The corner that a city reaches although it owns neither side there, by number; undefined for most. Of a city of two sides the data tell it by
 * two fields that meet at the corner and are not one; a wide city of one side reaches it along the side that one field has for itself.
 */
export function reachOf(tile: TileSpec, feature: number): number | undefined {
  const city = tile.features[feature];
  if (city?.kind !== 'city') return undefined;
  const sides = sidesOf(city);
  const [a = 0, b] = sides;
  const ownerOf = (side: number, end: 'L' | 'R'): number => {
    const half: Half = `${SIDES[side % 4] ?? 'N'}${end}`;
    return tile.features.findIndex(({ halves }) => halves.includes(half));
  };
  if (sides.length === 2 && b !== undefined && (b - a) % 2 !== 0) {
    const corner = ((a + 1) % 4 === b ? a : b) + 2;
    const [before, after] = [ownerOf(corner, 'R'), ownerOf(corner + 1, 'L')];
    return before >= 0 && after >= 0 && before !== after ? corner % 4 : undefined;
  }
  if (sides.length !== 1 || !city.marks['wide']) return undefined;
  const alone = (side: number): boolean => {
    const owner = ownerOf(side, 'L');
    return owner >= 0 && owner === ownerOf(side, 'R') && tile.features[owner]?.halves.length === 2;
  };
  return alone(a + 1) ? (a + 1) % 4 : alone(a + 3) ? (a + 2) % 4 : undefined;
}
