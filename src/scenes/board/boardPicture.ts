import type { GameObjects, Scene } from 'phaser';
import type { Area, Patch } from '../../art/contract.ts';
import { DEPTH } from '../depths.ts';
import { addTexture, makeCanvas, refreshTexture } from '../pictures/canvas.ts';
import type { Point } from '../units.ts';
import { UNIT, sameRect } from '../units.ts';
import { FLUSH_MS } from './groundPicture.ts';
import type { Coming, GroundPicture, Layer } from './groundPicture.ts';

interface Covered {
  readonly area: Area;
  readonly at: Point;
  readonly picture: HTMLCanvasElement;
}

/**
 * The coarse picture, kept over the fine one until that is complete: fine rows arrive from the top down, with a soft
 * border between the two.
 */
interface Coarse {
  readonly canvas: HTMLCanvasElement;
  readonly key: string;
  readonly ppu: number;
  readonly image: GameObjects.Image;
  /** The fine picture is complete down to here. */
  fineTo: number;
}

/** Width of that border, in cells. */
const SOFT = 1.2;
const NEAR = 0.01;

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
  let coarse: Coarse | undefined;

  function grow(finer: number): void {
    const old = canvas;
    const oldKey = key;
    dropCoarse();
    if (old)
      coarse = {
        canvas: old,
        key,
        ppu,
        image: scene.add
          .image(area.x * UNIT, area.y * UNIT, key)
          .setOrigin(0, 0)
          .setDepth(DEPTH.board + 1)
          .setDisplaySize(area.w * UNIT, area.h * UNIT),
        fineTo: area.y,
      };
    ppu = finer;
    covered.clear();
    canvas = makeCanvas(area.w * ppu, area.h * ppu, (g, w, h) => {
      g.imageSmoothingQuality = 'high';
      if (old) g.drawImage(old, 0, 0, w, h);
    });
    key = `board:${made++}`;
    addTexture(scene, key, canvas);
    image ??= scene.add
      .image(area.x * UNIT, area.y * UNIT, key)
      .setOrigin(0, 0)
      .setDepth(DEPTH.board);
    image.setTexture(key).setDisplaySize(area.w * UNIT, area.h * UNIT);
    if (oldKey && !coarse) scene.textures.remove(oldKey);
  }

  function dropCoarse(): void {
    coarse?.image.destroy();
    if (coarse) scene.textures.remove(coarse.key);
    coarse = undefined;
  }

  /** Reveals the next fine rows. */
  function thin(patch: Patch): void {
    const g = coarse?.canvas.getContext('2d');
    if (!coarse || !g) return;
    const { canvas: veil, ppu: size } = coarse;
    if (patch.ppu === size) {
      g.drawImage(patch.image, (patch.x - area.x) * size, (patch.y - area.y) * size, patch.w * size, patch.h * size);
      refreshTexture(scene, coarse.key);
      return;
    }
    const bottom = patch.y + patch.h;
    const isNext = !patch.relit && patch.w > area.w - NEAR && patch.y < coarse.fineTo + NEAR && bottom > coarse.fineTo;
    if (!isNext) return;
    coarse.fineTo = bottom;
    if (bottom > area.y + area.h - NEAR) return dropCoarse();
    const [from, to] = [(bottom - SOFT - area.y) * size, (bottom - area.y) * size];
    const gradient = g.createLinearGradient(0, from, 0, to);
    gradient.addColorStop(0, '#000f');
    gradient.addColorStop(1, '#0000');
    g.globalCompositeOperation = 'destination-out';
    g.fillStyle = gradient;
    g.fillRect(0, 0, veil.width, to);
    g.globalCompositeOperation = 'source-over';
    refreshTexture(scene, coarse.key);
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
    // The border of a patch is translucent: what was there before must not show through.
    g.clearRect(x, y, w, h);
    g.drawImage(patch.image, x, y, w, h);
  }

  /** A copy of the shown picture for off-screen composition. */
  function copyOf(source: HTMLCanvasElement): Layer {
    const copy = makeCanvas(source.width, source.height, (g) => g.drawImage(source, 0, 0));
    const copyKey = `board:${made++}`;
    let veil: GameObjects.Image | undefined;
    return {
      paint(patch) {
        drawOn(copy, patch);
        if (veil) refreshTexture(scene, copyKey);
      },
      raise() {
        addTexture(scene, copyKey, copy);
        veil = scene.add
          .image(area.x * UNIT, area.y * UNIT, copyKey)
          .setOrigin(0, 0)
          .setDepth(DEPTH.board + 1)
          .setDisplaySize(area.w * UNIT, area.h * UNIT)
          .setAlpha(0);
      },
      fade: (t) => void veil?.setAlpha(t),
      adopt() {
        const old = key;
        [canvas, key, stale] = [copy, copyKey, false];
        covered.clear();
        image?.setTexture(key).setDisplaySize(area.w * UNIT, area.h * UNIT);
        scene.textures.remove(old);
        veil?.destroy();
      },
    };
  }

  return {
    get painted(): boolean {
      return image !== undefined;
    },
    appear(t) {
      for (const one of [image, coarse?.image]) one?.setAlpha(t);
      if (t === 1) plain?.destroy();
    },
    get ppu(): number {
      return ppu;
    },
    draw(patch: Patch): void {
      if (patch.ppu > ppu) grow(patch.ppu);
      drawOn(canvas, patch);
      thin(patch);
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
