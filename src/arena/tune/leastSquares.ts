/** A sparse row; all other numbers are 0. */
export interface SparseRow {
  readonly index: readonly number[];
  readonly amount: readonly number[];
}

/** Linear least squares by normal equations, row by row; older rows can be discounted. */
export class LeastSquares {
  /** Sum of outer products of the rows, lower triangle; sum of rows times targets. */
  private readonly products: Float64Array;
  private readonly moments: Float64Array;

  constructor(private readonly size: number) {
    this.products = new Float64Array(size * size);
    this.moments = new Float64Array(size);
  }

  /** Adds the equation weights · `row` = `target`. */
  add({ index, amount }: SparseRow, target: number): void {
    const { size, products, moments } = this;
    for (let p = 0; p < index.length; p++) {
      const [i, a] = [index[p] as number, amount[p] as number];
      moments[i] = (moments[i] as number) + a * target;
      for (let q = 0; q < index.length; q++) {
        const at = i * size + (index[q] as number);
        if ((index[q] as number) <= i) products[at] = (products[at] as number) + a * (amount[q] as number);
      }
    }
  }

  /** Adds equations that pull every weight towards `weights`, as strong as `strength` rows of a single 1. */
  pull(weights: Float64Array, strength: number): void {
    for (let i = 0; i < this.size; i++)
      this.add({ index: [i], amount: [Math.sqrt(strength)] }, Math.sqrt(strength) * (weights[i] as number));
  }

  /** Multiplies the weight of everything added so far by `factor`. */
  fade(factor: number): void {
    for (let n = 0; n < this.products.length; n++) this.products[n] = (this.products[n] as number) * factor;
    for (let n = 0; n < this.moments.length; n++) this.moments[n] = (this.moments[n] as number) * factor;
  }

  /** Returns the best weights, pulled towards `near` with `strength` in this call only (ridge regression). */
  solve(near: Float64Array, strength: number): Float64Array {
    const pulled = new LeastSquares(this.size);
    pulled.products.set(this.products);
    pulled.moments.set(this.moments);
    pulled.pull(near, strength);
    return solveCholesky(pulled.products, pulled.moments);
  }
}

/** Solves `matrix · x = right` for a positive definite matrix, whose lower triangle is read and overwritten. */
export function solveCholesky(matrix: Float64Array, right: Float64Array): Float64Array {
  const n = right.length;
  const get = (i: number, j: number): number => matrix[i * n + j] as number;
  for (let j = 0; j < n; j++) {
    for (let i = j; i < n; i++) {
      let sum = get(i, j);
      for (let k = 0; k < j; k++) sum -= get(i, k) * get(j, k);
      if (i === j && sum <= 0) throw new Error('Expected a positive definite matrix');
      matrix[i * n + j] = i === j ? Math.sqrt(sum) : sum / get(j, j);
    }
  }
  const x = Float64Array.from(right);
  for (let i = 0; i < n; i++) {
    for (let k = 0; k < i; k++) x[i] = (x[i] as number) - get(i, k) * (x[k] as number);
    x[i] = (x[i] as number) / get(i, i);
  }
  for (let i = n - 1; i >= 0; i--) {
    for (let k = i + 1; k < n; k++) x[i] = (x[i] as number) - get(k, i) * (x[k] as number);
    x[i] = (x[i] as number) / get(i, i);
  }
  return x;
}
