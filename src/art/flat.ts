import type { Board, Cell, LaidTile, Rotation, Side, TileSpec } from '../game/index.ts';
import type { Area } from './contract.ts';
import { OPEN_BACKDROP } from './palette.ts';

/** Tiles and boards in flat colours, drawn at once from their data; they stand in until the painted ones arrive. */

type Pen = CanvasRenderingContext2D;

/** Side of a flat tile, in pixels. */
const PIXELS = 64;
/** Main colours of the painted tiles (art NOTES §2). */
const GROUND: Readonly<Record<string, string>> = {
  path: '#dcc9a2',
  house: '#a55c45',
  tower: '#8b8987',
  court: '#6b7f4b',
  road: '#dcc9a2',
  city: '#a55c45',
  field: '#7b9150',
  river: '#4d93a5',
  monastery: '#8f8d8a',
  garden: '#c98f9a',
};
const BARE = '#a3906d';
/** Seen on tiles whose ground has the colour of the rest, so that none is one even area. */
const EDGE = 'rgb(60 40 16 / 35%)';
const colourOf = (kind: string | undefined): string => GROUND[kind ?? ''] ?? BARE;

/** Widths of what runs from side to side as a line; anything else on a side is an area. The tile is 1 wide. */
const LINES: Readonly<Record<string, number>> = { path: 0.13, road: 0.13, river: 0.24 };
const isLine = (kind: string): boolean => LINES[kind] !== undefined;
/** Radii of what touches no side. */
const DOTS: Readonly<Record<string, number>> = { garden: 0.1 };
const DOT = 0.18;
/** Joins what lies on opposite sides. */
const WAIST = 0.15;
/** Closes the seams between the parts of an area. */
const SEAM = 0.02;

type Point = readonly [x: number, y: number];
const CORNERS: Readonly<Record<Side, readonly [Point, Point]>> = {
  N: [
    [0, 0],
    [1, 0],
  ],
  E: [
    [1, 0],
    [1, 1],
  ],
  S: [
    [1, 1],
    [0, 1],
  ],
  W: [
    [0, 1],
    [0, 0],
  ],
};
const middle = (side: Side): Point => {
  const [[x, y], [x2, y2]] = CORNERS[side];
  return [(x + x2) / 2, (y + y2) / 2];
};

function drawDot(g: Pen, radius: number): void {
  g.beginPath();
  g.arc(0.5, 0.5, radius, 0, 2 * Math.PI);
  g.fill();
}

/** On one side, a bulge; on several, all that lies between them and the centre. */
function drawArea(g: Pen, sides: readonly Side[]): void {
  g.lineWidth = SEAM;
  for (const side of sides) {
    const [from, to] = CORNERS[side];
    g.beginPath();
    g.moveTo(...from);
    if (sides.length === 1) g.quadraticCurveTo(0.5, 0.5, ...to);
    else g.lineTo(0.5, 0.5);
    g.lineTo(...to);
    g.closePath();
    g.fill();
    if (sides.length > 1) g.stroke();
  }
  if (sides.length > 1) drawDot(g, WAIST);
}

/** From side to side, bent if they are neighbours; from a single side, to the centre. */
function drawLine(g: Pen, sides: readonly Side[]): void {
  for (const side of sides) {
    const [next] = sides.length === 2 ? sides.filter((one) => one !== side) : [];
    g.beginPath();
    g.moveTo(...middle(side));
    if (next) g.quadraticCurveTo(0.5, 0.5, ...middle(next));
    else g.lineTo(0.5, 0.5);
    g.stroke();
  }
}

/** Draws an unrotated tile on the unit square. */
function drawTile(g: Pen, { features }: TileSpec): void {
  // Fields and courts, which have halves of sides, are behind everything else.
  g.fillStyle = colourOf(features.find(({ halves }) => halves.length > 0)?.kind);
  g.fillRect(0, 0, 1, 1);
  g.lineWidth = SEAM;
  g.strokeStyle = EDGE;
  g.strokeRect(0, 0, 1, 1);
  for (const { kind, sides } of features.toSorted((a, b) => Number(isLine(a.kind)) - Number(isLine(b.kind)))) {
    g.fillStyle = colourOf(kind);
    g.strokeStyle = colourOf(kind);
    g.lineWidth = LINES[kind] ?? SEAM;
    if (isLine(kind)) drawLine(g, sides);
    else drawArea(g, sides);
  }
  for (const { kind, sides, halves } of features) {
    if (sides.length + halves.length > 0) continue;
    g.fillStyle = colourOf(kind);
    drawDot(g, DOTS[kind] ?? DOT);
  }
}

/** Turns the unit square clockwise by quarters. */
export function turnSquare(g: Pen, quarters: number): void {
  g.translate(0.5, 0.5);
  g.rotate((quarters * Math.PI) / 2);
  g.translate(-0.5, -0.5);
}

/** Fills the canvas with the tile in flat colours. */
export function drawFlatTile(canvas: HTMLCanvasElement, tile: TileSpec, rotation: Rotation): void {
  Object.assign(canvas, { width: PIXELS, height: PIXELS });
  const g = canvas.getContext('2d');
  if (!g) return;
  g.scale(PIXELS, PIXELS);
  turnSquare(g, rotation);
  drawTile(g, tile);
}

/** From the meadow inwards: how far each layer extends beyond the cells of a walled board, in cells. */
export const FLAT_LAYERS = [
  { colour: '#3c5232', beyond: 1.5, round: 0.8 },
  { colour: '#2b6a73', beyond: 1.05, round: 0.5 },
  { colour: '#7d7a72', beyond: 0.6, round: 0.1 },
  { colour: '#77603f', beyond: 0, round: 0 },
] as const;

/** What lies on a flat board. */
export interface FlatBoard {
  /** `null`: the open plane. */
  readonly board: Pick<Board, 'cells'> | null;
  readonly laid?: readonly LaidTile[];
  /** Unknown tiles are left out. */
  readonly specOf?: (id: string) => TileSpec | undefined;
}

function drawGround(g: Pen, cells: readonly Cell[]): void {
  for (const { colour, beyond, round } of FLAT_LAYERS) {
    g.fillStyle = colour;
    g.beginPath();
    for (const { x, y } of cells) g.roundRect(x - beyond, y - beyond, 1 + 2 * beyond, 1 + 2 * beyond, round);
    g.fill();
  }
}

/** Fills the canvas with this part of the board, `ppu` pixels per cell. */
export function drawFlatBoard(
  canvas: HTMLCanvasElement,
  { board, laid = [], specOf = () => undefined }: FlatBoard,
  area: Area,
  ppu = PIXELS,
): void {
  Object.assign(canvas, { width: Math.round(area.w * ppu), height: Math.round(area.h * ppu) });
  const g = canvas.getContext('2d');
  if (!g) return;
  g.fillStyle = board ? FLAT_LAYERS[0].colour : OPEN_BACKDROP;
  g.fillRect(0, 0, canvas.width, canvas.height);
  g.scale(ppu, ppu);
  g.translate(-area.x, -area.y);
  if (board) drawGround(g, board.cells);
  for (const { x, y, tile, rotation } of laid) {
    const spec = specOf(tile);
    if (!spec) continue;
    g.save();
    g.translate(x, y);
    turnSquare(g, rotation);
    drawTile(g, spec);
    g.restore();
  }
}
