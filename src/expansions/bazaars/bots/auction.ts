/**
 * Solves the auctions of a bazaar exactly, backwards from the last one: who offers which tile for which bid, who bids
 * how much, who buys or sells. All players know the value of everything to everybody and act for their own good.
 * Independent of any board.
 */

import { given, line, openOf } from './owners.ts';

/** The rest of the auctions. Earlier payments do not affect the best play. */
export interface Auction {
  readonly players: number;
  /** By stall: the player who has its tile; -1: none yet. */
  readonly owners: readonly number[];
  readonly auctioneer: number;
  /** Absent: the auctioneer has to name a tile. */
  readonly lot?: Lot;
  /** The highest possible bid. */
  readonly most: number;
  /** By player: value of this distribution of tiles, without payments. */
  worth(owners: readonly number[]): ArrayLike<number>;
  /**
   * By player: value of one player getting a tile, if these values add up. Results then do not include tiles already
   * given away, and `worth` is not called.
   */
  readonly gain?: ((stall: number, player: number) => ArrayLike<number>) | undefined;
  /** Value to `me` of a point for `player`. */
  point(me: number, player: number): number;
}

/** The tile that is auctioned now. */
interface Lot {
  readonly stall: number;
  readonly bid: number;
  readonly bidder: number;
  /** The player who bids or passes now; for the auctioneer: buys or sells. */
  readonly actor: number;
}

/** A possible action and its value for the player; of bids, only the best one. */
export interface Deed {
  readonly do: 'offer' | 'bid' | 'pass' | 'buy' | 'sell';
  readonly stall?: number;
  readonly points?: number;
  readonly value: number;
}

export function solveAuction(auction: Auction): readonly Deed[] {
  const solver = new Solver(auction);
  const { lot, owners, auctioneer } = auction;
  return lot ? solver.deedsIn(lot) : solver.offers(owners, auctioneer).map(({ deed }) => deed);
}

/** More than the number of players. */
const BASE = 8;

/** Bids are considered up to this much above the stakes; higher ones change nothing. */
export const MARGIN = 2;

/** Result by player. */
type Values = ArrayLike<number>;

class Solver {
  private readonly known = new Map<number, Values>();

  constructor(readonly auction: Auction) {}

  /** Result after this distribution of tiles, if the auctioneer was the last one. */
  after(owners: readonly number[], auctioneer: number): Values {
    const { players, worth, gain } = this.auction;
    const next = line(players, auctioneer + 1, owners)[0];
    const last = owners.indexOf(-1);
    if (next === undefined || last < 0) return gain ? new Float64Array(players) : worth(owners);
    if (owners.indexOf(-1, last + 1) < 0) return gain ? gain(last, next) : worth(given(owners, last, next));
    const key = this.keyOf(owners, next);
    const found = this.known.get(key) ?? best(this.offers(owners, next)).values();
    this.known.set(key, found);
    return found;
  }

  /** Result if the player gets the tile. */
  with(owners: readonly number[], stall: number, player: number, auctioneer: number): Values {
    const rest = this.after(given(owners, stall, player), auctioneer);
    const now = this.auction.gain?.(stall, player);
    if (!now) return rest;
    const values = new Float64Array(rest.length);
    for (let n = 0; n < values.length; n++) values[n] = at(rest, n) + at(now, n);
    return values;
  }

  private keyOf(owners: readonly number[], next: number): number {
    let key = next;
    if (!this.auction.gain) {
      for (const owner of owners) key = key * BASE + owner + 1;
      return key;
    }
    // Which tiles are left, and which players have one.
    let bits = 0;
    for (const [stall, owner] of owners.entries()) bits |= owner < 0 ? 1 << stall : 1 << (BASE + owner);
    return key * (1 << (2 * BASE)) + bits;
  }

