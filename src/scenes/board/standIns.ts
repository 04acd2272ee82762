import { cellKey } from '../../game/index.ts';
import type { GameObjects, Scene } from 'phaser';
import type { Patch } from '../../art/contract.ts';
import type { LaidTile } from '../../game/index.ts';
import { DEPTH } from '../depths.ts';
import { addTexture, makeCanvas } from '../pictures/canvas.ts';
import { UNIT, cellCentre } from '../units.ts';
import type { Cover } from './cover.ts';
import { createCover } from './cover.ts';
import type { TilePictures } from './tilePictures.ts';

/** Bare ground at noon. */
const EARTH = '#8c6f49';
const SIDE = 32;

interface StandIn {
  readonly image: GameObjects.Image;
  /** The first call of the studio's `show` whose picture makes it needless. */
  readonly since: number;
  readonly cover: Cover;
}

/** Where the board leaps to another moment: plain pictures of what has come and gone, until the painter has caught up. */
export function createStandIns(
  scene: Scene,
  pictures: TilePictures,
  dissolve: (image: GameObjects.Image, later: boolean) => void,
) {
  const shown = new Map<string, StandIn>();

  function remove(tile: LaidTile): void {
    shown.get(cellKey(tile))?.image.destroy();
    shown.delete(cellKey(tile));
  }

  function put(tile: LaidTile, key: string, since: number): void {
    remove(tile);
    const { x, y } = cellCentre(tile);
    const image = scene.add
      .image(x * UNIT, y * UNIT, key)
      .setDepth(DEPTH.tiles - 1)
      .setDisplaySize(UNIT, UNIT);
    shown.set(cellKey(tile), { image, since, cover: createCover(tile) });
  }

  return {
    remove,
    /** A tile that lies there now. */
    laid: (tile: LaidTile, since: number): void => put(tile, pictures.plain(tile.tile, tile.rotation), since),
    /** The ground where a tile lay. */
    bare(tile: LaidTile, since: number): void {
      addTexture(
        scene,
        'earth',
        makeCanvas(SIDE, SIDE, (g, w, h) => {
          g.fillStyle = EARTH;
          g.fillRect(0, 0, w, h);
        }),
      );
      put(tile, 'earth', since);
    },
    /** Counts a patch; `hidden`: a new light that is still put together out of sight. */
    take(patch: Patch, hidden: boolean): void {
      for (const [key, one] of shown) {
        if (patch.shown === undefined || patch.shown < one.since) continue;
        one.cover.add(patch);
        if (!one.cover.done || (hidden && patch.relit !== 'last')) continue;
        shown.delete(key);
        dissolve(one.image, hidden);
      }
    },
    get count(): number {
      return shown.size;
    },
  };
}
export type StandIns = ReturnType<typeof createStandIns>;
