import { describe, expect, test } from 'vitest';
import { solveAuction } from '../../../src/expansions/bazaars/bots/auction.ts';
import type { Auction, Deed } from '../../../src/expansions/bazaars/bots/auction.ts';
import { solvePicks } from '../../../src/expansions/bazaars/bots/picks.ts';
import { seededRandom } from '../../../src/game/index.ts';
import type { Random } from '../../../src/game/index.ts';

/** Auctions are solved exactly: the result equals that of trying every way to play them. */

type Values = readonly number[];

/** An auction with random values for everything; nothing adds up. */
function anyAuction(players: number, most: number, random: Random): Auction {
  const worths = new Map<string, Values>();
  const points = Array.from({ length: players * players }, () => -random());
  return {
    players,
    owners: Array<number>(players).fill(-1),
    auctioneer: Math.floor(random() * players),
    most,
    worth: (owners) => {
      const known = worths.get(owners.join()) ?? Array.from({ length: players }, () => 12 * random());
      worths.set(owners.join(), known);
      return known;
    },
    point: (me, player) => (me === player ? 1 : (points[me * players + player] ?? 0)),
  };
}

/** Everybody's result when every continuation is tried; players who are equally well off sell, pass, or bid less. */
class EveryWay {
  constructor(private readonly auction: Auction) {}

  private without(owners: readonly number[], from: number): readonly number[] {
    const { players } = this.auction;
    return Array.from({ length: players }, (_, n) => (from + n) % players).filter((one) => !owners.includes(one));
  }

  named(owners: readonly number[], auctioneer: number, stall: number, bid: number): Values {
    return this.asked(owners, auctioneer, stall, { bid, bidder: auctioneer }, this.without(owners, auctioneer + 1));
  }

  /** The first player in `left` bids or passes; the auctioneer is the last. */
  asked(
    owners: readonly number[],
    auctioneer: number,
    stall: number,
    high: { readonly bid: number; readonly bidder: number },
    left: readonly number[],
  ): Values {
    const [me = auctioneer, ...later] = left;
    if (me === auctioneer) {
      if (high.bidder === me) return this.traded(owners, me, stall, { ...high, to: me });
      const [buy, sell] = [me, high.bidder].map((to) => this.traded(owners, me, stall, { ...high, to }));
      return (buy?.[me] ?? 0) > (sell?.[me] ?? 0) ? (buy ?? []) : (sell ?? []);
    }
    let best = this.asked(owners, auctioneer, stall, high, later);
    for (let bid = high.bid + 1; bid <= this.auction.most; bid++) {
      const values = this.asked(owners, auctioneer, stall, { bid, bidder: me }, later);
      if ((values[me] ?? 0) > (best[me] ?? 0)) best = values;
    }
    return best;
  }

  traded(
    owners: readonly number[],
    auctioneer: number,
    stall: number,
    { bid, bidder, to }: { readonly bid: number; readonly bidder: number; readonly to: number },
  ): Values {
    const { point } = this.auction;
    const values = this.after(
      owners.map((owner, n) => (n === stall ? to : owner)),
      auctioneer,
    );
    const from = to;
    const gets = bidder === auctioneer ? -1 : to === auctioneer ? bidder : auctioneer;
    return values.map((value, me) => value - bid * point(me, from) + (gets < 0 ? 0 : bid * point(me, gets)));
  }

  after(owners: readonly number[], last: number): Values {
    const open = owners.flatMap((owner, stall) => (owner < 0 ? [stall] : []));
    const [auctioneer = -1] = this.without(owners, last + 1);
    if (open.length < 2) return [...Array.from(this.auction.worth(owners.map((one) => (one < 0 ? auctioneer : one))))];
    let best: Values | undefined;
    for (const stall of open)
      for (let bid = 0; bid <= this.auction.most; bid++) {
        const values = this.named(owners, auctioneer, stall, bid);
        if (!best || (values[auctioneer] ?? 0) > (best[auctioneer] ?? 0)) best = values;
      }
    return best ?? [];
  }
}

const bestOf = (values: readonly number[]): number => Math.max(...values);

describe.each([
  [2, 6],
  [3, 3],
  [4, 1],
])('%i players who bid up to %i', (players, most) => {
  test('name the best tile for the best bid', () => {
    for (let n = 0; n < 12; n++) {
      const auction = anyAuction(players, most, seededRandom(`name/${players}/${n}`));
      const { owners, auctioneer } = auction;
      const way = new EveryWay(auction);
      for (const { stall = -1, value, points = -1 } of solveAuction(auction)) {
        const values = Array.from(
          { length: most + 1 },
          (_, bid) => way.named(owners, auctioneer, stall, bid)[auctioneer] ?? 0,
        );
        expect(value).toBeCloseTo(bestOf(values), 9);
        expect(values[points]).toBeCloseTo(value, 9);
      }
    }
  });

  test('bid, pass, buy and sell for the best', () => {
    for (let n = 0; n < 20; n++) {
      const random = seededRandom(`bid/${players}/${n}`);
      const auction = anyAuction(players, most, random);
      const { owners, auctioneer } = auction;
      const way = new EveryWay(auction);
      const actor = Math.floor(random() * players);
      const order = Array.from({ length: players }, (_, at) => (auctioneer + 1 + at) % players);
      const place = order.indexOf(actor);
      const bidder = place === 0 ? auctioneer : (order[Math.floor(random() * place)] ?? 0);
      const bid = Math.floor(random() * most);
      const [stall, left] = [1, order.slice(place + 1)];
      const deeds = solveAuction({ ...auction, lot: { stall, bid, bidder, actor } });
      const worth = (deed: Deed['do'], points = 0): number => {
        if (deed === 'buy' || deed === 'sell')
          return (
            way.traded(owners, auctioneer, stall, { bid, bidder, to: deed === 'buy' ? actor : bidder })[actor] ?? 0
          );
        const high = deed === 'pass' ? { bid, bidder } : { bid: points, bidder: actor };
        return way.asked(owners, auctioneer, stall, high, left)[actor] ?? 0;
      };
      for (const { do: deed, points, value } of deeds) expect(value).toBeCloseTo(worth(deed, points), 9);
      const raised = deeds.find(({ do: deed }) => deed === 'bid');
      if (raised)
        expect(raised.value).toBeCloseTo(
          bestOf(Array.from({ length: most - bid }, (_, more) => worth('bid', bid + 1 + more))),
          9,
        );
    }
  });
});

