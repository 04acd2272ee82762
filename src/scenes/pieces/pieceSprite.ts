import type { GameObjects, Scene } from 'phaser';
import type { Shine } from '../../art/contract.ts';
import { sleepPicture } from '../pictures/signs.ts';
import { FEET_AT, FILL, SHADOW, SUN } from '../pictures/figures.ts';
import { plainPiece } from '../pictures/plainPiece.ts';
import type { Figures } from '../pictures/figures.ts';
import { UNIT } from '../units.ts';
import { DEPTH } from '../depths.ts';
import type { TilePictures } from '../board/tilePictures.ts';
import type { Piece } from './pieces.ts';
import { DISC, lookOf } from './sorts.ts';
import { createShine } from './shine.ts';

/** How a piece looks at this moment, motion included. */
export interface Pose {
  x: number;
  y: number;
  /** In cells above the ground. */
  lift: number;
  /** Radians. */
  angle: number;
  sx: number;
  sy: number;
  alpha: number;
  /** It faces the opposite direction of its picture. */
  turned: boolean;
}

/** The pictures of one piece: body, shadow and, for markers past 99, a flag. */
export interface PieceSprite {
  piece: Piece;
  readonly pose: Pose;
  /** Changes the picture of the body, e.g. when a token is turned over. */
  face(figure: Piece['figure'], variant: number): void;
  /** Updates the pictures to match the pose. */
  apply(): void;
  destroy(): void;
}

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

const colourOf = ([r, g, b]: Shine['tint']): number =>
  (Math.round(r * 255) << 16) | (Math.round(g * 255) << 8) | Math.round(b * 255);

export function createPieceSprite(
  scene: Scene,
  { figures, tiles }: { readonly figures: Figures; readonly tiles: TilePictures },
  first: Piece,
  shining: () => Shine | undefined,
): PieceSprite {
  const pose: Pose = { x: first.x, y: first.y, lift: 0, angle: 0, sx: 1, sy: 1, alpha: 1, turned: false };
  const body = scene.add.image(0, 0, '__DEFAULT').setVisible(false);
  const shadow = scene.add.image(0, 0, '__DEFAULT').setVisible(false).setDepth(DEPTH.shadows);
  let flag: GameObjects.Image | undefined;
  let sleep: GameObjects.Image | undefined;
  let face = { figure: first.figure, variant: first.colour };
  let shown = '';
  const shines = lookOf(first.sort).shines ? createShine(scene) : undefined;
  const disc = lookOf(first.sort).onDisc ? scene.add.image(0, 0, 'disc').setVisible(false) : undefined;
  if (first.tile !== undefined) tiles.hold(first.tile);

  function dress(): boolean {
    const { tile } = sprite.piece;
    if (tile !== undefined) {
      body.setTexture(tiles.get(tile, 0)).setOrigin(0.5, 0.5);
      shadow.setTexture('soft-square');
      return true;
    }
    const pictures = face.figure === null ? plainPiece(scene, sprite.piece) : figures.get(face.figure, face.variant);
    if (!pictures.ready) return false;
    if (shown === pictures.body) return true;
    shown = pictures.body;
    const standing = sprite.piece.pose === 'standing';
    body.setTexture(pictures.body).setOrigin(0.5, standing ? FEET_AT : 0.5);
    shadow.setTexture(pictures.shadow);
    return true;
  }

  const sprite: PieceSprite = {
    piece: first,
    pose,
    face(figure, variant) {
      face = { figure, variant };
    },
    apply() {
      const ready = dress();
      body.setVisible(ready);
      shadow.setVisible(ready);
      if (!ready) return;
      const { piece } = sprite;
      const standing = piece.pose === 'standing';
      const height = piece.height * UNIT;
      const size = piece.tile === undefined ? height / FILL : height;
      const flat = piece.pose === 'flat';
      body
        .setPosition(pose.x * UNIT, (pose.y - pose.lift) * UNIT)
        .setDisplaySize(size * pose.sx, size * pose.sy)
        .setRotation(pose.angle)
        .setFlipX(pose.turned)
        .setAlpha(pose.alpha);
      const low = flat || piece.built !== undefined;
      body.setDepth(pose.lift > 0.02 ? DEPTH.flying + pose.y : (low ? DEPTH.tokens : DEPTH.pieces) + pose.y);
      const shine = shining();
      if (shine) body.setTint(colourOf(shine.tint));
      const { x: across, y: down, flip } = stretchFor(shine);
      const side = flip ? -1 : 1;
      const drift = standing ? 0 : 0.025;
      shadow.setPosition(
        (pose.x + (drift + pose.lift * SUN.across * across) * side) * UNIT,
        (pose.y + drift + pose.lift * SUN.down * down) * UNIT,
      );
      shadow
        .setFlipX(standing && flip)
        .setOrigin(standing ? (flip ? 1 - SHADOW.feetX : SHADOW.feetX) : 0.5, standing ? SHADOW.feetY : 0.5);
      if (standing) shadow.setDisplaySize(height * SHADOW.w * pose.sx * across, height * SHADOW.h * pose.sy * down);
      else {
        // The soft square is the middle half of its picture.
        const wide = piece.tile === undefined ? 1 : 2;
        shadow.setDisplaySize(size * pose.sx * wide, size * pose.sy * wide).setRotation(pose.angle);
      }
      shadow.setAlpha(pose.alpha * SHADOW_ALPHA * (flat ? 0.8 : 1) * Math.max(0.25, 1 - pose.lift));
      shadow.setDepth(pose.lift > 0.02 ? DEPTH.flying - 1 : DEPTH.shadows);
      raiseFlag(piece, height);
      disc
        ?.setVisible(true)
        .setPosition(body.x, body.y - height * (standing ? DISC.above : 0))
        .setDisplaySize((DISC.across / 0.84) * height * pose.sx, (DISC.across / 0.84) * height * pose.sy)
        .setDepth(body.depth - 0.01)
        .setAlpha(pose.alpha);
      shines?.place(piece, pose);
      tellSleep(piece, height);
    },
    destroy() {
      if (first.tile !== undefined) tiles.release(first.tile);
      shines?.destroy();
      disc?.destroy();
      body.destroy();
      shadow.destroy();
      flag?.destroy();
      sleep?.destroy();
    },
  };

  function tellSleep(piece: Piece, height: number): void {
    if (!piece.sleeps || pose.lift > 0) {
      sleep?.destroy();
      sleep = undefined;
      return;
    }
    sleep ??= scene.add.image(0, 0, sleepPicture(scene));
    sleep
      .setPosition((pose.x - piece.height * 0.02) * UNIT, (pose.y - piece.height * 0.86) * UNIT)
      .setDisplaySize(height * 0.36, height * 0.36)
      .setDepth(body.depth + 0.01)
      .setAlpha(pose.alpha);
  }

  function raiseFlag(piece: Piece, height: number): void {
    if (piece.laps < 1) {
      flag?.destroy();
      flag = undefined;
      return;
    }
    flag ??= scene.add.image(0, 0, 'flag-1').setOrigin(0.08, 0.95);
    flag.setTexture(piece.laps > 1 ? 'flag-2' : 'flag-1').setDisplaySize(height * 0.62, height * 0.62);
    flag
      .setPosition((pose.x + piece.height * 0.2) * UNIT, (pose.y - pose.lift - piece.height * 0.5) * UNIT)
      .setDepth(body.depth + 0.01)
      .setAlpha(pose.alpha);
  }

  return sprite;
}