  /** The best offer for each stall. */
  offers(owners: readonly number[], auctioneer: number): readonly { readonly deed: Deed; values(): Values }[] {
    return openOf(owners).map((stall) => {
      const sale = new Sale(this, owners, auctioneer, stall);
      const { points, value } = sale.floor();
      return { deed: { do: 'offer', stall, points, value }, values: () => sale.valuesFrom(points) };
    });
  }

  deedsIn({ stall, bid, bidder, actor }: Lot): readonly Deed[] {
    const { owners, auctioneer } = this.auction;
    return new Sale(this, owners, auctioneer, stall).deeds(bid, bidder, actor);
  }
}

/** The auction of one tile. Bidders are numbered from 1 in the order of bidding; the auctioneer is 0. */
class Sale {
  private readonly bidders: readonly number[];
  /** Number of possible bids, including 0. */
  private readonly size: number;
  /** By bidder who gets the tile: the result without payments. */
  private readonly gets: readonly Values[];
  /** By code: 1 if the auctioneer buys, 0 if they sell. */
  private readonly bought: Uint8Array;
  /** By bidder: value of the auction ending with highest bid `code`; a code is `bidder × size + bid`. */
  private readonly worths: readonly Float64Array[];
  /** `ends[n][code]`: the final code if bidders from number n on still have to bid. */
  private readonly ends: readonly Int32Array[];
  /** `raises[n][bid]`: the best higher bid of bidder n; 0: there is none. */
  private readonly raises: readonly Int32Array[];

  constructor(
    private readonly solver: Solver,
    owners: readonly number[],
    auctioneer: number,
    stall: number,
  ) {
    const { players, most, lot } = solver.auction;
    this.bidders = line(players, auctioneer, owners);
    this.gets = this.bidders.map((player) => solver.with(owners, stall, player, auctioneer));
    this.size = Math.min(most, Math.max(lot?.bid ?? 0, this.atStake()) + MARGIN) + 1;
    const codes = this.bidders.length * this.size;
    this.bought = this.whereBought(codes);
    this.worths = this.bidders.map((player) => this.worthsTo(player, codes));
    const ends: Int32Array[] = [];
    const raises: Int32Array[] = [];
    ends[this.bidders.length] = countTo(codes);
    for (let n = this.bidders.length - 1; n > 0; n--) {
      const later = ends[n + 1] as Int32Array;
      raises[n] = this.raisesOf(n, later);
      ends[n] = this.endsOf(n, later, raises[n] as Int32Array);
    }
    this.ends = ends;
    this.raises = raises;
  }

  /** The best initial bid; the lowest of equal ones. */
  floor(): { readonly points: number; readonly value: number } {
    const mine = this.worths[0] as Float64Array;
    let points = 0;
    for (let bid = 1; bid < this.size; bid++)
      if (at(mine, this.end(1, bid)) > at(mine, this.end(1, points))) points = bid;
    return { points, value: at(mine, this.end(1, points)) };
  }

  /** Result for everybody if the tile is offered for this bid. */
  valuesFrom(bid: number): Values {
    const code = this.end(1, bid);
    const isBought = this.bought[code] === 1;
    return Float64Array.from({ length: this.solver.auction.players }, (_, player) =>
      this.valueTo(player, code, isBought),
    );
  }

  deeds(bid: number, bidder: number, actor: number): readonly Deed[] {
    const code = this.bidders.indexOf(bidder) * this.size + bid;
    const n = this.bidders.indexOf(actor);
    if (n === 0)
      return [
        { do: 'buy', value: this.valueTo(actor, code, true) },
        ...(bidder === actor ? [] : [{ do: 'sell', value: this.valueTo(actor, code, false) } as const]),
      ];
    const mine = this.worths[n] as Float64Array;
    const points = (this.raises[n] as Int32Array)[bid] as number;
    return [
      { do: 'pass', value: at(mine, this.end(n + 1, code)) },
      ...(points > 0 ? [{ do: 'bid', points, value: at(mine, this.end(n + 1, n * this.size + points)) } as const] : []),
    ];
  }

