import { CARCASSONNE_MARKS } from '../../art/emblems.ts';
import { paintOf, shapeOf } from '../../art/players.ts';
import { makeCanvas } from './canvas.ts';
import { darkOf, inkOf, lightOf } from './palette.ts';

/**
 * Shows the owner of the ground without colour: stripes for the hood, dots for the hat, both for a tie, thin lines for
 * unoccupied.
 */
export type Pattern = 'stripes' | 'dots' | 'tie' | 'nobody';

export const patternOf = (look: number): Pattern => (shapeOf(look) === 0 ? 'stripes' : 'dots');

/** Side of the repeated square, in cells. */
const REPEAT = 0.2;

function stripes(g: CanvasRenderingContext2D, size: number, colour: number): void {
  for (const [ink, width] of [
    [darkOf(colour), 0.3],
    [lightOf(colour), 0.16],
  ] as const) {
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
  for (const [ink, radius] of [
    [darkOf(colour), 0.27],
    [lightOf(colour), 0.18],
  ] as const) {
    g.fillStyle = ink;
    g.beginPath();
    g.arc(size / 2, size / 2, size * radius, 0, Math.PI * 2);
    g.fill();
  }
}

function rules(g: CanvasRenderingContext2D, size: number): void {
  for (const [ink, width] of [
    [darkOf(null), 0.14],
    [lightOf(null), 0.07],
  ] as const) {
    g.fillStyle = ink;
    g.fillRect(0, size * (0.5 - width / 2), size, size * width);
  }
}

/** A pattern at `ppu` pixels per cell, as a fill style; `looks` are those of the two players. */
export function patternFill(
  g: CanvasRenderingContext2D,
  pattern: Pattern,
  ppu: number,
  looks: readonly [number, number],
): CanvasPattern | string {
  const size = Math.max(6, Math.round(ppu * REPEAT));
  const wide = pattern === 'tie' ? 2 * size : size;
  const picture = makeCanvas(wide, wide, (pen) => {
    const [hood, hat] = shapeOf(looks[0]) === 0 ? looks : [looks[1], looks[0]];
    if (pattern === 'stripes') stripes(pen, size, hood);
    if (pattern === 'dots') dots(pen, size, hat);
    if (pattern === 'nobody') rules(pen, size);
    if (pattern !== 'tie') return;
    // A chequerboard of both patterns.
    for (const [x, y, look] of [
      [0, 0, hood],
      [1, 1, hood],
      [1, 0, hat],
      [0, 1, hat],
    ] as const) {
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

/**
 * Side of the square for one emblem where one player leads, width of a band where several do, and height of the emblem,
 * in cells.
 */
const MARK_ROOM = 0.27;
const BAND = 0.44;
const MARK_HEIGHT = 0.16;
/** Opacity of a band. */
const BAND_TINT = 0.5;
/** The box of the emblems in the pieces' outlines: middle and height. */
const MARK_BOX = { x: 50, y: 82, h: 32 } as const;

/**
 * Shows the owners of the ground by the emblems of their figures, for any number of players. The emblems of one player
 * alternate between rows; several players share the ground in slanting bands of their colours.
 */
export function marksFill(g: CanvasRenderingContext2D, looks: readonly number[], ppu: number): CanvasPattern | string {
  const shared = looks.length > 1;
  const room = Math.max(8, Math.round(ppu * (shared ? BAND : MARK_ROOM)));
  const count = Math.max(2, looks.length);
  const side = count * room;
  const picture = makeCanvas(side, side, (pen) => {
    if (shared) bands(pen, looks, room);
    for (let row = 0; row < count; row += 1) {
      for (let column = 0; column < count; column += 1) {
        const look = shared ? looks[(row + column) % count] : (row + column) % 2 === 0 ? looks[0] : undefined;
        // The middle of a band is on the corner of a square.
        if (look !== undefined)
          for (const [dx, dy] of shared ? CORNERS : ONCE)
            mark(
              pen,
              look,
              { x: (column + (shared ? 0 : 0.5) + dx * count) * room, y: (row + 0.5 + dy * count) * room },
              ppu,
            );
      }
    }
  });
  return g.createPattern(picture, 'repeat') ?? 'transparent';
}

const ONCE = [[0, 0]] as const;
/** An emblem cut off at one edge continues at the opposite one. */
const CORNERS = [
  [0, 0],
  [1, 0],
] as const;

/** Slanting bands, `room` pixels wide along both axes, in alternating colours. */
function bands(pen: CanvasRenderingContext2D, looks: readonly number[], room: number): void {
  const side = looks.length * room;
  pen.globalAlpha = BAND_TINT;
  for (let n = 0; n < 2 * looks.length; n += 1) {
    const x = n * room;
    pen.fillStyle = inkOf(looks[n % looks.length] ?? null);
    pen.beginPath();
    for (const [px, py] of [
      [x, 0],
      [x + room, 0],
      [x + room - side, side],
      [x - side, side],
    ] as const)
      pen.lineTo(px, py);
    pen.fill();
  }
  pen.globalAlpha = 1;
}

function mark(
  pen: CanvasRenderingContext2D,
  look: number,
  { x, y }: { readonly x: number; readonly y: number },
  ppu: number,
): void {
  const scale = (ppu * MARK_HEIGHT) / MARK_BOX.h;
  pen.save();
  pen.translate(x, y);
  pen.scale(scale, scale);
  pen.translate(-MARK_BOX.x, -MARK_BOX.y);
  const path = new Path2D(CARCASSONNE_MARKS[paintOf(look)] ?? '');
  pen.lineJoin = 'round';
  pen.lineWidth = 8;
  pen.strokeStyle = darkOf(look);
  pen.stroke(path);
  pen.fillStyle = lightOf(look);
  pen.fill(path, 'evenodd');
  pen.restore();
}
