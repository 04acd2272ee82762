import type { Result } from '../../../../core/result.ts';
import { accept, refuse } from '../../../../core/result.ts';
import { ask, decline, nextAsked, placeInLine } from '../../base/asking.ts';
import { addLine } from '../../base/scoring.ts';
import { NEXT } from '../../base/slots.ts';
import type { Stage, Verb } from '../../base/slots.ts';
import { ACTOR } from '../../base/table.ts';
import type { Table } from '../../base/table.ts';
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
const nextWithout = (t: Table, own: Addresses, from: number): number =>
  nextAsked(t, t.get(own.auctioneer), from, (player) => hasNone(t, own, player));

const isNamed = (t: Table, { named }: Addresses): boolean => t.get(named) >= 0;
/** Must the auctioneer name a tile now? */
const isNaming = (t: Table, own: Addresses): boolean => t.get(own.phase) === AUCTION && !isNamed(t, own);

/** Makes the next player without a tile the auctioneer, starting to the left of `player`. */
export function passHammer(t: Table, own: Addresses, player: number): void {
  const next = nextAsked(t, (player + 1) % t.players, 0, (one) => hasNone(t, own, one));
  t.set(own.auctioneer, next);
}

/** Reports a bid. */
const tellBid = (t: Table, number: number): void => t.emit({ type: 'named', player: t.get(ACTOR), what: BID, number });

/**
 * Names a tile and makes a bid; `rest` packs both. The last tile is free. The lowest bids are listed last, because
 * search takes the last move for the likely one.
 */
const makeOffer = (own: Addresses): Verb<Table> => ({
  do: 'offer',
  number: 'bid',
  list: (t, out, from, tag) => {
    if (!isNaming(t, own)) return from;
    const stalls = openStalls(t, own);
    let length = from;
    for (const stall of stalls)
      for (let bid = stalls.length > 1 ? MOST : 0; bid >= 0; bid--) out[length++] = tag + stall * BIDS + bid;
    return length;
  },
  play: (t, rest) => {
    const stall = Math.floor(rest / BIDS);
    if (openStalls(t, own).length === 1) take(t, own, stall, t.get(ACTOR));
    else {
      t.set(own.named, stall);
      t.set(own.bid, rest % BIDS);
      t.set(own.bidder, t.get(ACTOR));
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
    if (!openStalls(t, own).includes(tile)) return refuse('no-such-target', 'There is no such tile any more.');
    if (bid < 0) return refuse('bid-too-low', 'A bid is at least 0.');
    return bid > MOST ? TOO_MUCH : accept(tile * BIDS + bid);
  },
  target: (t, rest) => spotOf(t, own, Math.floor(rest / BIDS)),
  piece: () => STALL,
  isOneOfFew: (_, rest) => FEW.includes(rest % BIDS),
});

/** Raises the bid; `rest` is the bid. */
const makeBid = (own: Addresses): Verb<Table> => ({
  do: BID,
  number: 'points',
  list: (t, out, from, tag) => {
    if (!isNamed(t, own)) return from;
    let length = from;
    for (let bid = t.get(own.bid) + 1; bid <= MOST; bid++) out[length++] = tag + bid;
    return length;
  },
  play: (t, bid) => {
    t.set(own.bid, bid);
    t.set(own.bidder, t.get(ACTOR));
    tellBid(t, bid);
    askNext(t, own);
  },
  actionOf: (t, points) => ({ player: t.get(ACTOR), do: BID, points }),
  moveOf: (t, { points }): Result<number> => {
    if (typeof points !== 'number' || points <= t.get(own.bid))
      return refuse('bid-too-low', `The highest bid is ${t.get(own.bid)}.`);
    return points > MOST ? TOO_MUCH : accept(points);
  },
  target: (t) => spotOf(t, own, t.get(own.named)),
  piece: () => STALL,
  isOneOfFew: (t, points) => FEW.includes(points - t.get(own.bid) - 1),
});

const askNext = (t: Table, own: Addresses): void =>
  ask(t, nextWithout(t, own, placeInLine(t, t.get(own.auctioneer), t.get(ACTOR)) + 1));

function pay(t: Table, from: number, to: number, points: number): void {
  if (points === 0) return;
  addLine(t, { player: from, what: PAID, count: -points, each: 1, root: -1 });
  if (to !== from) addLine(t, { player: to, what: PAID, count: points, each: 1, root: -1 });
}

/**
 * The auctioneer buys the tile, or sells it to the highest bidder; without a second bid they keep it, and no points are
 * paid.
 */
const makeTrade = (own: Addresses, word: 'buy' | 'sell'): Verb<Table> => ({
  do: word,
  list: (t, out, from, tag) => {
    if (!isTraded(t, own, word)) return from;
    out[from] = tag;
    return from + 1;
  },
  play: (t) => {
    const [auctioneer, bidder] = [t.get(own.auctioneer), t.get(own.bidder)];
    const [buyer, seller] = word === 'buy' ? [auctioneer, bidder] : [bidder, auctioneer];
    pay(t, buyer, seller, t.get(own.bid));
    take(t, own, t.get(own.named), buyer);
    t.set(own.named, -1);
    t.next();
  },
  actionOf: (t) => ({ player: t.get(ACTOR), do: word }),
  moveOf: (t) => (isTraded(t, own, word) ? accept(0) : refuse('wrong-action', 'There is nothing to trade.')),
});

const isTraded = (t: Table, own: Addresses, word: 'buy' | 'sell'): boolean =>
  isNamed(t, own) && (word === 'buy' || t.get(own.bidder) !== t.get(own.auctioneer));

/** Sets the player who acts next in the auction, if there is one. */
const calling =
  (own: Addresses, isCalled: (t: Table, own: Addresses) => boolean, actor: (t: Table) => number) =>
  (t: Table): number => {
    if (isCalled(t, own)) t.set(ACTOR, actor(t));
    return NEXT;
  };

/** One auction after another; each starts at the first stage of the slot. */
export const auctionStages = (own: Addresses): readonly Stage<Table>[] => [
  { slot: 'market', pass: calling(own, isNaming, (t) => t.get(own.auctioneer)) },
  { slot: 'market', choice: { awaiting: 'offer', verbs: [makeOffer(own)], lapses: true } },
  { slot: 'market', pass: calling(own, isNamed, (t) => nextWithout(t, own, 1)) },
  {
    slot: 'market',
    choice: {
      awaiting: BID,
      verbs: [
        makeBid(own),
        decline(
          (t) => isNamed(t, own),
          (t) => {
            t.emit({ type: 'passed', player: t.get(ACTOR), what: BID });
            askNext(t, own);
          },
        ),
      ],
      lapses: true,
    },
  },
  { slot: 'market', pass: calling(own, isNamed, (t) => t.get(own.auctioneer)) },
  {
    slot: 'market',
    choice: { awaiting: 'trade', verbs: [makeTrade(own, 'buy'), makeTrade(own, 'sell')], lapses: true },
  },
  {
    slot: 'market',
    pass: (t) => {
      if (t.get(own.phase) !== AUCTION) return NEXT;
      if (openStalls(t, own).length === 0) {
        t.set(own.phase, LAYING);
        return NEXT;
      }
      passHammer(t, own, t.get(own.auctioneer));
      return t.rules.stageOf.market;
    },
  },
];
