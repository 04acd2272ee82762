import { carcassonne } from '../../../game/index.ts';
import type { GameEvent, Option } from '../../../game/index.ts';
import type { MatchView } from '../../../session/contracts/match.ts';
import { carcassonneState } from '../../../hud/games/carcassonne/names.ts';
import type { NamedState } from '../../../hud/table/texts.ts';

/** The state of a bazaar: who has which tile, and what each player has bid. */

export const BAZAARS = 'bazaars';
export const STALL = 'stall';
export const [OFFER, BID, TRADE] = ['offer', 'bid', 'trade'] as const;

export type Slice = carcassonne.Slices[typeof BAZAARS];
export type Stall = Slice['stalls'][number];

export const sliceOf = (view: Pick<NamedState, 'state'>): Slice | undefined =>
  carcassonne.sliceOf(carcassonneState(view), BAZAARS);
/** The bazaar that is open; `undefined`: none is. */
export function bazaarIn(view: Pick<MatchView, 'state' | 'over'>): Slice | undefined {
  const slice = view.over ? undefined : sliceOf(view);
  return slice?.phase ? slice : undefined;
}
/** Whether the tile in hand will open one. */
export const opensBazaar = ({ hand }: Pick<MatchView, 'hand'>): boolean =>
  hand !== null && (hand as carcassonne.CarcassonneTile).flags.has('bazaar');
/** Whether tiles are chosen without an auction. */
export const isChosen = (view: Pick<NamedState, 'state'>): boolean =>
  carcassonneState(view).options.extra['bazaar'] === 'choose';

/** Parses the stall and the tile of a spot: `stall 0 B04`. */
export function stallIn(spot: string): { readonly stall: number; readonly tile: string } | undefined {
  const [word, stall, tile] = spot.split(' ');
  return word === STALL && tile !== undefined ? { stall: Number(stall), tile } : undefined;
}

/** The option that names or takes the tile of a stall. */
export const optionAt = ({ prompt }: Pick<MatchView, 'prompt'>, stall: number): Option | undefined =>
  prompt?.options.find(
    ({ action, target }) =>
      action.do === OFFER &&
      (target.on === 'number' || target.on === 'spot') &&
      stallIn(target.spot ?? '')?.stall === stall,
  );

/** What a player does or has done since the current tile was named. */
export type Part =
  /** Has to name a tile, to bid, to buy or sell, or to take a tile. */
  | 'names'
  | 'asked'
  | 'decides'
  | 'takes'
  /** Has named the current tile. */
  | 'offers'
  /** Has the highest bid, or one that was exceeded. */
  | 'leads'
  | 'outbid'
  | 'passed'
  | 'to-come'
  /** Has a tile, is laying it, has laid it. */
  | 'has'
  | 'lays'
  | 'laid'
  | 'waits';

export interface Person {
  readonly player: number;
  readonly part: Part;
  /** Their bid; `null`: none. */
  readonly bid: number | null;
}

const isSaid = ({ type, what }: GameEvent): boolean => (type === 'named' || type === 'passed') && what === BID;

/** By player: their bid, or `null` if they passed. */
function saidIn({ log }: Pick<MatchView, 'log'>): ReadonlyMap<number, number | null> {
  const since = log.slice(log.findLastIndex(({ event }) => event['sort'] === STALL) + 1);
  return new Map(
    since.flatMap(({ event }) =>
      isSaid(event)
        ? [[event['player'] as number, event.type === 'named' ? (event['number'] as number) : null] as const]
        : [],
    ),
  );
}

/** All players, in the order in which they have their turns of this bazaar. */
export function peopleIn(view: MatchView): readonly Person[] {
  const slice = sliceOf(view);
  if (!slice?.phase) return [];
  const many = view.players.length;
  const said = saidIn(view);
  return view.players.map((_, n) => {
    const player = (slice.holder + 1 + n) % many;
    const bid = slice.named === null ? null : (said.get(player) ?? (player === slice.bidder ? slice.bid : null));
    return { player, part: partOf(view, slice, player, said), bid };
  });
}

function partOf(view: MatchView, slice: Slice, player: number, said: ReadonlyMap<number, number | null>): Part {
  const { state, actor } = view;
  const own = slice.stalls.find((stall) => stall.player === player);
  if (slice.phase === 'laying') {
    if (actor === player && state.awaiting === OFFER) return 'takes';
    if (!own) return 'waits';
    if (!own.laid) return 'has';
    return state.player === player ? 'lays' : 'laid';
  }
  if (own) return 'has';
  if (slice.phase !== 'auction') return 'waits';
  if (actor === player && state.awaiting === OFFER) return 'names';
  if (actor === player && state.awaiting === BID) return 'asked';
  if (actor === player && state.awaiting === TRADE) return 'decides';
  if (slice.named === null) return 'waits';
  if (player === slice.bidder && player !== slice.auctioneer) return 'leads';
  if (player === slice.auctioneer) return 'offers';
  const word = said.get(player);
  if (word === undefined) return 'to-come';
  return word === null ? 'passed' : 'outbid';
}
