import type { GameObjects, Scene } from 'phaser';
import { sleepPicture } from '../pictures/signs.ts';
import { UNIT } from '../units.ts';
import type { Piece } from './pieces.ts';
import type { Pose } from './pose.ts';
import { DISC, lookOf } from './sorts.ts';

/** Width of the disc in its picture, which has a margin. */
const DISC_FILL = 0.84;

/** What a piece wears: a disc below its picture, a flag for markers past 99, a sign that it sleeps. */
export function createPieceSigns(scene: Scene, { sort }: Piece) {
  const disc = lookOf(sort).onDisc ? scene.add.image(0, 0, 'disc').setVisible(false) : undefined;
  let flag: GameObjects.Image | undefined;
  let sleep: GameObjects.Image | undefined;

  function placeDisc(piece: Piece, pose: Pose, body: GameObjects.Image, height: number): void {
    const across = (DISC.across / DISC_FILL) * height;
    disc
      ?.setVisible(true)
      .setPosition(body.x, body.y - height * (piece.pose === 'standing' ? DISC.above : 0))
      .setDisplaySize(across * pose.sx, across * pose.sy)
      .setDepth(body.depth - 0.01)
      .setAlpha(pose.alpha);
  }

  function placeFlag(piece: Piece, pose: Pose, body: GameObjects.Image, height: number): void {
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

  function placeSleep(piece: Piece, pose: Pose, body: GameObjects.Image, height: number): void {
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

  return {
    /** Puts them where the body of the piece is. */
    place(piece: Piece, pose: Pose, body: GameObjects.Image): void {
      const height = piece.height * UNIT;
      placeFlag(piece, pose, body, height);
      placeDisc(piece, pose, body, height);
      placeSleep(piece, pose, body, height);
    },
    destroy(): void {
      for (const image of [disc, flag, sleep]) image?.destroy();
    },
  };
}
