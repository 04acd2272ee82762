import { COUNTRY_MARKS } from '../../art/emblems.ts';
import { paintOf, shapeOf } from '../../art/players.ts';
import { makeCanvas } from './canvas.ts';
import { darkOf, lightOf } from './palette.ts';

/** Whose ground it is, told without colour: stripes for the hood, dots for the hat, both for a tie, thin rules for nobody. */
export type Pattern = 'stripes' | 'dots' | 'tie' | 'nobody';

export const patternOf = (look: number): Pattern => (shapeOf(look) === 0 ? 'stripes' : 'dots');

/** Side of the repeated square, in cells. */
const REPEAT = 0.2;

function stripes(g: CanvasRenderingContext2D, size: number, colour: number): void {
  for (const [ink, width] of [[darkOf(colour), 0.3], [lightOf(colour), 0.16]] as const) {
    g.strokeStyle = ink;
    g.lineWidth = size * width;
    g.beginPath();
    for (const shift of [-1, 0, 1]) {
      g.moveTo((shift - 0.5) * size, 1.5 * size);
      g.lineTo((shift + 1.5) * size, -0.5 * size);
    }
    g.stroke();
  }
}

function dots(g: CanvasRenderingContext2D, size: number, colour: number): void {
  for (const [ink, radius] of [[darkOf(colour), 0.27], [lightOf(colour), 0.18]] as const) {
    g.fillStyle = ink;
    g.beginPath();
    g.arc(size / 2, size / 2, size * radius, 0, Math.PI * 2);
    g.fill();
  }
}

function rules(g: CanvasRenderingContext2D, size: number): void {
  for (const [ink, width] of [[darkOf(null), 0.14], [lightOf(null), 0.07]] as const) {
    g.fillStyle = ink;
    g.fillRect(0, size * (0.5 - width / 2), size, size * width);
  }
}

/** A pattern at `ppu` pixels per cell, as a fill; `looks` are those of the two players. */
export function patternFill(g: CanvasRenderingContext2D, pattern: Pattern, ppu: number, looks: readonly [number, number]): CanvasPattern | string {
  const size = Math.max(6, Math.round(ppu * REPEAT));
  const wide = pattern === 'tie' ? 2 * size : size;
  const picture = makeCanvas(wide, wide, (pen) => {
    const [hood, hat] = shapeOf(looks[0]) === 0 ? looks : [looks[1], looks[0]];
    if (pattern === 'stripes') stripes(pen, size, hood);
    if (pattern === 'dots') dots(pen, size, hat);
    if (pattern === 'nobody') rules(pen, size);
    if (pattern !== 'tie') return;
    // Squares of either pattern in turn.
    for (const [x, y, look] of [[0, 0, hood], [1, 1, hood], [1, 0, hat], [0, 1, hat]] as const) {
      pen.save();
      pen.beginPath();
      pen.rect(x * size, y * size, size, size);
      pen.clip();
      pen.translate(x * size, y * size);
      if (look === hood) stripes(pen, size, hood);
      else dots(pen, size, hat);
      pen.restore();
    }
  });
  return g.createPattern(picture, 'repeat') ?? 'transparent';
}

/** Side of the square that each mark has to itself, and height of the mark, in cells. */
const MARK_ROOM = 0.27;
const MARK_HEIGHT = 0.15;
/** The marks stand in this box of the pieces' outlines: its middle and its height. */
const MARK_BOX = { x: 50, y: 82, h: 32 } as const;

/** The marks of these players, row by row in turn, as on their figures: whose ground it is, for any number of them. */
export function marksFill(g: CanvasRenderingContext2D, looks: readonly number[], ppu: number): CanvasPattern | string {
  const room = Math.max(8, Math.round(ppu * MARK_ROOM));
  // Each row begins with the next one; a single mark stands in gaps of the row above.
  const count = Math.max(2, looks.length);
  const scale = (ppu * MARK_HEIGHT) / MARK_BOX.h;
  const picture = makeCanvas(count * room, count * room, (pen) => {
    for (let row = 0; row < count; row += 1) {
      for (let column = 0; column < count; column += 1) {
        const look = looks.length === 1 ? ((row + column) % 2 === 0 ? looks[0] : undefined) : looks[(row + column) % count];
        if (look === undefined) continue;
        pen.save();
        pen.translate((column + 0.5) * room, (row + 0.5) * room);
        pen.scale(scale, scale);
        pen.translate(-MARK_BOX.x, -MARK_BOX.y);
        const mark = new Path2D(COUNTRY_MARKS[paintOf(look)] ?? '');
        pen.lineJoin = 'round';
        pen.lineWidth = 8;
        pen.strokeStyle = darkOf(look);
        pen.stroke(mark);
        pen.fillStyle = lightOf(look);
        pen.fill(mark, 'evenodd');
        pen.restore();
      }
    }
  });
  return g.createPattern(picture, 'repeat') ?? 'transparent';
}
