import type { Point } from './math.ts';
import { cubic } from './polyline.ts';

/** Steps per curve. */
const CURVE = 10;

/**
 * Converts an SVG path of absolute `M L H V C A Z` to lines (arcs: only circles, as two points and a radius). Outlines
 * therefore need neither a canvas nor a font and are the same everywhere.
 */
export function pathLines(path: string): Point[][] {
  const tokens = path.match(/[A-Z]|-?\d*\.?\d+/g) ?? [];
  const lines: Point[][] = [];
  let pen: Point[] = [];
  let command = '';
  let x = 0;
  let y = 0;
  let k = 0;
  const number = (): number => Number(tokens[k++] ?? 0);
  while (k < tokens.length) {
    if (/[A-Z]/.test(tokens[k] ?? '')) command = tokens[k++] ?? '';
    if (command === 'Z') {
      const first = pen[0];
      if (first) pen.push(first);
      continue;
    }
    if (command === 'M') {
      x = number();
      y = number();
      pen = [[x, y]];
      lines.push(pen);
      command = 'L';
      continue;
    }
    if (command === 'C') {
      const c1: Point = [number(), number()];
      const c2: Point = [number(), number()];
      const end: Point = [number(), number()];
      pen.push(...cubic([x, y], c1, c2, end, CURVE).slice(1));
      [x, y] = end;
      continue;
    }
    if (command === 'A') {
      const radius = number();
      k += 2; // skips the second radius and the rotation of the axes
      const large = number() === 1;
      const sweep = number() === 1;
      const end: Point = [number(), number()];
      pen.push(...arc([x, y], end, radius, large, sweep));
      [x, y] = end;
      continue;
    }
    if (command === 'H') x = number();
    else if (command === 'V') y = number();
    else {
      x = number();
      y = number();
    }
    pen.push([x, y]);
  }
  return lines;
}

function arc(from: Point, to: Point, radius: number, large: boolean, sweep: boolean): Point[] {
  const dx = to[0] - from[0];
  const dy = to[1] - from[1];
  const chord = Math.hypot(dx, dy);
  const r = Math.max(radius, chord / 2);
  const rise = Math.sqrt(Math.max(0, r * r - (chord * chord) / 4)) * (large === sweep ? -1 : 1);
  const cx = (from[0] + to[0]) / 2 - (dy / chord) * rise;
  const cy = (from[1] + to[1]) / 2 + (dx / chord) * rise;
  const start = Math.atan2(from[1] - cy, from[0] - cx);
  let turn = Math.atan2(to[1] - cy, to[0] - cx) - start;
  if (sweep && turn <= 0) turn += Math.PI * 2;
  if (!sweep && turn >= 0) turn -= Math.PI * 2;
  const steps = Math.max(4, Math.ceil(Math.abs(turn) * 5));
  return Array.from({ length: steps }, (_, i): Point => {
    const a = start + (turn * (i + 1)) / steps;
    return [cx + Math.cos(a) * r, cy + Math.sin(a) * r];
  });
}
