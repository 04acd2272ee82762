import type { PaintSkin } from '../../src/art/contract.ts';
import { planTile } from '../../src/art/topology/fromData.ts';
import type { TilePlan } from '../../src/art/topology/plan.ts';
import type { TileSpec } from '../../src/game/index.ts';
import { MATERIAL } from '../../src/game/index.ts';

export const { board, tiles } = MATERIAL;

export function tileOf(id: string): TileSpec {
  const tile = tiles.find((candidate) => candidate.id === id);
  if (!tile) throw new Error(`There is no tile ${id}`);
  return tile;
}

const plans = new WeakMap<TileSpec, Map<PaintSkin, TilePlan>>();
/** What is painted on a tile, planned once for all tests. */
export function planOf(tile: TileSpec, skin: PaintSkin): TilePlan {
  const bySkin = plans.get(tile) ?? new Map<PaintSkin, TilePlan>();
  plans.set(tile, bySkin);
  const plan = bySkin.get(skin) ?? planTile(tile, skin);
  bySkin.set(skin, plan);
  return plan;
}

/** FNV-1a over the bytes of buffers. */
export function hashOf(...buffers: readonly ArrayBufferView[]): number {
  let h = 2166136261;
  for (const { buffer, byteOffset, byteLength } of buffers)
    for (const byte of new Uint8Array(buffer, byteOffset, byteLength)) h = Math.imul(h ^ byte, 16777619);
  return h >>> 0;
}
