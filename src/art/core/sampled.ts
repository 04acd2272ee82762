/** A signed distance or another value at each place; sampled ones can answer for a whole row. */
export interface Field {
  (x: number, y: number): number;
  /** Sets `out[i]` to the value at `xs[i], y`, from `from` up to `to`. */
  readonly row?: (out: Float64Array, xs: Float64Array, from: number, to: number, y: number) => void;
}

export type Sampled = Field & Required<Pick<Field, 'row'>>;

/**
 * Samples a field of the unit square on a grid and interpolates: for smooth fields this costs a tenth of the formula.
 * A row of samples is taken when it is first needed.
 */
export function sampled(field: Field, n = 128): Sampled {
  const grid: Grid = { field, n, values: new Float32Array((n + 2) * (n + 2)), taken: new Uint8Array(n + 2) };
  return Object.assign((x: number, y: number): number => valueAt(grid, x, y), {
    row: (out: Float64Array, xs: Float64Array, from: number, to: number, y: number): void => {
      for (let i = from; i < to; i++) out[i] = valueAt(grid, xs[i] as number, y);
    },
  });
}

interface Grid {
  readonly field: Field;
  readonly n: number;
  readonly values: Float32Array;
  /** 1 for each row that has its samples. */
  readonly taken: Uint8Array;
}

function take({ field, n, values, taken }: Grid, j: number): void {
  if (taken[j] === 1) return;
  taken[j] = 1;
  const count = n + 2;
  for (let i = 0; i < count; i++) values[j * count + i] = field(i / n, j / n);
}

function valueAt(grid: Grid, x: number, y: number): number {
  const { n, values, taken } = grid;
  const row = n + 2;
  const gx = x <= 0 ? 0 : x >= 1 ? n : x * n;
  const gy = y <= 0 ? 0 : y >= 1 ? n : y * n;
  const i = gx | 0;
  const j = gy | 0;
  if (taken[j] === 0 || taken[j + 1] === 0) {
    take(grid, j);
    take(grid, j + 1);
  }
  const fx = gx - i;
  const fy = gy - j;
  const k = j * row + i;
  const a = values[k] as number;
  const c = values[k + row] as number;
  const top = a + ((values[k + 1] as number) - a) * fx;
  const bottom = c + ((values[k + row + 1] as number) - c) * fx;
  return top + (bottom - top) * fy;
}
