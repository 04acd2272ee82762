import { cellKey, sameCell } from '../../game/index.ts';
import type { GameObjects, Scene } from 'phaser';
import type { Cell } from '../../game/index.ts';
import { DEPTH } from '../depths.ts';
import { UNIT, cellCentre } from '../units.ts';

/** Frames on the cells where the tile in hand fits; the one under the pointer stands out. */
export function createCellMarks(scene: Scene) {
  const marks = new Map<string, GameObjects.Image>();

  return {
    show(cells: readonly Cell[], hot: Cell | undefined): void {
      const wanted = new Set(cells.map(cellKey));
      for (const [key, image] of marks) {
        if (wanted.has(key)) continue;
        image.destroy();
        marks.delete(key);
      }
      for (const cell of cells) {
        const { x, y } = cellCentre(cell);
        const image = marks.get(cellKey(cell)) ?? scene.add.image(x * UNIT, y * UNIT, 'legal').setDepth(DEPTH.frames);
        image.setTexture(hot && sameCell(hot, cell) ? 'legal-hot' : 'legal').setDisplaySize(UNIT, UNIT);
        marks.set(cellKey(cell), image);
      }
    },
  };
}
export type CellMarks = ReturnType<typeof createCellMarks>;
