/**
 * Box sum with radius `r`, borders repeated, `passes` times; in integers, so that the result for a window does not
 * depend on where the window starts. The sum of weights is `(2r + 1) ** (2 * passes)`.
 */
export function boxSum(values: Int32Array, w: number, h: number, r: number, passes: number, scratch: Int32Array): void {
  for (let p = 0; p < passes; p++) {
    rows(values, scratch, w, h, r);
    columns(scratch, values, w, h, r);
  }
}

export const boxWeight = (r: number, passes: number): number => (2 * r + 1) ** (2 * passes);

function rows(from: Int32Array, to: Int32Array, w: number, h: number, r: number): void {
  for (let j = 0; j < h; j++) {
    const row = j * w;
    let sum = 0;
    for (let i = -r; i <= r; i++) sum += from[row + (i < 0 ? 0 : i >= w ? w - 1 : i)] as number;
    for (let i = 0; i < w; i++) {
      to[row + i] = sum;
      const enter = i + r + 1;
      const leave = i - r;
      sum += (from[row + (enter >= w ? w - 1 : enter)] as number) - (from[row + (leave < 0 ? 0 : leave)] as number);
    }
  }
}

/** Row by row with an array of running sums, which uses the cache better than column by column. */
function columns(from: Int32Array, to: Int32Array, w: number, h: number, r: number): void {
  const sums = new Int32Array(w);
  for (let j = -r; j <= r; j++) {
    const row = (j < 0 ? 0 : j >= h ? h - 1 : j) * w;
    for (let i = 0; i < w; i++) sums[i] = (sums[i] as number) + (from[row + i] as number);
  }
  for (let j = 0; j < h; j++) {
    const row = j * w;
    const enter = Math.min(h - 1, j + r + 1) * w;
    const leave = Math.max(0, j - r) * w;
    for (let i = 0; i < w; i++) {
      const sum = sums[i] as number;
      to[row + i] = sum;
      sums[i] = sum + (from[enter + i] as number) - (from[leave + i] as number);
    }
  }
}
