import { clamp } from '../core/math.ts';
import { hash, Rng } from '../core/random.ts';
import type { Group } from './fields.ts';

/** House plots are on a grid with this many squares per side. */
export const GRID = 10;

/** A house plot, in grid squares. */
export interface Plot {
  readonly i: number;
  readonly j: number;
  readonly w: number;
  readonly h: number;
}
export interface Quarter {
  readonly houses: readonly Plot[];
  /** Remaining squares: gardens. */
  readonly gardens: readonly { readonly i: number; readonly j: number }[];
  /** All squares, `j * GRID + i`. */
  readonly squares: ReadonlySet<number>;
}

const SIZES: readonly (readonly [number, number])[] = [
  [2, 3],
  [3, 2],
  [2, 2],
  [2, 2],
  [1, 2],
  [2, 1],
];

export const squareAt = (x: number, y: number): number =>
  clamp(Math.floor(y * GRID), 0, GRID - 1) * GRID + clamp(Math.floor(x * GRID), 0, GRID - 1);

/** Divides a quarter into plots, `margin` inside its outline; the same for every picture size. */
export function parcel(group: Group, tileSeed: number, margin = 0.012): Quarter {
  const { houses, gardens } = pack((x, y) => group.field(x, y) < -margin, tileSeed + (group.sides[0] ?? 0) * 13);
  const squares = new Set(gardens.map(({ i, j }) => j * GRID + i));
  for (const plot of houses)
    for (let b = 0; b < plot.h; b++) for (let a = 0; a < plot.w; a++) squares.add((plot.j + b) * GRID + plot.i + a);
  return { houses, gardens, squares };
}

/** Greedy packing from the rim inwards: large plots that touch occupied squares come first. */
function pack(inside: (x: number, y: number) => boolean, seed: number): Pick<Quarter, 'houses' | 'gardens'> {
  const rng = new Rng(seed);
  const free = new Set<number>();
  for (let j = 0; j < GRID; j++)
    for (let i = 0; i < GRID; i++) if (inside((i + 0.5) / GRID, (j + 0.5) / GRID)) free.add(j * GRID + i);
  const rim = (c: number): number =>
    Math.min(c % GRID, Math.floor(c / GRID), GRID - 1 - (c % GRID), GRID - 1 - Math.floor(c / GRID));
  const order = [...free].sort((a, b) => rim(a) - rim(b) || hash(a, 1, seed) - hash(b, 1, seed));
  const fits = ({ i, j, w, h }: Plot): boolean => {
    if (i < 0 || j < 0 || i + w > GRID || j + h > GRID) return false;
    for (let b = 0; b < h; b++) for (let a = 0; a < w; a++) if (!free.has((j + b) * GRID + i + a)) return false;
    return true;
  };
  const contact = ({ i, j, w, h }: Plot): number => {
    let n = 0;
    for (let b = -1; b <= h; b++)
      for (let a = -1; a <= w; a++)
        if ((a < 0 || b < 0 || a === w || b === h) && !free.has((j + b) * GRID + i + a)) n++;
    return n;
  };
  const houses: Plot[] = [];
  const gardens: { i: number; j: number }[] = [];
  for (const c of order) {
    if (!free.has(c)) continue;
    const i = c % GRID;
    const j = Math.floor(c / GRID);
    let best: { plot: Plot; value: number } | undefined;
    for (const [w, h] of SIZES) {
      for (let oy = 0; oy < h; oy++) {
        for (let ox = 0; ox < w; ox++) {
          const plot = { i: i - ox, j: j - oy, w, h };
          if (!fits(plot)) continue;
          const value = w * h * 2 + contact(plot) * 0.5 + rng.next() * 6;
          if (!best || value > best.value) best = { plot, value };
        }
      }
    }
    if (!best) {
      gardens.push({ i, j });
      free.delete(c);
      continue;
    }
    houses.push(best.plot);
    for (let b = 0; b < best.plot.h; b++)
      for (let a = 0; a < best.plot.w; a++) free.delete((best.plot.j + b) * GRID + best.plot.i + a);
  }
  return { houses, gardens };
}
