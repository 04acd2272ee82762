import type { Result } from '../../../game/core/result.ts';
import { accept, refuse } from '../../../game/core/result.ts';
import { ask, decline, nextAsked, placeInLine } from '../../../game/rulesets/carcassonne/base/asking.ts';
import { addLine } from '../../../game/rulesets/carcassonne/base/scoring.ts';
import { NEXT } from '../../../game/rulesets/carcassonne/base/hooks.ts';
import type { Stage, Verb } from '../../../game/rulesets/carcassonne/base/hooks.ts';
import { ACTOR } from '../../../game/rulesets/carcassonne/base/table.ts';
import type { Table } from '../../../game/rulesets/carcassonne/base/table.ts';
import { AUCTION, LAYING, STALL, hasNone, openStalls, spotOf, take } from './stalls.ts';
import type { Addresses } from './stalls.ts';

/**
 * The auctions of a bazaar (RULES.md §15.3.2 – 15.3.5): one player names a tile, the others bid once each, the first
 * decides.
 */

/** A limit, so that all choices can be listed. */
const MOST = 99;
const BIDS = MOST + 1;
/** Offsets from the least number that search considers. */
const FEW: readonly number[] = [0, 2, 6];
const PAID = 'bazaar';
const BID = 'bid';

const TOO_MUCH = refuse('no-such-target', `A bid is at most ${MOST}.`);

/** The next player without a tile, clockwise from place `from` in the order that starts with the auctioneer. */
const nextWithout = (t: Table, addresses: Addresses, from: number): number =>
  nextAsked(t, t.get(addresses.auctioneer), from, (player) => hasNone(t, addresses, player));

const isNamed = (t: Table, { named }: Addresses): boolean => t.get(named) >= 0;
/** Must the auctioneer name a tile now? */
const isNaming = (t: Table, addresses: Addresses): boolean =>
  t.get(addresses.phase) === AUCTION && !isNamed(t, addresses);

/** Makes the next player without a tile the auctioneer, starting to the left of `player`. */
export function passHammer(t: Table, addresses: Addresses, player: number): void {
  const next = nextAsked(t, (player + 1) % t.players, 0, (one) => hasNone(t, addresses, one));
  t.set(addresses.auctioneer, next);
}

/** Reports a bid. */
const tellBid = (t: Table, number: number): void => t.emit({ type: 'named', player: t.get(ACTOR), what: BID, number });

/**
 * Names a tile and makes a bid; `rest` packs both. The last tile is free. The lowest bids are listed last, because
 * search takes the last move for the likely one.
 */
const makeOffer = (addresses: Addresses): Verb<Table> => ({
  do: 'offer',
  number: 'bid',
  list: (t, out, from, tag) => {
    if (!isNaming(t, addresses)) return from;
    const stalls = openStalls(t, addresses);
    let length = from;
    for (const stall of stalls)
      for (let bid = stalls.length > 1 ? MOST : 0; bid >= 0; bid--) out[length++] = tag + stall * BIDS + bid;
    return length;
  },
  play: (t, rest) => {
    const stall = Math.floor(rest / BIDS);
    if (openStalls(t, addresses).length === 1) take(t, addresses, stall, t.get(ACTOR));
    else {
      t.set(addresses.named, stall);
      t.set(addresses.bid, rest % BIDS);
      t.set(addresses.bidder, t.get(ACTOR));
      tellBid(t, rest % BIDS);
    }
    t.next();
  },
  actionOf: (t, rest) => ({
    player: t.get(ACTOR),
    do: 'offer',
    tile: Math.floor(rest / BIDS),
    bid: rest % BIDS,
  }),
  moveOf: (t, { tile, bid }): Result<number> => {
    if (typeof tile !== 'number' || typeof bid !== 'number')
      return refuse('malformed', 'An offer is a tile and a bid.');
    if (!openStalls(t, addresses).includes(tile)) return refuse('no-such-target', 'There is no such tile any more.');
    if (bid < 0) return refuse('bid-too-low', 'A bid is at least 0.');
    return bid > MOST ? TOO_MUCH : accept(tile * BIDS + bid);
  },
  target: (t, rest) => spotOf(t, addresses, Math.floor(rest / BIDS)),
  piece: () => STALL,
  isOneOfFew: (_, rest) => FEW.includes(rest % BIDS),
});

