import type { GameObjects, Scene } from 'phaser';
import { DEPTH } from '../depths.ts';
import type { BoardSpot } from '../tablePart.ts';
import { shutPicture } from '../pictures/signs.ts';
import { UNIT } from '../units.ts';

/** In cells. */
const SIZE = 0.28;

/** A sign on spots of the board that nobody may leave. */
export function createSpotSigns(scene: Scene) {
  let signs: GameObjects.Image[] = [];
  let shown = '';

  return {
    show(spots: readonly BoardSpot[]): void {
      const shut = spots.flatMap((spot) => spot.shut ?? []);
      const wanted = JSON.stringify(shut);
      if (wanted === shown) return;
      shown = wanted;
      for (const sign of signs) sign.destroy();
      signs = shut.map(({ x, y }) =>
        scene.add
          .image(x * UNIT, y * UNIT, shutPicture(scene))
          .setDisplaySize(SIZE * UNIT, SIZE * UNIT)
          .setDepth(DEPTH.choices - 2),
      );
    },
  };
}
