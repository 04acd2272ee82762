import { clamp, hypot } from './math.ts';
import type { Point } from './math.ts';

export type Polyline = readonly Point[];

/** A cubic Bézier curve in `n` steps. */
export function cubic(a: Point, c1: Point, c2: Point, b: Point, n: number): Point[] {
  const out: Point[] = [];
  for (let i = 0; i <= n; i++) {
    const t = i / n;
    const u = 1 - t;
    const k0 = u * u * u;
    const k1 = 3 * u * u * t;
    const k2 = 3 * u * t * t;
    const k3 = t * t * t;
    out.push([k0 * a[0] + k1 * c1[0] + k2 * c2[0] + k3 * b[0], k0 * a[1] + k1 * c1[1] + k2 * c2[1] + k3 * b[1]]);
  }
  return out;
}

const RUN = 6;
/** Segments in a flat array, in short runs with bounding boxes: most runs are ruled out by their box. */
interface Segments {
  readonly data: Float64Array;
  readonly boxes: Float64Array;
  readonly count: number;
  /** The run nearest to the previous point. Queries are mostly close to each other, so it is tried first. */
  likely: number;
  /** What was asked for last, and the answer: shapes along the same lines ask for the same place one after the other. */
  x: number;
  y: number;
  distance: number;
}
const flattened = new WeakMap<readonly Polyline[], Segments>();

function flatten(lines: readonly Polyline[]): Segments {
  const flat: number[] = [];
  for (const line of lines) {
    let last: Point | undefined;
    for (const point of line) {
      if (last) flat.push(last[0], last[1], point[0] - last[0], point[1] - last[1]);
      last = point;
    }
  }
  const count = flat.length / 4;
  const boxes: number[] = [];
  for (let s = 0; s < count; s += RUN) {
    let x0 = Infinity;
    let y0 = Infinity;
    let x1 = -Infinity;
    let y1 = -Infinity;
    for (let i = s; i < Math.min(count, s + RUN); i++) {
      const [x = 0, y = 0, dx = 0, dy = 0] = flat.slice(i * 4, i * 4 + 4);
      x0 = Math.min(x0, x, x + dx);
      y0 = Math.min(y0, y, y + dy);
      x1 = Math.max(x1, x, x + dx);
      y1 = Math.max(y1, y, y + dy);
    }
    boxes.push(x0, y0, x1, y1);
  }
  return {
    data: Float64Array.from(flat),
    boxes: Float64Array.from(boxes),
    count,
    likely: 0,
    x: NaN,
    y: NaN,
    distance: NOWHERE,
  };
}

/** Farther than any line on a tile: what is farther away from an outline of a figure is not told apart. */
export const NOWHERE = 9;

/** Distance to the nearest of the lines; 9 if there are none. */
export function distanceToLines(lines: readonly Polyline[], x: number, y: number): number {
  let segments = flattened.get(lines);
  if (!segments) {
    segments = flatten(lines);
    flattened.set(lines, segments);
  }
  const { boxes, count, likely } = segments;
  if (count === 0) return NOWHERE;
  if (x === segments.x && y === segments.y) return segments.distance;
  let best = Math.min(NOWHERE * NOWHERE, squareToRun(segments, likely, x, y));
  for (let run = 0, b = 0; b < boxes.length; run++, b += 4) {
    if (run === likely) continue;
    const outX = beyond(boxes[b] as number, boxes[b + 2] as number, x);
    const outY = beyond(boxes[b + 1] as number, boxes[b + 3] as number, y);
    if (outX * outX + outY * outY >= best) continue;
    const square = squareToRun(segments, run, x, y);
    if (square >= best) continue;
    best = square;
    segments.likely = run;
  }
  segments.x = x;
  segments.y = y;
  return (segments.distance = Math.sqrt(best));
}

/** How far a number is outside of a range. */
export const beyond = (from: number, to: number, at: number): number => (at < from ? from - at : at > to ? at - to : 0);

/** Square of the distance to the segments of a run. */
function squareToRun({ data, count }: Segments, run: number, x: number, y: number): number {
  let best = Infinity;
  const end = Math.min(count, (run + 1) * RUN) * 4;
  for (let i = run * RUN * 4; i < end; i += 4) {
    const dx = data[i + 2] as number;
    const dy = data[i + 3] as number;
    const px = x - (data[i] as number);
    const py = y - (data[i + 1] as number);
    const t = clamp((px * dx + py * dy) / (dx * dx + dy * dy || 1));
    const ex = px - dx * t;
    const ey = py - dy * t;
    const d = ex * ex + ey * ey;
    if (d < best) best = d;
  }
  return best;
}

