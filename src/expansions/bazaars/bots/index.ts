import type { carcassonne } from '../../../game/index.ts';
import type { Solved } from '../../../bots/engine.ts';
import type { Board, BotModule, Contest, Reader } from '../../../bots/carcassonne/modules/module.ts';
import { MARGIN, solveAuction } from './auction.ts';
import type { Deed } from './auction.ts';
import { solvePicks } from './picks.ts';
import { Stalls, isUnlaid, ownerIn } from './stalls.ts';
import { Worths } from './worth.ts';

/** Bazaars: auctions are solved as subgames, from the value of every open tile to every player. */

/** A tile in hand, which means an extra turn. */
const UNLAID = 0;
const SIZE = UNLAID + 1;

const readerOf = ({ table: t, numbers: { hands = 0 }, add }: Board): Reader => ({
  begin() {
    for (let n = t.get(hands); n > 0; n--) {
      const hand = t.get(hands + n);
      if (isUnlaid(hand)) add(ownerIn(hand), UNLAID, 1);
    }
  },
});

const AWAITED: readonly string[] = ['offer', 'bid', 'trade'];

/** Words of reasons, by verb. */
const WORDS: Readonly<Record<string, string>> = {
  offer: 'names',
  bid: 'bids',
  pass: 'leaves',
  buy: 'buys',
  sell: 'sells',
};
const wordOf = ({ do: verb, bid }: carcassonne.Action, awaiting: string): string | undefined =>
  awaiting === 'offer' && bid === undefined ? 'picks' : WORDS[verb];

const MOST = 99;

function solve(contest: Contest): readonly Solved[] | undefined {
  const { game, numbers } = contest;
  const { table: t } = game.position;
  const { actor } = game;
  const stalls = new Stalls(game, numbers);
  const moveOf = (details: Readonly<Record<string, string | number>>): number => {
    const move = game.position.moveOf({ player: actor, do: '', ...details });
    if (!move.ok) throw new Error(move.error.message);
    return move.value;
  };
  const worths = new Worths(contest, stalls);
  const { owners, order } = stalls;
  if (!stalls.isAuction)
    return solvePicks(
      { owners, worth: worths.of },
      order.slice(order.indexOf(actor)).filter((player) => !owners.includes(player)),
    ).map(({ stall, value }) => ({ move: stalls.moveFor(stall), value }));
  const { auctioneer = 0, named = 0, bid = 0, bidder = 0 } = numbers;
  const stall = t.get(named);
  const deeds = solveAuction({
    players: t.players,
    owners,
    auctioneer: t.get(auctioneer),
    ...(stall < 0 ? {} : { lot: { stall, bid: t.get(bid), bidder: t.get(bidder), actor } }),
    most: Math.min(MOST, Math.max(stall < 0 ? 0 : t.get(bid), worths.atStake()) + MARGIN),
    worth: worths.of,
    gain: worths.gain,
    point: worths.point,
  });
  const before = worths.gain ? (worths.of(owners)[actor] as number) : 0;
  return deeds.map((deed) => ({ move: moveOf(detailsOf(deed)), value: before + deed.value }));
}

const detailsOf = ({ do: verb, stall = 0, points = 0 }: Deed): Readonly<Record<string, string | number>> => {
  if (verb === 'offer') return { do: verb, tile: stall, bid: points };
  return verb === 'bid' ? { do: verb, points } : { do: verb };
};

export const BAZAARS: BotModule = {
  id: 'bazaars',
  features: SIZE,
  reader: readerOf,
  // What is asked after the deployment concerns other tiles.
  asks: () => false,
  reasons: ({ awaiting, actions: [first] }) => {
    const what = first && AWAITED.includes(awaiting) ? wordOf(first, awaiting) : undefined;
    return what === undefined ? [] : [{ what, kind: 'bazaar', points: 0, features: [] }];
  },
  contest: { awaits: AWAITED, solve },
};