test('solve what adds up the same way, and faster', () => {
  for (let n = 0; n < 10; n++) {
    const players = 3 + (n % 3);
    const random = seededRandom(`sum/${n}`);
    const gains = Array.from({ length: players * players }, () =>
      Array.from({ length: players }, () => 10 * random() - 3),
    );
    const gain = (stall: number, player: number): Values => gains[stall * players + player] ?? [];
    const auction: Auction = {
      ...anyAuction(players, 12, random),
      worth: (owners) =>
        Array.from({ length: players }, (_, me) =>
          owners.reduce((sum, player, stall) => sum + (gain(stall, player)[me] ?? 0), 0),
        ),
    };
    const rounded = (deeds: readonly Deed[]): unknown =>
      deeds.map(({ value, ...deed }) => ({ ...deed, value: value.toFixed(6) }));
    expect(rounded(solveAuction({ ...auction, gain }))).toEqual(rounded(solveAuction(auction)));
  }
});

/** Points count for everybody as much as they do for their owner, minus the rivals' points: leaders count more. */
const rivalry =
  (weights: readonly number[]): Auction['point'] =>
  (me, player) => {
    if (me === player) return 1;
    const sum = weights.reduce((all, weight, one) => (one === me ? all : all + weight), 0);
    return -(weights[player] ?? 0) / sum;
  };

/** Tile `stall` gives its owner this many points. */
const sharedOut = (points: readonly number[], point: Auction['point']): Auction => ({
  players: points.length,
  owners: points.map(() => -1),
  auctioneer: 0,
  most: 30,
  worth: (owners) =>
    points.map((_, me) => owners.reduce((sum, player, stall) => sum + (points[stall] ?? 0) * point(me, player), 0)),
  point,
});

test('two players share a tile’s additional value', () => {
  const auction = sharedOut([12, 0], rivalry([1, 1]));
  const deeds = solveAuction({ ...auction, lot: { stall: 0, bid: 0, bidder: 0, actor: 1 } });
  expect(deeds.find(({ do: deed }) => deed === 'bid')?.points).toBe(6);
  const [buy, sell] = solveAuction({ ...auction, lot: { stall: 0, bid: 6, bidder: 1, actor: 0 } });
  expect(buy?.value).toBeCloseTo(sell?.value ?? 0, 9);
});

test('nobody sells cheaply to a player who leads by far', () => {
  const price = (weights: readonly number[]): number => {
    const auction = sharedOut([12, 1, 1, 0], rivalry(weights));
    for (let bid = 1; bid < 30; bid++) {
      const [buy, sell] = solveAuction({ ...auction, lot: { stall: 0, bid, bidder: 3, actor: 0 } });
      if ((sell?.value ?? 0) > (buy?.value ?? 0)) return bid;
    }
    return 30;
  };
  const [level, behind, ahead] = [price([1, 1, 1, 1]), price([1, 1, 1, 0.01]), price([1, 0.01, 0.01, 1])];
  expect(behind).toBeLessThanOrEqual(level);
  // For what the tile is worth to the leader, half of it: each point counts twice.
  expect(ahead).toBeGreaterThanOrEqual(6);
  expect(ahead).toBeGreaterThanOrEqual(level);
});

test('bids higher than any value change nothing', () => {
  for (let n = 0; n < 10; n++) {
    const auction = anyAuction(3, 14, seededRandom(`most/${n}`));
    expect(solveAuction({ ...auction, most: 40 })).toEqual(solveAuction(auction));
  }
});

test('without auction everybody takes the tile that leaves most for themselves', () => {
  // The first could have the best tile of the second, or of the third: the remaining tiles decide.
  const worth = (owners: readonly number[]): Values => [
    owners[0] === 0 ? 5 : owners[1] === 0 ? 4 : 0,
    owners[0] === 1 ? 9 : 1,
    owners[2] === 2 ? 3 : 0,
  ];
  const picks = solvePicks({ owners: [-1, -1, -1], worth }, [0, 1, 2]);
  expect(picks).toEqual([
    { stall: 0, value: 5 },
    { stall: 1, value: 4 },
    { stall: 2, value: 0 },
  ]);
});
