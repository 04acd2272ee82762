import { bears, has } from '../../support/plainBoard.ts';
import type { Fair, PlainAction, PlainGame } from '../../support/plainBoard.ts';

const isPutBy = (game: PlainGame, tile: string): boolean =>
  has(game, 'dragon') && !game.dragon && bears(tile, 'dragon');

/** Whether somebody has no tile of the bazaar. */
const hasNone = ({ tiles }: Fair, player: number): boolean => tiles.every(({ owner }) => owner !== player);

const isOpen = ({ tiles }: Fair): boolean => tiles.some(({ owner }) => owner === null);

export const isUnlaid = (fair: Fair | null): boolean => fair?.tiles.some(({ laid }) => !laid) ?? false;

/** The next player without a tile, in clockwise order from `from`. */
function nextWithout({ scores }: PlainGame, fair: Fair, from: number): number {
  const line = scores.map((_, n) => (from + n) % scores.length);
  return line.find((player) => hasNone(fair, player)) ?? -1;
}

/** The game with the bazaar's tiles drawn if one is held now, else null. */
export function opened(game: PlainGame): PlainGame | null {
  const players = game.scores.length;
  if (!has(game, 'bazaars') || game.fair || !game.last || !bears(game.last.tile, 'bazaar')) return null;
  if (game.deck.slice(game.drawn).filter((tile) => !isPutBy(game, tile)).length < players) return null;
  const tiles: string[] = [];
  let { drawn } = game;
  while (tiles.length < players) {
    const tile = game.deck[drawn++] ?? '';
    if (!isPutBy(game, tile)) tiles.push(tile);
  }
  const holder = game.player;
  const fair: Fair = {
    holder,
    tiles: tiles.map((tile) => ({ tile, owner: null, laid: false })),
    auctioneer: (holder + 1) % players,
    named: null,
    bid: 0,
    bidder: 0,
  };
  return { ...game, drawn, fair };
}

export const mayChoose = (game: PlainGame): boolean =>
  game.options.bazaar === 'choose' && game.fair !== null && hasNone(game.fair, game.player);

export function marketActions(game: PlainGame): PlainAction[] {
  const { fair, actor: player, awaiting } = game;
  if (!fair) return [];
  const open = [...fair.tiles.entries()].flatMap(([tile, { owner }]) => (owner === null ? [tile] : []));
  if (awaiting === 'offer') {
    if (game.options.bazaar === 'choose') return open.map((tile) => ({ player, do: 'offer', tile }));
    const bids = open.length === 1 ? [0] : Array.from({ length: 100 }, (_, bid) => bid);
    return open.flatMap((tile) => bids.map((bid) => ({ player, do: 'offer', tile, bid })));
  }
  if (awaiting === 'bid')
    return [
      ...Array.from({ length: 99 - fair.bid }, (_, n) => ({ player, do: 'bid', points: fair.bid + 1 + n })),
      { player, do: 'pass' },
    ];
  return [{ player, do: 'buy' }, ...(fair.bidder === fair.auctioneer ? [] : [{ player, do: 'sell' }])];
}

const given = (fair: Fair, tile: number, owner: number): Fair => ({
  ...fair,
  tiles: fair.tiles.map((one, n) => (n === tile ? { ...one, owner } : one)),
  named: null,
});

/** Who acts after an action at a bazaar; its auctions are `over` when everybody has a tile. */
export function traded(game: PlainGame, action: PlainAction): PlainGame {
  const fair = game.fair as Fair;
  const { actor } = game;
  const players = game.scores.length;
  const auction = (next: PlainGame): PlainGame => {
    const now = next.fair as Fair;
    if (!isOpen(now)) return { ...next, awaiting: 'over' };
    const auctioneer = nextWithout(next, now, (now.auctioneer + 1) % players);
    return { ...next, fair: { ...now, auctioneer }, actor: auctioneer, awaiting: 'offer' };
  };
  const toBid = (now: Fair, after: number): PlainGame => {
    for (let player = (after + 1) % players; player !== now.auctioneer; player = (player + 1) % players)
      if (hasNone(now, player)) return { ...game, fair: now, actor: player, awaiting: 'bid' };
    return { ...game, fair: now, actor: now.auctioneer, awaiting: 'trade' };
  };
  const { tile = 0, bid = 0, points = 0 } = action;
  switch (action.do) {
    case 'offer':
      if (fair.tiles.filter(({ owner }) => owner === null).length === 1)
        return auction({ ...game, fair: given(fair, tile, actor) });
      return toBid({ ...fair, named: tile, bid, bidder: actor }, actor);
    case 'bid':
      return toBid({ ...fair, bid: points, bidder: actor }, actor);
    case 'pass':
      return toBid(fair, actor);
    default: {
      const [buyer, seller] = action.do === 'buy' ? [fair.auctioneer, fair.bidder] : [fair.bidder, fair.auctioneer];
      const scores = game.scores.map(
        (score, player) =>
          score - (player === buyer ? fair.bid : 0) + (player === seller && seller !== buyer ? fair.bid : 0),
      );
      return auction({ ...game, scores, fair: given(fair, fair.named ?? 0, buyer) });
    }
  }
}

/** Without auction: the player of the turn takes a tile. */
export const chosen = (game: PlainGame, tile: number): PlainGame => ({
  ...game,
  fair: given(game.fair as Fair, tile, game.player),
});

/** The bazaar's tile that the player of the turn places instead of drawing. */
export function supplied(game: PlainGame): { readonly tile: string; readonly game: PlainGame } | null {
  const { fair, player } = game;
  const mine = fair?.tiles.find(({ owner, laid }) => owner === player && !laid);
  if (!fair || !mine) return null;
  const tiles = fair.tiles.map((one) => (one === mine ? { ...one, laid: true } : one));
  return { tile: mine.tile, game: { ...game, fair: { ...fair, tiles } } };
}
