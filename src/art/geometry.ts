import type { Board, Rotation, TileSpec } from '../game/index.ts';
import { layTrack, tokenPlace } from './board/track.ts';
import type { RotatePoint, Skin, TileGeometry, TrackGeometry } from './contract.ts';
import { layOut } from './topology/fields.ts';
import { ownersOf, OWNER_SIZE } from './topology/owners.ts';
import { anchorsOf } from './topology/anchors.ts';
import { planTile } from './topology/fromData.ts';
import { turn } from './topology/sides.ts';

/** Where the fields of the score track are, and where tokens lie on its towers. */
export function trackGeometry(board: Board): TrackGeometry {
  const track = layTrack(board);
  return {
    fields: track.fields.map(({ n, x, y, on }) => ({ n, x, y, corner: 'tower' in on })),
    tokens: track.towers.filter((tower) => tower.token).map((tower) => ({ field: Math.min(...tower.fields), ...tokenPlace(tower) })),
  };
}

const known = new WeakMap<TileSpec, Map<Skin, TileGeometry>>();

/** Where the features of an unturned tile are, from the shapes that the painter paints. */
export function tileGeometry(tile: TileSpec, skin: Skin = 'castle'): TileGeometry {
  const bySkin = known.get(tile) ?? new Map<Skin, TileGeometry>();
  known.set(tile, bySkin);
  const remembered = bySkin.get(skin);
  if (remembered) return remembered;
  const plan = planTile(tile, skin);
  const layout = layOut(plan);
  const owner = ownersOf(tile, plan, layout);
  const geometry = { anchors: anchorsOf(tile, plan, owner), size: OWNER_SIZE, owner };
  bySkin.set(skin, geometry);
  return geometry;
}

/** Turns a place on a tile, `0…1`, clockwise by quarter turns about its middle. */
export const rotatePoint: RotatePoint = ({ x, y }, rotation: Rotation) => {
  const [tx, ty] = turn(x, y, rotation);
  return { x: tx, y: ty };
};
