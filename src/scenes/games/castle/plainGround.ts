import type { GameObjects, Scene } from 'phaser';
import { DEPTH } from '../../depths.ts';
import { UNIT } from '../../units.ts';
import type { Cell } from '../../../game/index.ts';

/** From the meadow inwards: how far each layer extends beyond the cells of the board, in cells. */
const LAYERS = [
  { colour: 0x3c5232, beyond: 1.5, round: 0.8 },
  { colour: 0x2b6a73, beyond: 1.05, round: 0.5 },
  { colour: 0x7d7a72, beyond: 0.6, round: 0.1 },
  { colour: 0x77603f, beyond: 0, round: 0 },
] as const;

/** Meadow, moat, wall and yard in flat colours: shown until the first picture is painted. */
export function drawPlainGround(scene: Scene, cells: readonly Cell[]): GameObjects.Graphics {
  const graphics = scene.add.graphics().setDepth(DEPTH.woods + 1);
  for (const { colour, beyond, round } of LAYERS) {
    graphics.fillStyle(colour);
    for (const { x, y } of cells) {
      const side = (1 + 2 * beyond) * UNIT;
      graphics.fillRoundedRect((x - beyond) * UNIT, (y - beyond) * UNIT, side, side, round * UNIT);
    }
  }
  return graphics;
}
