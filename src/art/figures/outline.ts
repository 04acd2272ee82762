import type { Point } from '../core/math.ts';
import { distanceToLines } from '../core/polyline.ts';
import { pathLines } from '../core/svgPath.ts';

/** Signed distance to filled outlines, negative inside. */
export type Shape = (x: number, y: number) => number;

/** Combines several paths: a point is inside if it is inside any of them (even-odd within a path). */
export function shapeOf(paths: readonly string[]): Shape {
  const outlines = paths.map((path) => {
    const lines = pathLines(path).map((line) => [...line, ...line.slice(0, 1)]);
    return { lines, edges: edgesOf(lines) };
  });
  return (x, y) => {
    let best = 1e9;
    for (const { lines, edges } of outlines) {
      const d = distanceToLines(lines, x, y) * (isInside(edges, x, y) ? -1 : 1);
      if (d < best) best = d;
    }
    return best;
  };
}

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

/** Crossing number of a ray to the right. */
function isInside(edges: Float64Array, x: number, y: number): boolean {
  let inside = false;
  for (let i = 0; i < edges.length; i += 4) {
    const ay = edges[i + 1] as number;
    const by = edges[i + 3] as number;
    if (ay > y === by > y) continue;
    const ax = edges[i] as number;
    if (x < ax + ((y - ay) / (by - ay)) * ((edges[i + 2] as number) - ax)) inside = !inside;
  }
  return inside;
}
