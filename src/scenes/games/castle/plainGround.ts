import type { GameObjects, Scene } from 'phaser';
import { FLAT_LAYERS } from '../../../art/flat.ts';
import { DEPTH } from '../../depths.ts';
import { UNIT } from '../../units.ts';
import type { Cell } from '../../../game/index.ts';

/** Meadow, moat, wall and yard in flat colours: shown until the first picture is painted. */
export function drawPlainGround(scene: Scene, cells: readonly Cell[]): GameObjects.Graphics {
  const graphics = scene.add.graphics().setDepth(DEPTH.woods + 1);
  for (const { colour, beyond, round } of FLAT_LAYERS) {
    graphics.fillStyle(Number(colour.replace('#', '0x')));
    for (const { x, y } of cells) {
      const side = (1 + 2 * beyond) * UNIT;
      graphics.fillRoundedRect((x - beyond) * UNIT, (y - beyond) * UNIT, side, side, round * UNIT);
    }
  }
  return graphics;
}
