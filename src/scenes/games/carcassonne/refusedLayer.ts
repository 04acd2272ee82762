import type { GameObjects, Scene } from 'phaser';
import { cellKey } from '../../../game/index.ts';
import type { Cell, carcassonne } from '../../../game/index.ts';
import { DEPTH } from '../../depths.ts';
import { refusedPicture } from '../../pictures/signs.ts';
import type { Point } from '../../units.ts';
import { UNIT, cellCentre, distance, lerpPoint } from '../../units.ts';

const [INK, CREAM, RED] = [0x38281a, 0xfff4cd, 0xa3221c];
/** In cells. */
const SIGN = 0.44;
const DOT = { radius: 0.038, rim: 0.022, step: 0.15 } as const;
/** A line begins and ends at a distance from the cells that it joins. */
const CLEAR = { from: 0.3, to: 0.36 } as const;

/** Dots along the line from the middle of one cell to the middle of another. */
export function dotsBetween(from: Cell, to: Cell): readonly Point[] {
  const [a, b] = [cellCentre(from), cellCentre(to)];
  const length = distance(a, b);
  const count = Math.max(1, Math.floor((length - CLEAR.from - CLEAR.to) / DOT.step));
  return Array.from({ length: count }, (_, n) => lerpPoint(a, b, (CLEAR.from + (n + 0.5) * DOT.step) / length));
}

/**
 * Cells that the tile in hand would fit if no rule forbade it: a sign on each, and lines to the tiles that are the
 * reason.
 */
export function createRefusedLayer(scene: Scene) {
  const lines: GameObjects.Graphics = scene.add.graphics().setDepth(DEPTH.frames + 2);
  let signs: GameObjects.Image[] = [];
  let shown = '';

  return {
    show(cells: readonly carcassonne.RefusedCell[]): void {
      // Where no tile is the reason, the player gets a message when they try.
      const explained = cells.filter(({ because }) => because.length > 0);
      const wanted = explained.length > 0 ? JSON.stringify(explained) : '';
      if (wanted === shown) return;
      shown = wanted;
      lines.clear();
      for (const sign of signs) sign.destroy();
      signs = explained.map((cell) => {
        const { x, y } = cellCentre(cell);
        return scene.add
          .image(x * UNIT, y * UNIT, refusedPicture(scene))
          .setDisplaySize(SIGN * UNIT, SIGN * UNIT)
          .setDepth(DEPTH.frames + 3);
      });
      const dots = explained.flatMap((cell) => cell.because.flatMap((other) => dotsBetween(cell, other)));
      const others = new Map(explained.flatMap(({ because }) => because.map((cell) => [cellKey(cell), cell] as const)));
      for (const [grow, ink] of [
        [DOT.rim, CREAM],
        [0, RED],
      ] as const) {
        lines.fillStyle(ink, 0.95);
        for (const { x, y } of dots) lines.fillCircle(x * UNIT, y * UNIT, (DOT.radius + grow) * UNIT);
      }
      for (const [width, ink] of [
        [0.075, INK],
        [0.045, RED],
        [0.012, CREAM],
      ] as const) {
        lines.lineStyle(width * UNIT, ink, 0.95);
        for (const { x, y } of others.values())
          lines.strokeRoundedRect((x + 0.05) * UNIT, (y + 0.05) * UNIT, 0.9 * UNIT, 0.9 * UNIT, 0.1 * UNIT);
      }
    },
    get count(): number {
      return signs.length;
    },
  };
}
