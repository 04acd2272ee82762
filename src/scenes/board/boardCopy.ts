import type { GameObjects, Scene } from 'phaser';
import type { Area, Patch } from '../../art/contract.ts';
import { DEPTH } from '../depths.ts';
import { addTexture, makeCanvas, refreshTexture } from '../pictures/canvas.ts';
import { addBoardImage } from './boardImage.ts';
import type { Layer } from './groundPicture.ts';

interface Options {
  readonly scene: Scene;
  readonly area: Area;
  readonly source: HTMLCanvasElement;
  /** Key for its texture. */
  readonly key: string;
  readonly drawOn: (canvas: HTMLCanvasElement, patch: Patch) => void;
  /** It takes the place of the picture. */
  readonly onAdopted: (canvas: HTMLCanvasElement) => void;
}

/** A copy of the picture of the board for off-screen composition. */
export function createBoardCopy({ scene, area, source, key, drawOn, onAdopted }: Options): Layer {
  const copy = makeCanvas(source.width, source.height, (g) => g.drawImage(source, 0, 0));
  let veil: GameObjects.Image | undefined;
  return {
    paint(patch) {
      drawOn(copy, patch);
      if (veil) refreshTexture(scene, key);
    },
    raise() {
      addTexture(scene, key, copy);
      veil = addBoardImage(scene, area, key, DEPTH.board + 1).setAlpha(0);
    },
    fade: (t) => void veil?.setAlpha(t),
    adopt() {
      onAdopted(copy);
      veil?.destroy();
    },
  };
}
