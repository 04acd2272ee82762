import { KINDS, MARKET_POINTS } from '../../game/index.ts';
import type { EvaluationInputs } from '../../game/index.ts';
import { power } from '../power.ts';

const COURT = KINDS.indexOf('court');
/** In how many turns of a player two regions may be joined. */
const SOON = 4;

/** By number of tiles among those left: the chance that a player draws one of them soon. */
const chancesWith = (left: number): Float64Array =>
  Float64Array.from(
    { length: left + 1 },
    (_, tiles) => 1 - power(1 - tiles / Math.max(1, left), Math.min(SOON, left / 2)),
  );

interface Rows extends Pick<EvaluationInputs, 'kind' | 'points' | 'mark' | 'fits' | 'weights'> {
  readonly pairs: Pick<EvaluationInputs['pairs'], 'a' | 'b' | 'tilesJoining'>;
}

/** What it is worth that a tile joins two regions of the same kind. */
export class Joins {
  private left = -1;
  private chances: Float64Array = new Float64Array(0);
  /** By number of undrawn tiles. */
  private readonly known: Float64Array[] = [];

  constructor(private readonly inputs: Rows) {}

  /** Computes the chances with this many undrawn tiles. */
  know(left: number): void {
    if (left === this.left) return;
    this.left = left;
    this.chances = this.known[left] ??= chancesWith(left);
  }

  /** The chance that a player draws a tile soon that joins pair `n`. */
  soon(n: number): number {
    return this.chances[this.inputs.pairs.tilesJoining(n)] as number;
  }

  /** The chance that the next tile is one. */
  now(n: number): number {
    return this.inputs.pairs.tilesJoining(n) / Math.max(1, this.left);
  }

  /** True if nobody has a follower in one of the two regions. */
  isWithFree(n: number): boolean {
    const { pairs } = this.inputs;
    return this.isFree(pairs.a[n] as number) || this.isFree(pairs.b[n] as number);
  }

  /**
   * Points that the join of pair `n` gains for player 0, minus those for player 1: whoever has more followers then gets
   * all, and in a tie nobody scores.
   */
  change(n: number): number {
    const { pairs, weights } = this.inputs;
    const [first, second] = weights;
    const a = pairs.a[n] as number;
    const b = pairs.b[n] as number;
    const leadA = (first[a] as number) - (second[a] as number);
    const leadB = (first[b] as number) - (second[b] as number);
    const [signA, signB, sign] = [Math.sign(leadA), Math.sign(leadB), Math.sign(leadA + leadB)];
    const changeA = sign === signA ? 0 : (sign - signA) * this.worth(a);
    return sign === signB ? changeA : changeA + (sign - signB) * this.worth(b);
  }

  private isFree(row: number): boolean {
    const [first, second] = this.inputs.weights;
    return (first[row] as number) + (second[row] as number) === 0;
  }

  /** Points that the region may still pay. */
  private worth(row: number): number {
    const { kind, fits, mark, points } = this.inputs;
    if (kind[row] === COURT) return MARKET_POINTS * (mark[row] as number);
    return fits[row] === 0 ? 0 : (points[row] as number);
  }
}
