/** A field of the unit square that is read from samples. */
export interface Sampled {
  (x: number, y: number): number;
  /** Sets `out[i]` to the value at `xs[i], y`, from `from` up to `to`. */
  row(out: Float64Array, xs: Float64Array, from: number, to: number, y: number): void;
}

/**
 * Samples a field of the unit square on a grid and interpolates: for smooth fields this costs a tenth of the formula.
 */
export function sampled(field: (x: number, y: number) => number, n = 128): Sampled {
  const row = n + 2;
  const values = new Float32Array(row * row);
  for (let j = 0; j < row; j++) sampleRow(field, values, j * row, row, n, j / n);
  return Object.assign((x: number, y: number): number => valueAt(values, n, x, y), {
    row: (out: Float64Array, xs: Float64Array, from: number, to: number, y: number): void => {
      for (let i = from; i < to; i++) out[i] = valueAt(values, n, xs[i] as number, y);
    },
  });
}

function sampleRow(
  field: (x: number, y: number) => number,
  values: Float32Array,
  start: number,
  count: number,
  n: number,
  y: number,
): void {
  for (let i = 0; i < count; i++) values[start + i] = field(i / n, y);
}

function valueAt(values: Float32Array, n: number, x: number, y: number): number {
  const row = n + 2;
  const gx = x <= 0 ? 0 : x >= 1 ? n : x * n;
  const gy = y <= 0 ? 0 : y >= 1 ? n : y * n;
  const i = gx | 0;
  const j = gy | 0;
  const fx = gx - i;
  const fy = gy - j;
  const k = j * row + i;
  const a = values[k] as number;
  const c = values[k + row] as number;
  const top = a + ((values[k + 1] as number) - a) * fx;
  const bottom = c + ((values[k + row + 1] as number) - c) * fx;
  return top + (bottom - top) * fy;
}
