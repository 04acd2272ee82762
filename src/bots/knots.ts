/** Weights of a linear evaluation: rows for some numbers of undrawn tiles (knots), interpolated between them. */

/** Weights by knot and feature: `knot × features + feature`. */
export type Weights = Float64Array;

export interface Knots {
  /** Numbers of undrawn tiles with a row of weights, ascending from 0. */
  readonly at: readonly number[];
  readonly features: number;
}

/** The knot below a number of undrawn tiles, and the fraction of the way to the next one. */
export function knotOf({ at }: Knots, left: number): readonly [number, number] {
  let knot = 0;
  while (knot < at.length - 2 && left >= (at[knot + 1] as number)) knot++;
  const [low, high] = [at[knot] as number, at[knot + 1] as number];
  return [knot, Math.min(1, (left - low) / (high - low))];
}

/** Weights interpolated for every number of undrawn tiles, up to the last knot. */
export function weightsByLeft(knots: Knots, weights: Weights): readonly Float64Array[] {
  const { at, features } = knots;
  return Array.from({ length: (at[at.length - 1] as number) + 1 }, (_, left) => {
    const [knot, part] = knotOf(knots, left);
    return Float64Array.from(
      { length: features },
      (__, f) =>
        (weights[knot * features + f] as number) * (1 - part) + (weights[(knot + 1) * features + f] as number) * part,
    );
  });
}

/** Parses the rows of a weights file; throws if it has the wrong size. */
export function parseWeights({ at, features }: Knots, rows: readonly (readonly number[])[]): Weights {
  if (rows.length !== at.length || rows.some((row) => row.length !== features))
    throw new Error(`Expected ${at.length} rows of ${features} weights`);
  return Float64Array.from(rows.flat());
}

/** Formats weights for a file, rounded to hundredths, which is as precise as they are. */
export const formatWeights = ({ at, features }: Knots, weights: Weights): string =>
  `[\n${at.map((_, knot) => `  [${[...weights.subarray(knot * features, (knot + 1) * features)].map((w) => Math.round(w * 100) / 100).join(', ')}]`).join(',\n')}\n]\n`;
