import type { CastleState, Rotation, TileId, TileSpec } from '../../game/index.ts';
import { HALVES, MATERIAL, ROTATIONS, SIDES } from '../../game/index.ts';

export interface TileGroup {
  readonly tile: TileSpec;
  readonly count: number;
}

/** The same word for tiles that look alike when one of them is turned. */
function look(tile: TileSpec): string {
  const turnedBy = (rotation: Rotation): string =>
    tile.features
      .map(({ kind, sides, halves, marks }) => {
        const places = [...sides.map((side) => (SIDES.indexOf(side) + rotation) % SIDES.length), ...halves.map((half) => 10 + ((HALVES.indexOf(half) + 2 * rotation) % HALVES.length))];
        return [kind, ...places.sort((a, b) => a - b), JSON.stringify(marks)].join(' ');
      })
      .sort()
      .join('/');
  return ROTATIONS.map(turnedBy).sort()[0] ?? tile.id;
}

/** Tiles that look alike, as one group with their number. */
function grouped(tiles: readonly TileSpec[]): readonly TileGroup[] {
  const groups = new Map<string, TileGroup>();
  for (const tile of tiles) {
    const old = groups.get(look(tile));
    groups.set(look(tile), { tile: old?.tile ?? tile, count: (old?.count ?? 0) + 1 });
  }
  return [...groups.values()];
}

/** What is still to be drawn and what fitted nowhere; both follow from what everybody has seen. */
export function tilesLeft(state: CastleState): { readonly left: readonly TileGroup[]; readonly aside: readonly TileGroup[] } {
  const named = (ids: readonly TileId[]): readonly TileSpec[] => MATERIAL.tiles.filter((tile) => ids.includes(tile.id));
  const left = MATERIAL.tiles.filter((tile) => !state.drawn.includes(tile.id));
  // A shorter deck leaves tiles out that nobody has seen: then the list would promise too much.
  return { left: left.length === state.left ? grouped(left) : [], aside: grouped(named(state.setAside)) };
}
