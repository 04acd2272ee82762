import type { GameObjects, Scene } from 'phaser';
import type { Area, Patch } from '../../art/contract.ts';
import { DEPTH } from '../depths.ts';
import { addTexture, makeCanvas, refreshTexture } from '../pictures/canvas.ts';
import type { Point } from '../units.ts';
import { UNIT, sameRect } from '../units.ts';
import { createBoardCopy } from './boardCopy.ts';
import { addBoardImage } from './boardImage.ts';
import type { CoarsePicture } from './coarsePicture.ts';
import { createCoarsePicture } from './coarsePicture.ts';
import { FLUSH_MS } from './groundPicture.ts';
import type { Coming, GroundPicture } from './groundPicture.ts';

interface Covered {
  readonly area: Area;
  readonly at: Point;
  readonly picture: HTMLCanvasElement;
}

type Box = readonly [number, number, number, number];

/** Left, top, width and height of a part of the area, in pixels. */
function boxIn(area: Area, part: Area, ppu: number): Box {
  const left = Math.round((part.x - area.x) * ppu);
  const top = Math.round((part.y - area.y) * ppu);
  const right = Math.round((part.x + part.w - area.x) * ppu);
  return [left, top, right - left, Math.round((part.y + part.h - area.y) * ppu) - top];
}

/**
 * The lit picture of the whole board: patches are drawn into one canvas, which is one texture. `plain` is shown until
 * the first arrives.
 */
export function createBoardPicture(scene: Scene, area: Area, plain?: GameObjects.Graphics): GroundPicture {
  let canvas: HTMLCanvasElement | undefined;
  let image: GameObjects.Image | undefined;
  let key = '';
  let ppu = 0;
  let stale = false;
  let flushed = 0;
  let made = 0;
  /** What was under and around the latest additions, so that undo shows at once. */
  const covered = new Map<Coming, Covered>();
  let coarse: CoarsePicture | undefined;

  const freshKey = (): string => `board:${made++}`;

  function grow(finer: number): void {
    const old = canvas;
    dropCoarse();
    if (old) coarse = createCoarsePicture(scene, area, { canvas: old, key, ppu });
    ppu = finer;
    covered.clear();
    canvas = makeCanvas(area.w * ppu, area.h * ppu, (g, w, h) => {
      g.imageSmoothingQuality = 'high';
      if (old) g.drawImage(old, 0, 0, w, h);
    });
    key = freshKey();
    addTexture(scene, key, canvas);
    image ??= addBoardImage(scene, area, key, DEPTH.board);
    image.setTexture(key).setDisplaySize(area.w * UNIT, area.h * UNIT);
  }

  function dropCoarse(): void {
    coarse?.destroy();
    coarse = undefined;
  }

  const box = (part: Area): Box => boxIn(area, part, ppu);

  function drawOn(target: HTMLCanvasElement | undefined, patch: Patch): void {
    const g = target?.getContext('2d');
    if (!g) return;
    const [x, y, w, h] = box(patch);
    g.imageSmoothingQuality = 'high';
    // The border of a patch is translucent: what was there before must not show through.
    g.clearRect(x, y, w, h);
    g.drawImage(patch.image, x, y, w, h);
  }

  function adopt(next: HTMLCanvasElement, nextKey: string): void {
    const old = key;
    [canvas, key, stale] = [next, nextKey, false];
    covered.clear();
    image?.setTexture(key).setDisplaySize(area.w * UNIT, area.h * UNIT);
    scene.textures.remove(old);
  }

  function copyOf(source: HTMLCanvasElement) {
    const copyKey = freshKey();
    return createBoardCopy({ scene, area, source, key: copyKey, drawOn, onAdopted: (copy) => adopt(copy, copyKey) });
  }

  return {
    get painted(): boolean {
      return image !== undefined;
    },
    appear(t) {
      image?.setAlpha(t);
      coarse?.appear(t);
      if (t === 1) plain?.destroy();
    },
    get ppu(): number {
      return ppu;
    },
    draw(patch: Patch): void {
      if (patch.ppu > ppu) grow(patch.ppu);
      drawOn(canvas, patch);
      if (coarse?.take(patch)) dropCoarse();
      stale = true;
    },
    copy: () => canvas && copyOf(canvas),
    keep(before, part): void {
      const source = canvas;
      if (!source) return;
      const [x, y, w, h] = box(part);
      covered.set(before, {
        area: part,
        at: { x, y },
        picture: makeCanvas(w, h, (copy) => copy.drawImage(source, -x, -y)),
      });
    },
    uncover(before, part): boolean {
      const known = covered.get(before);
      if (!known || !sameRect(known.area, part)) return false;
      canvas?.getContext('2d')?.drawImage(known.picture, known.at.x, known.at.y);
      covered.delete(before);
      stale = true;
      return true;
    },
    bare: () => undefined,
    // Uploads the whole canvas each time.
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