  private end(from: number, code: number): number {
    return (this.ends[from] as Int32Array)[code] as number;
  }

  /** If nobody else bids, the auctioneer buys. Otherwise they sell unless buying is better. */
  private whereBought(codes: number): Uint8Array {
    const { size, bidders } = this;
    const bought = new Uint8Array(codes).fill(1, 0, size);
    const auctioneer = bidders[0] as number;
    for (let code = size; code < codes; code++)
      bought[code] = this.valueTo(auctioneer, code, true) > this.valueTo(auctioneer, code, false) ? 1 : 0;
    return bought;
  }

  private valueTo(me: number, code: number, isBought: boolean): number {
    const { point } = this.solver.auction;
    const bid = code % this.size;
    const n = (code - bid) / this.size;
    const auctioneer = this.bidders[0] as number;
    const own = at(this.gets[isBought ? 0 : n] as Values, me);
    if (n === 0) return own - bid * point(me, auctioneer);
    const paid = point(me, this.bidders[n] as number) - point(me, auctioneer);
    return own + (isBought ? bid : -bid) * paid;
  }

  /** `valueTo` for all codes. */
  private worthsTo(me: number, codes: number): Float64Array {
    const { size, bidders, gets, bought } = this;
    const { point } = this.solver.auction;
    const worths = new Float64Array(codes);
    const pays = point(me, bidders[0] as number);
    const bare = at(gets[0] as Values, me);
    for (let bid = 0; bid < size; bid++) worths[bid] = bare - bid * pays;
    for (let n = 1, code = size; n < bidders.length; n++) {
      const own = at(gets[n] as Values, me);
      const paid = point(me, bidders[n] as number) - pays;
      for (let bid = 0; bid < size; bid++, code++)
        worths[code] = bought[code] === 1 ? bare + bid * paid : own - bid * paid;
    }
    return worths;
  }

  /** The largest difference in points that the owner of the tile makes to any bidder. */
  private atStake(): number {
    let most = 0;
    for (const me of this.bidders) {
      let [low, high] = [Infinity, -Infinity];
      for (const values of this.gets) {
        low = Math.min(low, at(values, me));
        high = Math.max(high, at(values, me));
      }
      most = Math.max(most, Math.ceil(high - low));
    }
    return most;
  }

  private raisesOf(n: number, later: Int32Array): Int32Array {
    const mine = this.worths[n] as Float64Array;
    const raises = new Int32Array(this.size);
    let best = 0;
    let most = -Infinity;
    for (let bid = this.size - 2; bid >= 0; bid--) {
      const worth = at(mine, later[n * this.size + bid + 1] as number);
      if (worth >= most) [most, best] = [worth, bid + 1];
      raises[bid] = best;
    }
    return raises;
  }

  /** Bidders who gain nothing pass. */
  private endsOf(n: number, later: Int32Array, raises: Int32Array): Int32Array {
    const { size } = this;
    const mine = this.worths[n] as Float64Array;
    const ends = new Int32Array(n * size);
    for (let bid = 0; bid < size; bid++) {
      const raise = raises[bid] as number;
      const raised = raise === 0 ? -1 : (later[n * size + raise] as number);
      const worth = raised < 0 ? -Infinity : at(mine, raised);
      for (let code = bid; code < ends.length; code += size) {
        const passed = later[code] as number;
        ends[code] = worth > at(mine, passed) ? raised : passed;
      }
    }
    return ends;
  }
}

const at = (values: ArrayLike<number>, index: number): number => values[index] as number;

function countTo(end: number): Int32Array {
  const numbers = new Int32Array(end);
  for (let n = 0; n < end; n++) numbers[n] = n;
  return numbers;
}

const best = <T extends { readonly deed: Deed }>(offers: readonly T[]): T =>
  offers.reduce((most, offer) => (offer.deed.value > most.deed.value ? offer : most));
