import { carcassonne } from '../../../game/index.ts';
import type { Numbers } from '../../../bots/carcassonne/modules/module.ts';

/** The quarters of the city in a position: the figures there, and the quarter that the Count blocks. */

/** By quarter (palace, market, smithy, cathedral): the kind of region that its figures can join. */
const KINDS = (['city', 'field', 'road', 'monastery'] as const).map((kind) => carcassonne.KINDS.indexOf(kind));
export const QUARTERS = KINDS.length;
export const MARKET = 1;

/**
 * Encoding of figures in the city: a player in three bits, then the sort of figure, then the quarter; a pair consists
 * of the last two.
 */
const PLAYER_BITS = 3;
const PAIR_BITS = 5;
const SORT_BITS = 3;
const SORTS = (1 << SORT_BITS) - 1;
export const quarterOfPair = (pair: number): number => (pair & ((1 << PAIR_BITS) - 1)) >> SORT_BITS;

/** The sort of figure of a pair, by its number in the rules. */
export const figureOfPair = (pair: number): number => pair & SORTS;

/** The quarter whose figures can join a region of this kind; -1: none. */
export const quarterFor = (kind: number): number => KINDS.indexOf(kind);

export class City {
  /** The quarter with the Count, which no figure can leave. */
  barred = 0;
  /** `quarter × players + player`: number of figures, and their weight in a majority. */
  private readonly counts: Int32Array;
  private readonly weights: Int32Array;
  readonly players: number;

  constructor(
    private readonly t: carcassonne.Table,
    private readonly numbers: Numbers,
  ) {
    this.players = t.players;
    this.counts = new Int32Array(QUARTERS * t.players);
    this.weights = new Int32Array(QUARTERS * t.players);
  }

  read(): void {
    const { t, counts, weights, players } = this;
    const { count = 0, inside = 0 } = this.numbers;
    this.barred = t.get(count);
    counts.fill(0);
    weights.fill(0);
    for (let n = t.get(inside); n > 0; n--) {
      const entry = t.get(inside + n);
      const pair = entry >> PLAYER_BITS;
      const at = quarterOfPair(pair) * players + (entry & ((1 << PLAYER_BITS) - 1));
      counts[at] = (counts[at] as number) + 1;
      weights[at] = (weights[at] as number) + carcassonne.weightOf(t.rules, figureOfPair(pair));
    }
  }

  figures(quarter: number, player: number): number {
    return this.counts[quarter * this.players + player] as number;
  }

  /** Weight of the figures. */
  weight(quarter: number, player: number): number {
    return this.weights[quarter * this.players + player] as number;
  }

  /** Weight of the figures that can leave. */
  readyWeight(quarter: number, player: number): number {
    return quarter === this.barred ? 0 : this.weight(quarter, player);
  }

  /** Number of figures that can leave. */
  ready(quarter: number, player: number): number {
    return quarter === this.barred ? 0 : this.figures(quarter, player);
  }

  isEmpty(quarter: number): boolean {
    for (let player = 0; player < this.players; player++) if (this.figures(quarter, player) > 0) return false;
    return true;
  }
}
