import { cellKey } from '../../../game/index.ts';
import type { GameObjects, Scene } from 'phaser';
import type { Cell } from '../../../game/index.ts';
import { DEPTH } from '../../depths.ts';
import { addTexture, makeCanvas } from '../../pictures/canvas.ts';
import { darkOf, inkOf, lightOf } from '../../pictures/palette.ts';
import { UNIT } from '../../units.ts';

/** Pixels per cell. */
const GRAIN = 72;
const ROOM = 0.1;

export type CellLook =
  | { readonly type: 'area'; readonly colour: number | null; /** Absent: strong. */ readonly tint?: number }
  | { readonly type: 'dead' };
const STRONG = 0.3;

/** Highlighted cells: an area with one border around it, or cells that are crossed out. */
export function createCellPicture(scene: Scene, key: string) {
  let image: GameObjects.Image | undefined;
  let shown = '';
  let round = 0;

  function clear(): void {
    const texture = image?.texture.key;
    image?.destroy();
    image = undefined;
    if (texture) scene.textures.remove(texture);
  }

  return {
    get shown(): boolean {
      return image !== undefined;
    },
    show(cells: readonly Cell[], look: CellLook): void {
      const wanted = cells.length === 0 ? '' : JSON.stringify([cells, look]);
      if (wanted === shown) return;
      shown = wanted;
      clear();
      if (!wanted) return;
      const left = Math.min(...cells.map(({ x }) => x)) - ROOM;
      const top = Math.min(...cells.map(({ y }) => y)) - ROOM;
      const w = Math.max(...cells.map(({ x }) => x)) + 1 + ROOM - left;
      const h = Math.max(...cells.map(({ y }) => y)) + 1 + ROOM - top;
      const name = `${key}:${(round += 1)}`;
      addTexture(
        scene,
        name,
        makeCanvas(w * GRAIN, h * GRAIN, (g) => {
          g.scale(GRAIN, GRAIN);
          g.translate(-left, -top);
          if (look.type === 'area') paintArea(g, cells, look);
          else paintDead(g, cells);
        }),
      );
      image = scene.add
        .image(left * UNIT, top * UNIT, name)
        .setOrigin(0, 0)
        .setDisplaySize(w * UNIT, h * UNIT)
        .setDepth(DEPTH.regions);
    },
  };
}

function paintArea(
  g: CanvasRenderingContext2D,
  cells: readonly Cell[],
  { colour, tint = STRONG }: Extract<CellLook, { readonly type: 'area' }>,
): void {
  const inside = new Set(cells.map(cellKey));
  const border = new Path2D();
  g.fillStyle = inkOf(colour);
  g.globalAlpha = tint;
  for (const { x, y } of cells) {
    g.fillRect(x, y, 1, 1);
    const edges = [
      [x, y - 1, x, y, x + 1, y],
      [x + 1, y, x + 1, y, x + 1, y + 1],
      [x, y + 1, x, y + 1, x + 1, y + 1],
      [x - 1, y, x, y, x, y + 1],
    ] as const;
    for (const [nx, ny, ax, ay, bx, by] of edges) {
      if (inside.has(cellKey({ x: nx, y: ny }))) continue;
      border.moveTo(ax, ay);
      border.lineTo(bx, by);
    }
  }
  g.globalAlpha = 1;
  g.lineCap = 'round';
  for (const [width, ink] of [
    [0.1, darkOf(colour)],
    [0.07, inkOf(colour)],
    [0.022, lightOf(colour)],
  ] as const) {
    g.lineWidth = width;
    g.strokeStyle = ink;
    g.stroke(border);
  }
}

function paintDead(g: CanvasRenderingContext2D, cells: readonly Cell[]): void {
  for (const { x, y } of cells) {
    g.save();
    g.beginPath();
    g.roundRect(x + 0.06, y + 0.06, 0.88, 0.88, 0.09);
    g.fillStyle = 'rgba(24,14,8,.55)';
    g.fill();
    g.strokeStyle = '#f1e3c4';
    g.lineWidth = 0.03;
    g.setLineDash([0.09, 0.07]);
    g.stroke();
    g.setLineDash([]);
    g.lineCap = 'round';
    for (const [width, ink] of [
      [0.13, '#2a1a0c'],
      [0.07, '#f1e3c4'],
    ] as const) {
      g.lineWidth = width;
      g.strokeStyle = ink;
      g.beginPath();
      g.moveTo(x + 0.36, y + 0.36);
      g.lineTo(x + 0.64, y + 0.64);
      g.moveTo(x + 0.64, y + 0.36);
      g.lineTo(x + 0.36, y + 0.64);
      g.stroke();
    }
    g.restore();
  }
}
