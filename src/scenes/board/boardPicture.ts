import type { GameObjects, Scene } from 'phaser';
import type { Area, Patch } from '../../art/contract.ts';
import { DEPTH } from '../depths.ts';
import { addTexture, makeCanvas, refreshTexture } from '../pictures/canvas.ts';
import type { Point } from '../units.ts';
import { UNIT } from '../units.ts';

interface Keepsake {
  readonly cell: Point;
  readonly at: Point;
  readonly picture: HTMLCanvasElement;
}

/** A picture of the whole board beside the one that is shown. */
export interface Layer {
  readonly canvas: HTMLCanvasElement;
  /** Its texture, once it is made one. */
  readonly key: string;
  readonly area: Area;
}

/** How far the shadow of a new tile reaches, in cells. */
const AROUND = 1;
const FLUSH_MS = 90;

/** The lit picture of the whole board: patches are drawn into one canvas, which is one texture. */
export function createBoardPicture(scene: Scene, area: Area) {
  let canvas: HTMLCanvasElement | undefined;
  let image: GameObjects.Image | undefined;
  let key = '';
  let ppu = 0;
  let stale = false;
  let flushed = 0;
  let made = 0;
  /** What was under and around the tile laid last, so that taking it back shows at once. */
  let keepsake: Keepsake | undefined;

  function grow(finer: number): void {
    const old = canvas;
    const oldKey = key;
    ppu = finer;
    keepsake = undefined;
    canvas = makeCanvas(area.w * ppu, area.h * ppu, (g, w, h) => {
      g.imageSmoothingQuality = 'high';
      if (old) g.drawImage(old, 0, 0, w, h);
    });
    key = `board:${made++}`;
    addTexture(scene, key, canvas);
    image ??= scene.add.image(area.x * UNIT, area.y * UNIT, key).setOrigin(0, 0).setDepth(DEPTH.board);
    image.setTexture(key).setDisplaySize(area.w * UNIT, area.h * UNIT);
    if (oldKey) scene.textures.remove(oldKey);
  }

  function box(of: Area): readonly [number, number, number, number] {
    const left = Math.round((of.x - area.x) * ppu);
    const top = Math.round((of.y - area.y) * ppu);
    return [left, top, Math.round((of.x + of.w - area.x) * ppu) - left, Math.round((of.y + of.h - area.y) * ppu) - top];
  }

  function drawOn(target: HTMLCanvasElement | undefined, patch: Patch): void {
    const g = target?.getContext('2d');
    if (!g) return;
    const [x, y, w, h] = box(patch);
    g.imageSmoothingQuality = 'high';
    // Its border lets something through: nothing old must shine through there.
    g.clearRect(x, y, w, h);
    g.drawImage(patch.image, x, y, w, h);
  }

  return {
    get image(): GameObjects.Image | undefined {
      return image;
    },
    /** The finest picture so far, in pixels per cell. */
    get ppu(): number {
      return ppu;
    },
    draw(patch: Patch): void {
      if (patch.ppu > ppu) grow(patch.ppu);
      drawOn(canvas, patch);
      stale = true;
    },
    /** A copy to put something together in, out of sight. */
    copy(): Layer | undefined {
      const source = canvas;
      return source && { area, key: `board:${made++}`, canvas: makeCanvas(source.width, source.height, (g) => g.drawImage(source, 0, 0)) };
    },
    paint: ({ canvas: target }: Layer, patch: Patch): void => drawOn(target, patch),
    /** Shows a layer, whose texture is made, in place of the old picture. */
    adopt(layer: Layer): void {
      const old = key;
      ({ canvas, key } = layer);
      keepsake = undefined;
      stale = false;
      image?.setTexture(key).setDisplaySize(area.w * UNIT, area.h * UNIT);
      scene.textures.remove(old);
    },
    /** Remembers what a cell and its surroundings look like before a tile is laid there. */
    keep(cell: Point): void {
      const source = canvas;
      if (!source) return;
      const [x, y, w, h] = box({ x: cell.x - AROUND, y: cell.y - AROUND, w: 1 + 2 * AROUND, h: 1 + 2 * AROUND });
      keepsake = { cell: { x: cell.x, y: cell.y }, at: { x, y }, picture: makeCanvas(w, h, (copy) => copy.drawImage(source, -x, -y)) };
    },
    /** Shows again what was there before the tile was laid; false where that is not known any more. */
    uncover(cell: Point): boolean {
      if (!keepsake || keepsake.cell.x !== cell.x || keepsake.cell.y !== cell.y) return false;
      canvas?.getContext('2d')?.drawImage(keepsake.picture, keepsake.at.x, keepsake.at.y);
      keepsake = undefined;
      stale = true;
      return true;
    },
    /** Sends changes to the graphics card, whole each time and therefore not too often; says whether some are left. */
    flush(now: number): boolean {
      if (!stale || !key) return false;
      if (now - flushed < FLUSH_MS) return true;
      flushed = now;
      refreshTexture(scene, key);
      stale = false;
      return false;
    },
  };
}
export type BoardPicture = ReturnType<typeof createBoardPicture>;
