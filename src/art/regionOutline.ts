import { cellKey } from '../game/index.ts';
import type { FeatureAt, LaidTile } from '../game/index.ts';
import type { Area } from './contract.ts';
import type { Ground, Point } from './ground.ts';

/** The ground that a region covers: its bounding box in cells and its border as closed lines. */
export interface RegionShape {
  readonly box: Area;
  readonly loops: readonly (readonly Point[])[];
}

/** Samples per cell: fine enough for lanes, coarse enough to trace a court of sixty tiles without delay. */
const GRAIN = 48;
const MARGIN = 1;

interface Mask {
  readonly width: number;
  readonly height: number;
  readonly bits: Uint8Array;
}

/** Traces the border of these features; features of cells without a tile are left out. */
export function regionShape(
  features: readonly FeatureAt[],
  laid: readonly LaidTile[],
  places: Pick<Ground, 'owner'>,
): RegionShape {
  const tiles = new Map(laid.map((tile) => [cellKey(tile), tile]));
  const known = features.filter((feature) => tiles.has(cellKey(feature)));
  const left = Math.min(...known.map((cell) => cell.x));
  const top = Math.min(...known.map((cell) => cell.y));
  const columns = Math.max(...known.map((cell) => cell.x)) - left + 1;
  const rows = Math.max(...known.map((cell) => cell.y)) - top + 1;
  if (known.length === 0) return { box: { x: 0, y: 0, w: 0, h: 0 }, loops: [] };

  const mask = { width: columns * GRAIN + 2 * MARGIN, height: rows * GRAIN + 2 * MARGIN, bits: new Uint8Array(0) };
  mask.bits = new Uint8Array(mask.width * mask.height);
  const wanted = new Map<string, Set<number>>();
  for (const at of known) wanted.set(cellKey(at), (wanted.get(cellKey(at)) ?? new Set()).add(at.feature));
  for (const [key, numbers] of wanted) {
    const tile = tiles.get(key);
    if (tile) fillCell(mask, tile, { x: tile.x - left, y: tile.y - top }, numbers, places);
  }
  const loops = trace(mask)
    .filter((loop) => loop.length > 12)
    .map((loop) =>
      smooth(smooth(loop)).map((point) => ({
        x: left + (point.x - MARGIN) / GRAIN,
        y: top + (point.y - MARGIN) / GRAIN,
      })),
    );
  return { box: { x: left, y: top, w: columns, h: rows }, loops };
}

function fillCell(
  mask: Mask,
  tile: LaidTile,
  corner: Point,
  numbers: ReadonlySet<number>,
  places: Pick<Ground, 'owner'>,
): void {
  for (let row = 0; row < GRAIN; row += 1) {
    for (let column = 0; column < GRAIN; column += 1) {
      const owner = places.owner(tile, { x: (column + 0.5) / GRAIN, y: (row + 0.5) / GRAIN });
      if (!numbers.has(owner)) continue;
      mask.bits[(corner.y * GRAIN + row + MARGIN) * mask.width + corner.x * GRAIN + column + MARGIN] = 1;
    }
  }
}

/** Traces every border of the mask with the filled side on the right; points are corners of samples. */
export function trace({ width, height, bits }: Mask): Point[][] {
  const filled = (x: number, y: number): boolean =>
    x >= 0 && y >= 0 && x < width && y < height && bits[y * width + x] === 1;
  const loops: Point[][] = [];
  const used = new Set<number>();
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      // A border starts above a filled sample whose northern neighbour is empty.
      if (!filled(x, y) || filled(x, y - 1) || used.has(y * width + x)) continue;
      loops.push(walk(x, y, width, filled, used));
    }
  }
  return loops;
}

const STEPS = [
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
  { x: 0, y: -1 },
] as const;

function walk(
  startX: number,
  startY: number,
  width: number,
  filled: (x: number, y: number) => boolean,
  used: Set<number>,
): Point[] {
  const loop: Point[] = [];
  let x = startX;
  let y = startY;
  let heading = 0;
  do {
    loop.push({ x, y });
    if (heading === 0) used.add(y * width + x);
    const step = STEPS[heading % 4] ?? STEPS[0];
    x += step.x;
    y += step.y;
    heading = turn(x, y, heading, filled);
  } while (x !== startX || y !== startY || heading !== 0);
  return loop;
}

/** The direction at a corner: right if nothing is filled ahead, left if both samples are, otherwise straight on. */
function turn(x: number, y: number, heading: number, filled: (x: number, y: number) => boolean): number {
  const [ahead, beside] = [
    [filled(x, y - 1), filled(x, y)],
    [filled(x, y), filled(x - 1, y)],
    [filled(x - 1, y), filled(x - 1, y - 1)],
    [filled(x - 1, y - 1), filled(x, y - 1)],
  ][heading] ?? [false, false];
  if (!beside) return (heading + 1) % 4;
  return ahead ? (heading + 3) % 4 : heading;
}

/** Smooths the steps of a traced border: each point becomes the mean of its neighbourhood. */
export function smooth(loop: readonly Point[]): Point[] {
  const count = loop.length;
  return loop.map((_, index) => {
    let x = 0;
    let y = 0;
    for (let offset = -2; offset <= 2; offset += 1) {
      const point = loop[(index + offset + count) % count];
      x += point?.x ?? 0;
      y += point?.y ?? 0;
    }
    return { x: x / 5, y: y / 5 };
  });
}

export function loopLength(loop: readonly Point[]): number {
  let length = 0;
  for (const [index, point] of loop.entries()) {
    const next = loop[(index + 1) % loop.length];
    if (next) length += Math.hypot(next.x - point.x, next.y - point.y);
  }
  return length;
}
