import type { CastlePosition, Player } from '../../game/index.ts';
import { FEATURES, Features } from './features.ts';
import type { Knots } from '../knots.ts';
import type { Evaluator } from '../engine.ts';

export const KNOTS: Knots = { at: [0, 5, 12, 24, 40, 60], features: FEATURES };

/** Value of a position: the points now plus those expected by a linear evaluation. */
export class Evaluation implements Evaluator {
  readonly features: Features;
  /** Number of positions evaluated, which measures the work. */
  count = 0;

  constructor(
    private readonly position: CastlePosition,
    /** Weights by number of undrawn tiles; `null`: only current points count. */
    private readonly byLeft: readonly Float64Array[] | null,
    unseenEffects: Float64Array,
    /** How much the rival's points and prospects count. */
    private readonly rivals = 1,
  ) {
    this.features = new Features(position, unseenEffects);
  }

  /** Prepares for positions with one more tile, which can then be evaluated faster. */
  look(): void {
    if (this.byLeft) this.features.look();
  }

  /** Expected lead of `me` at the end, in points, while a draw or the final scoring is awaited. */
  value(me: Player): number {
    const { position, features } = this;
    this.count++;
    const ended = position.awaiting === 'final';
    if (ended) position.advance();
    const mine = position.score(me);
    const theirs = position.score(me === 0 ? 1 : 0);
    const lead = this.rivals === 1 ? mine - theirs : mine - this.rivals * theirs;
    if (ended) position.undo();
    else if (this.byLeft && position.awaiting !== 'over') {
      features.read();
      return lead + this.weigh(this.byLeft, me);
    }
    return lead;
  }

  /** What one more follower of `me` would add to the last result of `value` (Features.readDeployment). */
  deploymentGain(root: number, me: Player): number {
    if (!this.byLeft) return 0;
    this.features.readDeployment(root, me);
    return this.weigh(this.byLeft, me);
  }

  points(): number {
    return this.position.score(0) + this.position.score(1);
  }

  private weigh(byLeft: readonly Float64Array[], me: Player): number {
    const { features, rivals } = this;
    const { index, amount, owner, count } = features;
    const weights = byLeft[this.position.left] as Float64Array;
    let sum = 0;
    if (rivals === 1)
      for (let n = 0; n < count; n++) sum += (weights[index[n] as number] as number) * (amount[n] as number);
    else
      for (let n = 0; n < count; n++) {
        const part = (weights[index[n] as number] as number) * (amount[n] as number);
        sum += owner[n] === me ? part : rivals * part;
      }
    return me === 0 ? sum : -sum;
  }
}
