import type { GameObjects, Scene } from 'phaser';
import { DEPTH } from '../depths.ts';
import type { Point } from '../units.ts';
import { UNIT } from '../units.ts';

/**
 * Light on the ground, in heights of the piece: a wide soft one around it, a ring at the feet of the piece it stands
 * beside.
 */
const GLOW = { w: 2.5, h: 1.7 } as const;
const RING = { w: 1.5, h: 0.95 } as const;

/** The light of a shining piece. */
export function createShine(scene: Scene) {
  const glow: GameObjects.Image = scene.add
    .image(0, 0, 'glow')
    .setDepth(DEPTH.shadows + 1)
    .setBlendMode('ADD')
    .setVisible(false);
  const ring: GameObjects.Image = scene.add
    .image(0, 0, 'ring')
    .setDepth(DEPTH.shadows + 2)
    .setVisible(false);
  return {
    place(
      { height, beside }: { readonly height: number; readonly beside?: Point },
      { x, y, lift, alpha }: Point & { readonly lift: number; readonly alpha: number },
    ): void {
      // Centred between the two, so that both are in the light.
      const middle = beside && lift === 0 ? { x: (x + beside.x) / 2, y: (y + beside.y) / 2 } : { x, y };
      glow
        .setVisible(true)
        .setPosition(middle.x * UNIT, (middle.y - height * 0.2) * UNIT)
        .setDisplaySize(GLOW.w * height * UNIT, GLOW.h * height * UNIT)
        .setAlpha(0.85 * alpha);
      ring.setVisible(beside !== undefined && lift === 0);
      if (beside)
        ring
          .setPosition(beside.x * UNIT, (beside.y - height * 0.04) * UNIT)
          .setDisplaySize(RING.w * height * UNIT, RING.h * height * UNIT)
          .setAlpha(alpha);
    },
    destroy(): void {
      glow.destroy();
      ring.destroy();
    },
  };
}
