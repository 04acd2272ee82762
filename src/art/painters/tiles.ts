import type { TileId, TileSpec } from '../../game/index.ts';
import { joinedSides } from '../board/wanted.ts';
import type { WantedTile } from '../board/wanted.ts';
import type { PainterSetup } from '../contract.ts';
import { packed } from '../light/relief.ts';
import type { Relief } from '../light/relief.ts';
import { markDone, NO_STORE, recallRelief, reliefKey } from '../store/paintStore.ts';
import type { PaintKey, PaintStore } from '../store/paintStore.ts';
import { paintTile, paintTileFine } from '../tile/paintTile.ts';
import { planTile } from '../topology/fromData.ts';
import type { TilePlan } from '../topology/plan.ts';

/** A tile as it is painted for the board: unrotated, whatever its rotation there. */
export type TileShape = Pick<WantedTile, 'tile' | 'joined'>;

export const shapeKey = ({ tile, joined }: TileShape): string => `${tile}:${joined}`;

export interface TilePainter {
  readonly specs: ReadonlyMap<string, TileSpec>;
  specOf(id: TileId): TileSpec;
  /** Paints a tile with its open sides, `ppu` pixels per side, or takes it from the store. */
  paint(shape: TileShape, ppu: number): Relief;
  /** Its key in the store. */
  key(shape: TileShape, ppu: number): PaintKey;
  /** Paints it quickly, for the coarse picture. */
  sketch(shape: TileShape, ppu: number): Relief;
}

/** Paints the tiles of one set in one skin. */
export function createTilePainter(
  { tiles, skin }: Pick<PainterSetup, 'tiles' | 'skin'>,
  store: PaintStore = NO_STORE,
): TilePainter {
  const specs = new Map(tiles.map((tile): [string, TileSpec] => [tile.id, tile]));
  const plans = new Map<string, TilePlan>();

  const specOf = (id: TileId): TileSpec => {
    const spec = specs.get(id);
    if (!spec) throw new Error(`There is no tile ${id}`);
    return spec;
  };
  const planOf = (id: TileId): TilePlan => {
    const known = plans.get(id);
    if (known) return known;
    const plan = planTile(specOf(id), skin);
    plans.set(id, plan);
    return plan;
  };

  const keys = new Map<string, PaintKey>();
  const key: TilePainter['key'] = (shape, ppu) => {
    const short = `${shapeKey(shape)}:${ppu}`;
    const known = keys.get(short) ?? reliefKey(['tile', skin, specOf(shape.tile), shape.joined], ppu, ppu);
    keys.set(short, known);
    return known;
  };

  return {
    specs,
    specOf,
    key,
    paint: (shape, ppu) =>
      recallRelief(
        store,
        key(shape, ppu),
        () => packed(paintTileFine(planOf(shape.tile), skin, ppu, joinedSides(shape.joined))),
        { w: ppu, h: ppu, ppu },
      ),
    sketch({ tile, joined }, ppu) {
      markDone('painted', `sketch of ${tile}`);
      return packed(paintTile(planOf(tile), skin, ppu, joinedSides(joined)));
    },
  };
}
