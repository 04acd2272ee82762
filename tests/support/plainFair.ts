import {
  AXES,
  areNeighbours,
  bears,
  crossAt,
  featureAt,
  give,
  has,
  isComplete,
  placeOf,
  regionOf,
  regionsOn,
  same,
  standsIn,
  withBridge,
  worth,
} from './plainBoard.ts';
import type { Fair, Fort, Man, Place, PlainAction, PlainGame, Spot } from './plainBoard.ts';

/** Carcassonne from the rule page alone, continued: bridges, castles, bazaars. */

/** With more than four players everybody has fewer bridges and castles. */
export const handsOf = (players: number): number[] => Array<number>(players).fill(players > 4 ? 2 : 3);

export function bridgings(game: PlainGame): PlainAction[] {
  const { player, last } = game;
  if (!has(game, 'bridges') || game.bridged || !last || (game.bridges[player] ?? 0) === 0) return [];
  return crossAt(last).flatMap(({ x, y }) =>
    AXES.flatMap((axis) => (withBridge(game.board, { x, y }, axis) ? [{ player, do: 'bridge', x, y, axis }] : [])),
  );
}

/** The game with a board that has one more bridge. */
export function bridged(game: PlainGame, board: readonly PlainGame['board'][number][]): PlainGame {
  return {
    ...game,
    board,
    last: board.find((laid) => same(laid, game.last)) ?? game.last,
    bridged: true,
    bridges: game.bridges.map((left, player) => left - (player === game.player ? 1 : 0)),
  };
}

// Castles.

export const isFort = (game: Pick<PlainGame, 'castles'>, region: readonly Spot[]): boolean =>
  game.castles.some(({ tiles }) => region.some((spot) => standsIn(tiles, { ...spot, player: 0, figure: '' })));
export const isLord = (game: Pick<PlainGame, 'castles'>, man: Man): boolean => isFort(game, [man]);

/** Two tiles, one half-round segment each. */
function isSmall(game: PlainGame, region: readonly Spot[]): boolean {
  return (
    region.length === 2 &&
    region.every((spot) => {
      const { kind, sides, wide } = featureAt(game, spot);
      return kind === 'city' && sides?.length === 1 && !wide;
    }) &&
    isComplete(game, region)
  );
}

/** Small cities of the last tile in which a man of the player stands alone. */
export function foundable(game: PlainGame, player: number): PlainAction[] {
  if (!has(game, 'castles') || !game.last || (game.castlesLeft[player] ?? 0) === 0) return [];
  return regionsOn(game, [game.last]).flatMap((region) => {
    const men = game.men.filter((man) => standsIn(region, man));
    if (!isSmall(game, region) || isFort(game, region) || men.length !== 1 || men[0]?.player !== player) return [];
    return [{ player, do: 'castle', ...placeOf(region) }];
  });
}

export function founded(game: PlainGame, { x = 0, y = 0, feature = 0, player }: PlainAction): PlainGame {
  const tiles = regionOf(game, { x, y, feature });
  return {
    ...game,
    castles: [...game.castles, { tiles, player, turn: game.turn, waits: true }],
    castlesLeft: game.castlesLeft.map((left, one) => left - (one === player ? 1 : 0)),
  };
}

/** The cells of the castle and those along its long sides. */
function around({ tiles: [a, b] }: Fort): Place[] {
  if (!a || !b) return [];
  const [dx, dy] = a.x === b.x ? [1, 0] : [0, 1];
  return [a, b].flatMap(({ x, y }) => [
    { x, y },
    { x: x + dx, y: y + dy },
    { x: x - dx, y: y - dy },
  ]);
}

/** Castles reached by what the last tile completed, then by castles. `paid`: what else a man of the region gets. */
export function reached(game: PlainGame, paid: (men: readonly Man[]) => readonly number[]): PlainGame {
  const { last } = game;
  if (!has(game, 'castles') || !last) return game;
  const near = game.board.filter((laid) => same(laid, last) || areNeighbours(laid, last));
  const done = regionsOn(game, near).filter((region) => {
    const { kind } = featureAt(game, region[0] as Spot);
    const isHere = kind === 'monastery' || region.some((spot) => same(spot, last));
    return ['road', 'city', 'monastery'].includes(kind) && isHere && isComplete(game, region) && !isFort(game, region);
  });
  let now = game;
  let sources = done.map((region) => ({ region, points: worth(game, region) }));
  while (sources.length > 0) {
    const next: typeof sources = [];
    for (const fort of now.castles.filter(({ waits, turn }) => waits && turn < game.turn)) {
      const cells = around(fort);
      const here = sources.filter(({ region }) => region.some((spot) => cells.some((cell) => same(cell, spot))));
      if (here.length === 0) continue;
      const points = Math.max(...here.map((source) => source.points));
      const lords = now.men.filter((man) => standsIn(fort.tiles, man));
      next.push({ region: [...fort.tiles], points });
      now = {
        ...now,
        scores: give(give(now.scores, [fort.player], points), paid(lords), 3),
        men: now.men.filter((man) => !lords.includes(man)),
        castles: now.castles.map((one) => (one === fort ? { ...fort, waits: false } : one)),
      };
    }
    sources = next;
  }
  return now;
}

// Bazaars.

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