/** A point on a line and the direction there, in radians. */
export interface Station {
  readonly x: number;
  readonly y: number;
  readonly angle: number;
}

/** Points about every `step` along a line, evenly spaced. */
export function resample(line: Polyline, step: number): Station[] {
  const length: number[] = [0];
  let total = 0;
  for (let i = 1; i < line.length; i++) {
    const [ax, ay] = line[i - 1] as Point;
    const [bx, by] = line[i] as Point;
    total += hypot(bx - ax, by - ay);
    length.push(total);
  }
  const count = Math.max(1, Math.round(total / step));
  const out: Station[] = [];
  let k = 1;
  for (let q = 0; q < count; q++) {
    const d = ((q + 0.5) / count) * total;
    while ((length[k] ?? total) < d) k++;
    const from = length[k - 1] ?? 0;
    const t = (d - from) / ((length[k] ?? total) - from || 1);
    const [px, py] = line[k - 1] as Point;
    const [qx, qy] = line[Math.min(k, line.length - 1)] as Point;
    const before = line[Math.max(0, k - 2)] as Point;
    const after = line[Math.min(line.length - 1, k + 1)] as Point;
    out.push({
      x: px + (qx - px) * t,
      y: py + (qy - py) * t,
      angle: Math.atan2(after[1] - before[1], after[0] - before[0]),
    });
  }
  return out;
}

/** Marching squares: the lines where a field is 0 inside the unit square; closed lines end where they start. */
export function contour(field: (x: number, y: number) => number, n = 96): Point[][] {
  const values = new Float64Array((n + 1) * (n + 1));
  for (let j = 0; j <= n; j++) for (let i = 0; i <= n; i++) values[j * (n + 1) + i] = field(i / n, j / n);
  const value = (i: number, j: number): number => values[j * (n + 1) + i] as number;
  const key = (p: Point): string => `${Math.round(p[0] * 4096)},${Math.round(p[1] * 4096)}`;
  const links = new Map<string, { readonly point: Point; readonly to: Point[] }>();
  const link = (from: Point, to: Point): void => {
    const node = links.get(key(from));
    if (node) node.to.push(to);
    else links.set(key(from), { point: from, to: [to] });
  };
  for (let j = 0; j < n; j++) {
    for (let i = 0; i < n; i++) {
      const crossings: Point[] = [];
      const cut = (x0: number, y0: number, x1: number, y1: number): void => {
        const a = value(x0, y0);
        const b = value(x1, y1);
        if (a < 0 === b < 0) return;
        const t = a / (a - b);
        crossings.push([(x0 + (x1 - x0) * t) / n, (y0 + (y1 - y0) * t) / n]);
      };
      cut(i, j, i + 1, j);
      cut(i + 1, j, i + 1, j + 1);
      cut(i, j + 1, i + 1, j + 1);
      cut(i, j, i, j + 1);
      for (let c = 0; c + 1 < crossings.length; c += 2) {
        const a = crossings[c] as Point;
        const b = crossings[c + 1] as Point;
        link(a, b);
        link(b, a);
      }
    }
  }
  return chain(links, key);
}

function chain(
  links: ReadonlyMap<string, { readonly point: Point; readonly to: readonly Point[] }>,
  key: (p: Point) => string,
): Point[][] {
  const seen = new Set<string>();
  const lines: Point[][] = [];
  const open = [...links].filter(([, node]) => node.to.length === 1).map(([name]) => name);
  for (const start of [...open, ...links.keys()]) {
    if (seen.has(start)) continue;
    const line: Point[] = [];
    for (let name: string | undefined = start; name !== undefined;) {
      const node = links.get(name);
      if (!node) break;
      seen.add(name);
      line.push(node.point);
      const next: Point | undefined = node.to.find((p) => !seen.has(key(p)));
      name = next && key(next);
    }
    if (line.length <= 4) continue;
    const first = line[0];
    if (first && !open.includes(start)) line.push(first);
    lines.push(line);
  }
  return lines;
}
