import type { CastleState, TileSpec } from '../../game/index.ts';
import { MATERIAL } from '../../game/index.ts';

/** What is still to be drawn and what fitted nowhere; both follow from what everybody has seen. */
export function tilesLeft(state: CastleState): { readonly left: readonly TileSpec[]; readonly aside: readonly TileSpec[] } {
  const left = MATERIAL.tiles.filter((tile) => !state.drawn.includes(tile.id));
  // A shorter deck leaves tiles out that nobody has seen: then the list would promise too much.
  return { left: left.length === state.left ? left : [], aside: MATERIAL.tiles.filter((tile) => state.setAside.includes(tile.id)) };
}
