import type { Scene } from 'phaser';
import type { Area, Patch } from '../../art/contract.ts';
import { DEPTH } from '../depths.ts';
import { refreshTexture } from '../pictures/canvas.ts';
import { addBoardImage } from './boardImage.ts';

/** Width of the border between coarse and fine, in cells. */
const SOFT = 1.2;
const NEAR = 0.01;

interface Picture {
  readonly canvas: HTMLCanvasElement;
  readonly key: string;
  readonly ppu: number;
}

/**
 * The coarse picture of the board, kept over the fine one until that is complete: fine rows arrive from the top down,
 * with a soft border between the two.
 */
export function createCoarsePicture(scene: Scene, area: Area, { canvas, key, ppu }: Picture) {
  const image = addBoardImage(scene, area, key, DEPTH.board + 1);
  /** The fine picture is complete down to here. */
  let fineTo = area.y;

  /** Makes it transparent down to this row. */
  function erase(g: CanvasRenderingContext2D, bottom: number): void {
    const [from, to] = [(bottom - SOFT - area.y) * ppu, (bottom - area.y) * ppu];
    const gradient = g.createLinearGradient(0, from, 0, to);
    gradient.addColorStop(0, '#000f');
    gradient.addColorStop(1, '#0000');
    g.globalCompositeOperation = 'destination-out';
    g.fillStyle = gradient;
    g.fillRect(0, 0, canvas.width, to);
    g.globalCompositeOperation = 'source-over';
  }

  return {
    /** Reveals the next fine rows; returns true if nothing is left to cover. */
    take(patch: Patch): boolean {
      const g = canvas.getContext('2d');
      if (!g) return false;
      if (patch.coarse) {
        g.drawImage(patch.image, (patch.x - area.x) * ppu, (patch.y - area.y) * ppu, patch.w * ppu, patch.h * ppu);
        refreshTexture(scene, key);
        return false;
      }
      const bottom = patch.y + patch.h;
      const isNext = !patch.relit && patch.w > area.w - NEAR && patch.y < fineTo + NEAR && bottom > fineTo;
      if (!isNext) return false;
      fineTo = bottom;
      if (bottom > area.y + area.h - NEAR) return true;
      erase(g, bottom);
      refreshTexture(scene, key);
      return false;
    },
    appear: (t: number): void => void image.setAlpha(t),
    destroy(): void {
      image.destroy();
      scene.textures.remove(key);
    },
  };
}
export type CoarsePicture = ReturnType<typeof createCoarsePicture>;
