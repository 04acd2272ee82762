/** The painter does not distinguish distances beyond this. */
export const FAR = 9;
const INFINITE = 1e12;

/** Used again while the size stays the same. */
let squares = new Float64Array(0);

/**
 * Exact Euclidean distance (in units; a pixel is `px` units) from every pixel to the nearest one that is set
 * (Felzenszwalb, Huttenlocher).
 */
export function distanceTo(mask: Uint8Array, w: number, h: number, px: number): Float32Array {
  if (squares.length !== w * h) squares = new Float64Array(w * h);
  for (let i = 0; i < squares.length; i++) squares[i] = mask[i] ? 0 : INFINITE;
  const sweep = makeSweep(Math.max(w, h));
  for (let x = 0; x < w; x++) sweep(squares, x, w, h);
  for (let y = 0; y < h; y++) sweep(squares, y * w, 1, w);
  const out = new Float32Array(w * h);
  for (let i = 0; i < out.length; i++) out[i] = Math.min(FAR, Math.sqrt(squares[i] as number) * px);
  return out;
}

/** One line of the transform: lower envelope of parabolas over `n` values from `start`, `stride` apart. */
function makeSweep(longest: number): (values: Float64Array, start: number, stride: number, n: number) => void {
  const line = new Float64Array(longest);
  const apex = new Int32Array(longest);
  const bound = new Float64Array(longest + 1);
  return (values, start, stride, n) => {
    for (let q = 0; q < n; q++) line[q] = values[start + q * stride] as number;
    let k = 0;
    apex[0] = 0;
    bound[0] = -INFINITE;
    bound[1] = INFINITE;
    for (let q = 1; q < n; q++) {
      const own = (line[q] as number) + q * q;
      let v = apex[k] as number;
      let s = (own - (line[v] as number) - v * v) / (2 * q - 2 * v);
      while (k > 0 && s <= (bound[k] as number)) {
        k--;
        v = apex[k] as number;
        s = (own - (line[v] as number) - v * v) / (2 * q - 2 * v);
      }
      k++;
      apex[k] = q;
      bound[k] = s;
      bound[k + 1] = INFINITE;
    }
    k = 0;
    for (let q = 0; q < n; q++) {
      while ((bound[k + 1] as number) < q) k++;
      const v = apex[k] as number;
      values[start + q * stride] = (q - v) * (q - v) + (line[v] as number);
    }
  };
}
