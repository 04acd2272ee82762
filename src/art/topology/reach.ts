import { SIDES } from '../../game/index.ts';
import type { Half, TileSpec } from '../../game/index.ts';
import { sidesOf } from './sides.ts';

/**
 * Returns the number of the corner that a city touches although it owns neither adjacent side; undefined for most
 * cities. A city with two sides touches it if two different fields meet there; a wide city with one side touches it
 * along the side that one field has to itself.
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
