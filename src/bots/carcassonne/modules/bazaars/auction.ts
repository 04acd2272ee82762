/**
 * The auctions of a bazaar solved exactly, from the last one back: who names which tile for which bid, who bids how much, who buys or sells.
 * Everybody knows what everything is worth to everybody and plays for their own good. Knows nothing of a board.
 */

import { given, line, openOf } from './owners.ts';

/** What is left of it. Payments so far change nothing of what is best from here on. */
export interface Auction {
  readonly players: number;
  /** By stall: who has its tile; -1: nobody yet. */
  readonly owners: readonly number[];
  readonly auctioneer: number;
  /** Absent: the auctioneer names one now. */
  readonly lot?: Lot;
  /** No bid is higher. */
  readonly most: number;
  /** By player: what it is worth that the tiles have gone so, payments apart. */
  worth(owners: readonly number[]): ArrayLike<number>;
  /** By player, what it is worth that this one gets the tile, where that adds up: then values leave out what the tiles given so far are worth, and `worth` is not asked. */
  readonly gain?: ((stall: number, player: number) => ArrayLike<number>) | undefined;
  /** What it is worth to `me` that `player` gets a point. */
  point(me: number, player: number): number;
}

/** A tile under the hammer. */
interface Lot {
  readonly stall: number;
  readonly bid: number;
  readonly bidder: number;
  /** Who bids or passes now; the auctioneer: buys or sells. */
  readonly actor: number;
}

/** What can be done, with what comes of it for whoever does it; of bids that differ by their points the best one. */
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

/** More than there are players. */
const BASE = 8;

/** Bids so far above what is at stake change nothing. */
export const MARGIN = 2;

/** By player, what comes of it. */
type Values = ArrayLike<number>;

class Solver {
  private readonly known = new Map<number, Values>();

  constructor(readonly auction: Auction) {}

  /** What comes of it where the tiles have gone so, and the auctioneer was the last one. */
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

  /** What comes of it where the player gets the tile. */
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
    // Which tiles are left, and who has none.
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

/** One tile under the hammer. The bidders are numbered in the order in which they bid, from 1; the auctioneer is 0. */
class Sale {
  private readonly bidders: readonly number[];
  /** Bids from 0 to the highest. */
  private readonly size: number;
  /** By bidder who gets the tile: what comes of it, payments apart. */
  private readonly gets: readonly Values[];
  /** By code: is it bought rather than sold there? */
  private readonly bought: Uint8Array;
  /** By bidder: what the end with the highest bid `code` is worth to them; a code is `bidder × size + bid`. */
  private readonly worths: readonly Float64Array[];
  /** `ends[n][code]`: the code that it ends with if bidders from number n on are still to bid. */
  private readonly ends: readonly Int32Array[];
  /** `raises[n][bid]`: the best bid above this one for bidder n; 0: there is none. */
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

  /** The bid to name it for: of equal ones the lowest. */
  floor(): { readonly points: number; readonly value: number } {
    const mine = this.worths[0] as Float64Array;
    let points = 0;
    for (let bid = 1; bid < this.size; bid++)
      if (at(mine, this.end(1, bid)) > at(mine, this.end(1, points))) points = bid;
    return { points, value: at(mine, this.end(1, points)) };
  }

  /** What comes of it for everybody where it is named for this bid. */
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

  /** Without a second bid it is the auctioneer's; they sell where buying is no better. */
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

  /** The same for all codes. */
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

  /** The most points that it makes a difference to anybody who gets the tile. */
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

  /** Whoever gains nothing by bidding passes. */
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
