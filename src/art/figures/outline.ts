import type { Point } from '../core/math.ts';
import { beyond, distanceToLines, NOWHERE } from '../core/polyline.ts';
import { pathLines } from '../core/svgPath.ts';

/** Signed distance to filled outlines, negative inside. */
export type Shape = (x: number, y: number) => number;

/**
 * Combines several paths: a point is inside if it is inside any of them (even-odd within a path). Beyond `reach` the
 * distance is not worked out, and is `reach`.
 */
export function shapeOf(paths: readonly string[], reach = NOWHERE): Shape {
  const outlines = paths.map((path) => {
    const lines = pathLines(path).map((line) => [...line, ...line.slice(0, 1)]);
    return { lines, isInside: insideOf(edgesOf(lines)), box: boxOf(lines.flat()) };
  });
  return (x, y) => {
    let best = reach;
    for (const { lines, isInside, box } of outlines) {
      const away = Math.max(beyond(box.x0, box.x1, x), beyond(box.y0, box.y1, y));
      if (away > 0 && away >= best) continue;
      const d = distanceToLines(lines, x, y) * (isInside(x, y) ? -1 : 1);
      if (d < best) best = d;
    }
    return best;
  };
}

const boxOf = (points: readonly Point[]) => ({
  x0: Math.min(...points.map(([x]) => x)),
  y0: Math.min(...points.map(([, y]) => y)),
  x1: Math.max(...points.map(([x]) => x)),
  y1: Math.max(...points.map(([, y]) => y)),
});

function edgesOf(lines: readonly (readonly Point[])[]): Float64Array {
  const out: number[] = [];
  for (const line of lines) {
    for (const [i, point] of line.entries()) {
      const next = line[i + 1];
      if (next) out.push(point[0], point[1], next[0], next[1]);
    }
  }
  return Float64Array.from(out);
}

/** Crossing number of a ray to the right. Pictures ask row by row: where a row crosses the edges is worked out once. */
function insideOf(edges: Float64Array): (x: number, y: number) => boolean {
  let row = NaN;
  let crossings: number[] = [];
  return (x, y) => {
    if (y !== row) {
      row = y;
      crossings = crossingsAt(edges, y);
    }
    let inside = false;
    for (const crossing of crossings) if (x < crossing) inside = !inside;
    return inside;
  };
}

function crossingsAt(edges: Float64Array, y: number): number[] {
  const out: number[] = [];
  for (let i = 0; i < edges.length; i += 4) {
    const ay = edges[i + 1] as number;
    const by = edges[i + 3] as number;
    if (ay > y === by > y) continue;
    const ax = edges[i] as number;
    out.push(ax + ((y - ay) / (by - ay)) * ((edges[i + 2] as number) - ax));
  }
  return out;
}
