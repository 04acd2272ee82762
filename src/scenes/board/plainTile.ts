import type { Scene } from 'phaser';
import type { Rotation, Side, TileSpec } from '../../game/index.ts';
import { addTexture, makeCanvas } from '../pictures/canvas.ts';

/** Tiles in flat colours, drawn at once from their data; they stand in until the painted ones arrive. */

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

function drawDot(g: CanvasRenderingContext2D, radius: number): void {
  g.beginPath();
  g.arc(0.5, 0.5, radius, 0, 2 * Math.PI);
  g.fill();
}

/** On one side, a bulge; on several, all that lies between them and the centre. */
function drawArea(g: CanvasRenderingContext2D, sides: readonly Side[]): void {
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
function drawLine(g: CanvasRenderingContext2D, sides: readonly Side[]): void {
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
function draw(g: CanvasRenderingContext2D, { features }: TileSpec): void {
  // Fields and courts, which have halves of sides, are behind everything else.
  g.fillStyle = colourOf(features.find(({ halves }) => halves.length > 0)?.kind);
  g.fillRect(0, 0, 1, 1);
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

/** The tile in flat colours. */
export const flatTile = (tile: TileSpec, rotation: Rotation): HTMLCanvasElement =>
  makeCanvas(PIXELS, PIXELS, (g) => {
    g.translate(PIXELS / 2, PIXELS / 2);
    g.rotate((rotation * Math.PI) / 2);
    g.scale(PIXELS, PIXELS);
    g.translate(-0.5, -0.5);
    draw(g, tile);
  });

/** The texture of a flat tile. */
export function plainTile(scene: Scene, tile: TileSpec, rotation: Rotation): string {
  const key = `plain:${tile.id}:${rotation}`;
  if (!scene.textures.exists(key)) addTexture(scene, key, flatTile(tile, rotation));
  return key;
}
