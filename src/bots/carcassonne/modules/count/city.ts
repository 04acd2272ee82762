import { carcassonne } from '../../../../game/index.ts';
import type { Numbers } from '../module.ts';

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
export const quarterOfPair = (pair: number): number => (pair & ((1 << PAIR_BITS) - 1)) >> SORT_BITS;

/** The quarter whose figures can join a region of this kind; -1: none. */
export const quarterFor = (kind: number): number => KINDS.indexOf(kind);

export class City {
  /** The quarter with the Count, which no figure can leave. */
  barred = 0;
  /** `quarter × players + player`: number of figures. */
  private readonly counts: Int32Array;
  readonly players: number;

  constructor(
    private readonly t: carcassonne.Table,
    private readonly numbers: Numbers,
  ) {
    this.players = t.players;
    this.counts = new Int32Array(QUARTERS * t.players);
  }

  read(): void {
    const { t, counts, players } = this;
    const { count = 0, inside = 0 } = this.numbers;
    this.barred = t.get(count);
    counts.fill(0);
    for (let n = t.get(inside); n > 0; n--) {
      const entry = t.get(inside + n);
      const at = quarterOfPair(entry >> PLAYER_BITS) * players + (entry & ((1 << PLAYER_BITS) - 1));
      counts[at] = (counts[at] as number) + 1;
    }
  }

  figures(quarter: number, player: number): number {
    return this.counts[quarter * this.players + player] as number;
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
