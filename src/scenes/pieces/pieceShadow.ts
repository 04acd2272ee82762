import type { GameObjects, Scene } from 'phaser';
import type { Shine } from '../../art/contract.ts';
import { DEPTH } from '../depths.ts';
import { SHADOW, SUN } from '../pictures/figures.ts';
import { UNIT } from '../units.ts';
import type { Piece } from './pieces.ts';
import type { Pose } from './pose.ts';
import { flies } from './pose.ts';

const SHADOW_ALPHA = 0.5;
/** Shadows of pieces are drawn shorter than the sun would cast them, with a minimum so that they do not vanish. */
const SHORTER = 0.58;
const LONGEST = 0.85;
const THINNEST = 0.3;

/** How to stretch the shadow, which is drawn for afternoon light, and whether to mirror it. */
function stretchFor(shine: Shine | undefined): { readonly x: number; readonly y: number; readonly flip: boolean } {
  if (!shine) return { x: 1, y: 1, flip: false };
  const limit = (v: number): number => Math.min(LONGEST, Math.max(THINNEST, v * SHORTER));
  return {
    x: limit(Math.abs(shine.shadow.x)) / SUN.across,
    y: limit(shine.shadow.y) / SUN.down,
    flip: shine.shadow.x < 0,
  };
}

/** The shadow of one piece: below a figure's feet, or a soft square around whatever lies. */
export function createPieceShadow(scene: Scene) {
  const image: GameObjects.Image = scene.add.image(0, 0, '__DEFAULT').setVisible(false).setDepth(DEPTH.shadows);

  return {
    image,
    /** `size`: width of the piece's picture, in world units. */
    place(piece: Piece, pose: Pose, size: number, shine: Shine | undefined): void {
      const standing = piece.pose === 'standing';
      const height = piece.height * UNIT;
      const { x: across, y: down, flip } = stretchFor(shine);
      const side = flip ? -1 : 1;
      const drift = standing ? 0 : 0.025;
      image.setPosition(
        (pose.x + (drift + pose.lift * SUN.across * across) * side) * UNIT,
        (pose.y + drift + pose.lift * SUN.down * down) * UNIT,
      );
      image
        .setFlipX(standing && flip)
        .setOrigin(standing ? (flip ? 1 - SHADOW.feetX : SHADOW.feetX) : 0.5, standing ? SHADOW.feetY : 0.5);
      if (standing) image.setDisplaySize(height * SHADOW.w * pose.sx * across, height * SHADOW.h * pose.sy * down);
      else {
        // The soft square is the middle half of its picture.
        const wide = piece.tile === undefined ? 1 : 2;
        image.setDisplaySize(size * pose.sx * wide, size * pose.sy * wide).setRotation(pose.angle);
      }
      image.setAlpha(pose.alpha * SHADOW_ALPHA * (piece.pose === 'flat' ? 0.8 : 1) * Math.max(0.25, 1 - pose.lift));
      image.setDepth(flies(pose) ? DEPTH.flying - 1 : DEPTH.shadows);
    },
  };
}
