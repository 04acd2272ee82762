import type { LaidTile, TileId, TileSpec } from '../../game/index.ts';

interface Moment {
  readonly tiles: readonly (TileSpec & { readonly count?: number })[];
  readonly state: { readonly laid: readonly LaidTile[] };
  readonly hand: { readonly id: TileId } | null;
}

/**
 * The tiles that may be drawn next as far as everyone at the table knows: those of which most copies are neither laid
 * nor in hand. What the next draw is stays secret.
 */
export function expectedTiles({ tiles, state, hand }: Moment): readonly TileId[] {
  const seen = [...state.laid.map(({ tile }) => tile), ...(hand ? [hand.id] : [])];
  const left = ({ id, count = 1 }: Moment['tiles'][number]): number => count - seen.filter((one) => one === id).length;
  return tiles
    .filter((tile) => left(tile) > 0)
    .toSorted((a, b) => left(b) - left(a))
    .map(({ id }) => id);
}
