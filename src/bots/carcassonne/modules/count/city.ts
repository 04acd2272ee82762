import { carcassonne } from '../../../../game/index.ts';
import type { Numbers } from '../module.ts';

/** The quarters of the city as a position has them: who is there, and whom the Count shuts in. */

/** By quarter the kind of region that its figures leave for: palace, market, smithy, cathedral. */
const KINDS = (['city', 'field', 'road', 'monastery'] as const).map((kind) => carcassonne.KINDS.indexOf(kind));
export const QUARTERS = KINDS.length;
export const MARKET = 1;

/** How the rules write down who stands in the city: a player in three bits, then the sort of figure, then the quarter; of a pair the last two. */
const PLAYER_BITS = 3;
const PAIR_BITS = 5;
const SORT_BITS = 3;
export const quarterOfPair = (pair: number): number => (pair & ((1 << PAIR_BITS) - 1)) >> SORT_BITS;

/** The quarter whose figures may join a region of this kind; -1 for none. */
export const quarterFor = (kind: number): number => KINDS.indexOf(kind);

export class City {
  /** The quarter that nobody leaves. */
  barred = 0;
  /** `quarter × players + player`: figures there. */
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

  /** As many of them as may leave. */
  ready(quarter: number, player: number): number {
    return quarter === this.barred ? 0 : this.figures(quarter, player);
  }

  isEmpty(quarter: number): boolean {
    for (let player = 0; player < this.players; player++) if (this.figures(quarter, player) > 0) return false;
    return true;
  }
}
