import { carcassonne } from '../../game/index.ts';
import { power } from '../power.ts';

const FIELD = carcassonne.KINDS.indexOf('field');
/** In how many rounds two regions may be joined. */
const SOON = 4;
/** Sums of points that differ by less are equal; they were added up in another order. */
const ROUNDING = 1e-9;

type Rows = Pick<
  carcassonne.EvaluationInputs,
  'kind' | 'worth' | 'weights' | 'chance' | 'hope' | 'finished' | 'shared'
>;

/** What it is worth to every player that a tile joins two regions of the same kind. */
export class Joins {
  /** By player: what the join read last changes, in points. */
  readonly swing: Float64Array;
  /** `gainers × most + tiles`: the chance that one of so many players draws one of so many tiles soon. */
  private chances = new Float64Array(0);
  private most = 0;

  constructor(
    private readonly players: number,
    private readonly inputs: Rows,
  ) {
    this.swing = new Float64Array(players);
  }

  /** Computes the chances with this many undrawn tiles. */
  ease(left: number): void {
    const { players } = this;
    if (left >= this.most) {
      this.most = left + 1;
      this.chances = new Float64Array((players + 1) * this.most);
    }
    const draws = Math.min(SOON, left / players);
    for (let gainers = 1, at = this.most; gainers <= players; gainers++, at += this.most)
      for (let tiles = 0; tiles <= left; tiles++)
        this.chances[at + tiles] = 1 - power(1 - tiles / Math.max(1, left), gainers * draws);
  }

  chance(gainers: number, tiles: number): number {
    return this.chances[gainers * this.most + tiles] as number;
  }

  /** Sets `swing` for joining two rows, with the leaders by row; returns the number of players who gain. */
  read(a: number, b: number, leaders: ArrayLike<number>): number {
    const leadersA = leaders[a] as number;
    const leadersB = leaders[b] as number;
    if ((leadersA | leadersB) === 0) return 0;
    const { inputs, players, swing } = this;
    const { weights } = inputs;
    const [fromA, fromB] = [a * players, b * players];
    const worthA = this.expectedOf(a);
    const worthB = this.expectedOf(b);
    const both = worthA + worthB - (inputs.kind[a] === FIELD ? inputs.shared(a, b) : 0);
    let most = 0;
    for (let player = 0; player < players; player++)
      most = Math.max(most, (weights[fromA + player] as number) + (weights[fromB + player] as number));
    let gainers = 0;
    for (let player = 0; player < players; player++) {
      const leads = (weights[fromA + player] as number) + (weights[fromB + player] as number) === most;
      const before = ((leadersA >> player) & 1) * worthA + ((leadersB >> player) & 1) * worthB;
      const change = (leads ? both : 0) - before;
      swing[player] = Math.abs(change) < ROUNDING ? 0 : change;
      if (change >= ROUNDING) gainers++;
    }
    return gainers;
  }

  /** Points of a road, city or field, with those that it may have when it is completed. */
  private expectedOf(row: number): number {
    const { inputs } = this;
    const now = inputs.worth[row] as number;
    return inputs.kind[row] === FIELD
      ? now + carcassonne.FIELD_POINTS * (inputs.hope[row] as number)
      : now + (inputs.chance[row] as number) * (inputs.finished(row, 0) - now);
  }
}
