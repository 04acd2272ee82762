import { cellKey } from '../../game/index.ts';
import type { GameObjects, Scene } from 'phaser';
import type { Patch, Shine } from '../../art/contract.ts';
import { moodOf, shineOf } from '../../art/light/sun.ts';
import type { LaidTile } from '../../game/index.ts';
import { DEPTH } from '../depths.ts';
import { addTexture, makeCanvas } from '../pictures/canvas.ts';
import { UNIT, cellCentre } from '../units.ts';
import type { Cover } from './cover.ts';
import { createCover } from './cover.ts';
import type { TilePictures } from './tilePictures.ts';
import { tileKey } from './tilePictures.ts';

/** Bare ground at noon. */
const EARTH = '#8c6f49';
const SIDE = 32;
const NOON = shineOf(moodOf({ kind: 'noon' })).tint;
/** Pieces get half of the light (light/sun.ts); the ground gets all of it. */
const whole = (part: number): number => (2 * part - 1) ** 2;

interface StandIn {
  readonly image: GameObjects.Image;
  /** The first call of the painter's `show` whose picture replaces it. */
  readonly since: number;
  /** There is no better picture yet: a coarse one replaces it, too, which otherwise is only a preview below it. */
  readonly isFirst: boolean;
  readonly cover: Cover;
}
type Awaited = Pick<StandIn, 'since' | 'isFirst'>;

/**
 * When the board appears or jumps to another moment: plain pictures of added and removed tiles, until the painter has
 * caught up.
 */
export function createStandIns(
  scene: Scene,
  pictures: TilePictures,
  dissolve: (image: GameObjects.Image, later: boolean) => void,
) {
  const shown = new Map<string, StandIn>();
  let tint: Shine['tint'] = NOON;
  let made = 0;

  /** Its own texture, destroyed with the image: the canvas renderer has no tints. */
  function paint(side: number, draw: (g: CanvasRenderingContext2D, side: number) => void): string {
    const key = `stand-in:${made++}`;
    addTexture(
      scene,
      key,
      makeCanvas(side, side, (g) => draw(g, side)),
    );
    return key;
  }

  /** Applies the current light to flat colours, which are those of noon. */
  function shade(g: CanvasRenderingContext2D, side: number): void {
    g.globalCompositeOperation = 'multiply';
    const parts = tint.map((part, n) => (whole(part) / whole(NOON[n] ?? 1)) * 255);
    g.fillStyle = `rgb(${parts.map((part) => Math.min(255, Math.round(part))).join(' ')})`;
    g.fillRect(0, 0, side, side);
  }

  function remove(tile: LaidTile): void {
    shown.get(cellKey(tile))?.image.destroy();
    shown.delete(cellKey(tile));
  }

  function put(tile: LaidTile, key: string, awaited: Awaited): void {
    remove(tile);
    const { x, y } = cellCentre(tile);
    const image = scene.add
      .image(x * UNIT, y * UNIT, key)
      .setDepth(DEPTH.tiles - 1)
      .setDisplaySize(UNIT, UNIT);
    if (key.startsWith('stand-in:'))
      image.once('destroy', () => void (scene.textures.exists(key) && scene.textures.remove(key)));
    shown.set(cellKey(tile), { image, ...awaited, cover: createCover(tile) });
  }

  return {
    remove,
    shineOn: (shine: Shine): void => void (tint = shine.tint),
    /** A tile that was added. */
    laid(tile: LaidTile, awaited: Awaited): void {
      const key = pictures.plain(tile.tile, tile.rotation);
      const flat = scene.textures.get(key).getSourceImage();
      const isLit = key === tileKey(tile.tile, tile.rotation);
      if (isLit || !(flat instanceof HTMLCanvasElement)) return put(tile, key, awaited);
      put(
        tile,
        paint(flat.width, (g, side) => {
          g.drawImage(flat, 0, 0);
          shade(g, side);
        }),
        awaited,
      );
    },
    /** The ground where a tile was removed: `ground` if known, in the current light; otherwise earth. */
    bare(tile: LaidTile, ground: HTMLCanvasElement | undefined, since: number): void {
      put(
        tile,
        paint(ground?.width ?? SIDE, (g, side) => {
          if (ground) return g.drawImage(ground, 0, 0);
          g.fillStyle = EARTH;
          g.fillRect(0, 0, side, side);
          shade(g, side);
        }),
        { since, isFirst: false },
      );
    },
    /** Counts a patch; `hidden`: its light is still being composed off screen. */
    take(patch: Patch, hidden: boolean): void {
      for (const [key, one] of shown) {
        if (patch.shown === undefined || patch.shown < one.since || (patch.coarse && !one.isFirst)) continue;
        one.cover.add(patch);
        if (!one.cover.done || (hidden && patch.relit !== 'last')) continue;
        shown.delete(key);
        dissolve(one.image, hidden);
      }
    },
    /** The board picture shows everything. */
    settle(): void {
      for (const { image } of shown.values()) dissolve(image, false);
      shown.clear();
    },
    get count(): number {
      return shown.size;
    },
  };
}
export type StandIns = ReturnType<typeof createStandIns>;
