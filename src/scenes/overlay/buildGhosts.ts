import type { GameObjects, Scene } from 'phaser';
import { boxOf } from '../board/building.ts';
import { DEPTH } from '../depths.ts';
import type { Figures } from '../pictures/figures.ts';
import { FEET_AT, FILL } from '../pictures/figures.ts';
import { GOLD, INK } from '../pictures/palette.ts';
import type { Piece } from '../pieces/pieces.ts';
import { lookOf } from '../pieces/sorts.ts';
import { UNIT, colourNumber } from '../units.ts';

const GHOST = 0.86;
/** The dashed line around a structure that is not built yet, in cells: line widths, dash, gap, inset. */
const LINE = { dark: 0.05, light: 0.026, dash: 0.1, gap: 0.075, inset: 0.035 } as const;
/** A held tile is slightly above its cell. */
const HELD = 0.02;

/** Dashes along a side, symmetrical. */
function dashes(length: number): readonly (readonly [number, number])[] {
  const { dash, gap } = LINE;
  const many = Math.max(1, Math.round((length + gap) / (dash + gap)));
  const step = (length + gap) / many;
  return Array.from({ length: many }, (_, n) => [n * step, n * step + step - gap]);
}

/**
 * Structures that are about to be built: their pictures where they would stand, within a dashed line, above the held
 * tile.
 */
export function createBuildGhosts(scene: Scene, figures: Figures) {
  const frame: GameObjects.Graphics = scene.add.graphics().setDepth(DEPTH.ghost + 4);
  let images: GameObjects.Image[] = [];
  let pieces: readonly Piece[] = [];
  let framed = '';

  function drawFrames(): void {
    const boxes = pieces.flatMap(({ built }) => (built ? [boxOf(built)] : []));
    const wanted = JSON.stringify(boxes);
    if (wanted === framed) return;
    framed = wanted;
    frame.clear();
    for (const [width, ink] of [
      [LINE.dark, INK],
      [LINE.light, GOLD],
    ] as const) {
      frame.lineStyle(width * UNIT, colourNumber(ink), 1);
      for (const { x, y, w, h } of boxes) {
        const [left, top, right, bottom] = [x + LINE.inset, y + LINE.inset, x + w - LINE.inset, y + h - LINE.inset];
        const line = (ax: number, ay: number, bx: number, by: number): void =>
          void frame.lineBetween(ax * UNIT, ay * UNIT, bx * UNIT, by * UNIT);
        for (const [from, to] of dashes(right - left))
          for (const at of [top, bottom]) line(left + from, at, left + to, at);
        for (const [from, to] of dashes(bottom - top))
          for (const at of [left, right]) line(at, top + from, at, top + to);
      }
    }
  }

  function dress(image: GameObjects.Image, { figure, colour, pose, height, x, y }: Piece): void {
    const picture = figure === null ? undefined : figures.get(figure, colour);
    image.setVisible(picture?.ready === true);
    if (!picture?.ready) return;
    const size = (height / FILL) * UNIT;
    image
      .setTexture(picture.body)
      .setOrigin(0.5, pose === 'standing' ? FEET_AT : 0.5)
      .setPosition(x * UNIT, (y - HELD) * UNIT)
      .setDisplaySize(size, size)
      .setAlpha(GHOST)
      .setDepth(DEPTH.ghost + 3);
  }

  return {
    /** Has their pictures painted in advance. */
    prepare(sorts: ReadonlySet<string>, colour: number): void {
      for (const sort of sorts) {
        const { figure } = lookOf(sort);
        if (figure !== null) figures.get(figure, colour);
      }
    },
    show(next: readonly Piece[]): void {
      pieces = next;
      while (images.length > next.length) images.pop()?.destroy();
      images = next.map((piece, n) => {
        const image = images[n] ?? scene.add.image(0, 0, '__DEFAULT');
        dress(image, piece);
        return image;
      });
      drawFrames();
    },
    get count(): number {
      return images.length;
    },
  };
}
