import { cellKey, sameCell } from '../../game/index.ts';
import type { GameObjects, Scene } from 'phaser';
import type { Cell } from '../../game/index.ts';
import type { CameraView } from '../camera/maths.ts';
import { DEPTH } from '../depths.ts';
import type { Figures } from '../pictures/figures.ts';
import { FILL } from '../pictures/figures.ts';
import { lookOf } from '../pieces/sorts.ts';
import { UNIT, cellCentre } from '../units.ts';

/** A cell where the tile in hand fits; `needs`: the sort that must be built there for it to fit, or `null`. */
export interface FitCell extends Cell {
  readonly needs: string | null;
}

/** The disc that shows what is built: in cells, with a minimum in CSS pixels. */
const DISC = 0.5;
const LEAST = 22;

interface Mark {
  readonly frame: GameObjects.Image;
  disc: GameObjects.Image | undefined;
  sign: GameObjects.Image | undefined;
}

/**
 * Frames on the cells where the tile in hand fits; the one under the pointer is highlighted. Dashed, with a sign, where
 * it fits only because something is built.
 */
export function createCellMarks(scene: Scene, figures: Figures) {
  const marks = new Map<string, Mark>();
  let zoom = 1;

  function drop(key: string): void {
    const mark = marks.get(key);
    for (const image of [mark?.frame, mark?.disc, mark?.sign]) image?.destroy();
    marks.delete(key);
  }

  function size({ disc, sign }: Mark): void {
    const side = Math.max(DISC, LEAST / zoom) * UNIT;
    disc?.setDisplaySize(side / 0.84, side / 0.84);
    sign?.setDisplaySize((side * 0.84) / FILL, (side * 0.84) / FILL);
  }

  function tell(mark: Mark, cell: FitCell, colour: number): void {
    const figure = cell.needs === null ? undefined : (lookOf(cell.needs).sign ?? undefined);
    const picture = figure && figures.get(figure, colour);
    if (!picture) return;
    const { x, y } = cellCentre(cell);
    mark.disc ??= scene.add.image(x * UNIT, y * UNIT, 'disc').setDepth(DEPTH.frames + 1);
    mark.sign ??= scene.add.image(x * UNIT, y * UNIT, '__DEFAULT').setDepth(DEPTH.frames + 2);
    mark.sign.setVisible(picture.ready);
    if (picture.ready) mark.sign.setTexture(picture.body);
    size(mark);
  }

  return {
    /** `colour`: the look of the player who chooses. */
    show(cells: readonly FitCell[], hot: Cell | undefined, colour: number): void {
      const wanted = new Map(cells.map((cell) => [`${cellKey(cell)} ${cell.needs ?? ''}`, cell]));
      for (const key of marks.keys()) if (!wanted.has(key)) drop(key);
      for (const [key, cell] of wanted) {
        const { x, y } = cellCentre(cell);
        const mark = marks.get(key) ?? {
          frame: scene.add.image(x * UNIT, y * UNIT, 'legal').setDepth(DEPTH.frames),
          disc: undefined,
          sign: undefined,
        };
        marks.set(key, mark);
        const name = cell.needs === null ? 'legal' : 'legal-build';
        mark.frame.setTexture(hot && sameCell(hot, cell) ? `${name}-hot` : name).setDisplaySize(UNIT, UNIT);
        tell(mark, cell, colour);
      }
    },
    /** The camera moved. */
    place(camera: CameraView): void {
      if (camera.zoom === zoom) return;
      zoom = camera.zoom;
      for (const mark of marks.values()) size(mark);
    },
    /** Number of cells where something is built, for tests. */
    get building(): number {
      return [...marks.values()].filter(({ disc }) => disc !== undefined).length;
    },
  };
}
export type CellMarks = ReturnType<typeof createCellMarks>;