/** Raises the bid; `rest` is the bid. */
const makeBid = (addresses: Addresses): Verb<Table> => ({
  do: BID,
  number: 'points',
  list: (t, out, from, tag) => {
    if (!isNamed(t, addresses)) return from;
    let length = from;
    for (let bid = t.get(addresses.bid) + 1; bid <= MOST; bid++) out[length++] = tag + bid;
    return length;
  },
  play: (t, bid) => {
    t.set(addresses.bid, bid);
    t.set(addresses.bidder, t.get(ACTOR));
    tellBid(t, bid);
    askNext(t, addresses);
  },
  actionOf: (t, points) => ({ player: t.get(ACTOR), do: BID, points }),
  moveOf: (t, { points }): Result<number> => {
    if (typeof points !== 'number' || points <= t.get(addresses.bid))
      return refuse('bid-too-low', `The highest bid is ${t.get(addresses.bid)}.`);
    return points > MOST ? TOO_MUCH : accept(points);
  },
  target: (t) => spotOf(t, addresses, t.get(addresses.named)),
  piece: () => STALL,
  isOneOfFew: (t, points) => FEW.includes(points - t.get(addresses.bid) - 1),
});

const askNext = (t: Table, addresses: Addresses): void =>
  ask(t, nextWithout(t, addresses, placeInLine(t, t.get(addresses.auctioneer), t.get(ACTOR)) + 1));

function pay(t: Table, from: number, to: number, points: number): void {
  if (points === 0) return;
  addLine(t, { player: from, what: PAID, count: -points, each: 1, root: -1 });
  if (to !== from) addLine(t, { player: to, what: PAID, count: points, each: 1, root: -1 });
}

/**
 * The auctioneer buys the tile, or sells it to the highest bidder; without a second bid they keep it, and no points are
 * paid.
 */
const makeTrade = (addresses: Addresses, word: 'buy' | 'sell'): Verb<Table> => ({
  do: word,
  list: (t, out, from, tag) => {
    if (!isTraded(t, addresses, word)) return from;
    out[from] = tag;
    return from + 1;
  },
  play: (t) => {
    const [auctioneer, bidder] = [t.get(addresses.auctioneer), t.get(addresses.bidder)];
    const [buyer, seller] = word === 'buy' ? [auctioneer, bidder] : [bidder, auctioneer];
    pay(t, buyer, seller, t.get(addresses.bid));
    take(t, addresses, t.get(addresses.named), buyer);
    t.set(addresses.named, -1);
    t.next();
  },
  actionOf: (t) => ({ player: t.get(ACTOR), do: word }),
  moveOf: (t) => (isTraded(t, addresses, word) ? accept(0) : refuse('wrong-action', 'There is nothing to trade.')),
});

const isTraded = (t: Table, addresses: Addresses, word: 'buy' | 'sell'): boolean =>
  isNamed(t, addresses) && (word === 'buy' || t.get(addresses.bidder) !== t.get(addresses.auctioneer));

/** Sets the player who acts next in the auction, if there is one. */
const calling =
  (addresses: Addresses, isCalled: (t: Table, addresses: Addresses) => boolean, actor: (t: Table) => number) =>
  (t: Table): number => {
    if (isCalled(t, addresses)) t.set(ACTOR, actor(t));
    return NEXT;
  };

/** One auction after another; each starts at the first stage of that part. */
export const auctionStages = (addresses: Addresses): readonly Stage<Table>[] => [
  { part: 'market', pass: calling(addresses, isNaming, (t) => t.get(addresses.auctioneer)) },
  { part: 'market', choice: { awaiting: 'offer', verbs: [makeOffer(addresses)], lapses: true } },
  { part: 'market', pass: calling(addresses, isNamed, (t) => nextWithout(t, addresses, 1)) },
  {
    part: 'market',
    choice: {
      awaiting: BID,
      verbs: [
        makeBid(addresses),
        decline(
          (t) => isNamed(t, addresses),
          (t) => {
            t.emit({ type: 'passed', player: t.get(ACTOR), what: BID });
            askNext(t, addresses);
          },
        ),
      ],
      lapses: true,
    },
  },
  { part: 'market', pass: calling(addresses, isNamed, (t) => t.get(addresses.auctioneer)) },
  {
    part: 'market',
    choice: { awaiting: 'trade', verbs: [makeTrade(addresses, 'buy'), makeTrade(addresses, 'sell')], lapses: true },
  },
  {
    part: 'market',
    pass: (t) => {
      if (t.get(addresses.phase) !== AUCTION) return NEXT;
      if (openStalls(t, addresses).length === 0) {
        t.set(addresses.phase, LAYING);
        return NEXT;
      }
      passHammer(t, addresses, t.get(addresses.auctioneer));
      return t.rules.stageOf.market;
    },
  },
];
