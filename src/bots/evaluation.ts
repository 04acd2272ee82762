import type { CastlePosition, Player } from '../game/index.ts';
import { FEATURES, Features } from './features.ts';

/** Numbers of undrawn tiles for which weights are given; between them they are mixed. */
export const KNOTS = [0, 5, 12, 24, 40, 60] as const;
export const WEIGHT_COUNT = KNOTS.length * FEATURES;

/** Weights by knot and feature: `knot × FEATURES + feature`. */
export type Weights = Float64Array;

/** The knot below a number of undrawn tiles and the part of the way to the next one. */
export function knotOf(left: number): readonly [number, number] {
  let knot = 0;
  while (knot < KNOTS.length - 2 && left >= (KNOTS[knot + 1] as number)) knot++;
  const [low, high] = [KNOTS[knot] as number, KNOTS[knot + 1] as number];
  return [knot, Math.min(1, (left - low) / (high - low))];
}

/** Weights mixed for every number of undrawn tiles. */
export function weightsByLeft(weights: Weights): readonly Float64Array[] {
  return Array.from({ length: (KNOTS[KNOTS.length - 1] as number) + 1 }, (_, left) => {
    const [knot, part] = knotOf(left);
    return Float64Array.from({ length: FEATURES }, (__, f) => (weights[knot * FEATURES + f] as number) * (1 - part) + (weights[(knot + 1) * FEATURES + f] as number) * part);
  });
}

/** What a position is worth: the points now and those to come, by a linear evaluation. */
export class Evaluation {
  readonly features: Features;
  /** How many positions were read: the work done. */
  count = 0;

  constructor(
    private readonly position: CastlePosition,
    /** Weights by undrawn tiles; `null`: only the points of the moment count. */
    private readonly byLeft: readonly Float64Array[] | null,
    unseenEffects: Float64Array,
  ) {
    this.features = new Features(position, unseenEffects);
  }

  /** Makes ready for positions with one tile more, which are then told faster. */
  look(): void {
    if (this.byLeft) this.features.look();
  }

  /** Expected lead of `me` at the end, in points. The position waits for a draw or for the final scoring. */
  value(me: Player): number {
    const { position, features } = this;
    this.count++;
    const ended = position.awaiting === 'final';
    if (ended) position.advance();
    let value = position.score(0) - position.score(1);
    if (ended) position.undo();
    else if (this.byLeft && position.awaiting !== 'over') {
      features.read();
      value += this.weigh(this.byLeft);
    }
    return me === 0 ? value : -value;
  }

  /** What one more follower of `me` would add to the value told last (Features.readDeployment). */
  deploymentGain(root: number, me: Player): number {
    if (!this.byLeft) return 0;
    this.features.readDeployment(root, me);
    const gain = this.weigh(this.byLeft);
    return me === 0 ? gain : -gain;
  }

  private weigh(byLeft: readonly Float64Array[]): number {
    const { index, amount, count } = this.features;
    const weights = byLeft[this.position.left] as Float64Array;
    let sum = 0;
    for (let n = 0; n < count; n++) sum += (weights[index[n] as number] as number) * (amount[n] as number);
    return sum;
  }
}
