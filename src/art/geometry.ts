import type { Board, Rotation, TileSpec } from '../game/index.ts';
import { layTrack, tokenPlace } from './board/track.ts';
import type { Field } from './board/track.ts';
import type { PaintSkin, RotatePoint, Structure, TileGeometry, TrackGeometry } from './contract.ts';
import { layOut } from './topology/fields.ts';
import { ownersOf, OWNER_SIZE } from './topology/owners.ts';
import { anchorsOf } from './topology/anchors.ts';
import { planShapes } from './topology/fromData.ts';
import { turn } from './topology/sides.ts';
import { shapeOf } from './topology/structures.ts';

/** Where the spaces of the score track are, and where tokens are on its towers. */
export function trackGeometry(board: Board): TrackGeometry {
  const track = layTrack(board);
  return {
    fields: track.fields.map((field) => ({
      n: field.n,
      x: field.x,
      y: field.y,
      corner: 'tower' in field.on,
      stand: standOn(field),
    })),
    tokens: track.towers
      .filter((tower) => tower.token)
      .map((tower) => ({ field: Math.min(...tower.fields), ...tokenPlace(tower) })),
  };
}

/** Offset of a marker from a small space, so that the number can be read. */
const BESIDE = 0.27;

/** Along a gap the wall is narrow: markers there extend over the water. */
function standOn({ x, y, on }: Field): { readonly x: number; readonly y: number } {
  if ('side' in on)
    return on.side.narrow ? { x: x + on.side.out[0] * BESIDE, y: y + on.side.out[1] * BESIDE } : { x, y };
  const { tower } = on;
  const slim = Math.min(tower.halfW, tower.halfH) < 0.2;
  return slim ? { x: tower.x + Math.sign(tower.out[0]) * BESIDE, y } : { x, y };
}

const known = new WeakMap<TileSpec, Map<PaintSkin, TileGeometry>>();

/** Where the features of an unrotated tile are, from the shapes that are painted. */
export function tileGeometry(tile: TileSpec, skin: PaintSkin = 'castle'): TileGeometry {
  const bySkin = known.get(tile) ?? new Map<PaintSkin, TileGeometry>();
  known.set(tile, bySkin);
  const remembered = bySkin.get(skin);
  if (remembered) return remembered;
  const plan = planShapes(tile, skin);
  const layout = layOut(plan);
  const owner = ownersOf(tile, plan, layout);
  const geometry = { anchors: anchorsOf(tile, plan, owner), size: OWNER_SIZE, owner };
  bySkin.set(skin, geometry);
  return geometry;
}

/**
 * The same with a structure over the tile, in the coordinates of the tile: the structure's number follows those of all
 * features, and the area it covers belongs to it.
 */
export function geometryBelow(tile: TileSpec, skin: PaintSkin, one: Structure): TileGeometry {
  const bare = tileGeometry(tile, skin);
  const adds = shapeOf(one)?.adds;
  if (!adds) return bare;
  const number = tile.features.length;
  const owner = bare.owner.map((at, k) => {
    const [i, j] = [k % OWNER_SIZE, Math.floor(k / OWNER_SIZE)];
    return adds.covers(one, (i + 0.5) / OWNER_SIZE, (j + 0.5) / OWNER_SIZE) ? number : at;
  });
  const added = { kind: adds.kind, sides: [], halves: [], marks: {} };
  const anchors = anchorsOf({ ...tile, features: [...tile.features, added] }, planShapes(tile, skin), owner);
  return { ...bare, owner, anchors: anchors.map((at, n) => (owner.includes(n) ? at : (bare.anchors[n] ?? at))) };
}

/** Rotates a point of a tile, `0…1`, clockwise by quarter turns about its centre. */
export const rotatePoint: RotatePoint = ({ x, y }, rotation: Rotation) => {
  const [tx, ty] = turn(x, y, rotation);
  return { x: tx, y: ty };
};
