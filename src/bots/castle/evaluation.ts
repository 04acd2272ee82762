import type { CastlePosition, Player } from '../../game/index.ts';
import { FEATURES, Features } from './features.ts';
import type { Knots } from '../knots.ts';
import type { Evaluator } from '../engine.ts';

export const KNOTS: Knots = { at: [0, 5, 12, 24, 40, 60], features: FEATURES };

/** What a position is worth: the points now and those to come, by a linear evaluation. */
export class Evaluation implements Evaluator {
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

  points(): number {
    return this.position.score(0) + this.position.score(1);
  }

  private weigh(byLeft: readonly Float64Array[]): number {
    const { index, amount, count } = this.features;
    const weights = byLeft[this.position.left] as Float64Array;
    let sum = 0;
    for (let n = 0; n < count; n++) sum += (weights[index[n] as number] as number) * (amount[n] as number);
    return sum;
  }
}
