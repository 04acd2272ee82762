import type { GameObjects, Scene } from 'phaser';
import type { Area } from '../../art/contract.ts';
import { UNIT } from '../units.ts';

/** An image of the whole board. */
export const addBoardImage = (scene: Scene, area: Area, key: string, depth: number): GameObjects.Image =>
  scene.add
    .image(area.x * UNIT, area.y * UNIT, key)
    .setOrigin(0, 0)
    .setDepth(depth)
    .setDisplaySize(area.w * UNIT, area.h * UNIT);
