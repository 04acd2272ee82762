import type { Piece, Place } from '../../../game/core/piece.ts';
import { requireAt } from '../../../game/core/result.ts';
import type { TileId } from '../../../game/core/vocabulary.ts';
import { pileOf } from '../../../game/rulesets/carcassonne/base/setup.ts';
import { DRAWN, PLAYER } from '../../../game/rulesets/carcassonne/base/table.ts';
import type { Table } from '../../../game/rulesets/carcassonne/base/table.ts';
import { MAX_PLAYERS } from '../../../game/rulesets/carcassonne/base/vocabulary.ts';

/** The open tiles of a bazaar (RULES.md §15.3): which player has which, and which have been placed. */

export const STALL = 'stall';

/** Outside a bazaar; drawing tiles; auctioning them; placing them. */
export const PHASES = [null, 'draw', 'auction', 'laying'] as const;
export type Phase = (typeof PHASES)[number];
export const [NONE, DRAWING, AUCTION, LAYING] = [0, 1, 2, 3] as const;

export interface Stall {
  readonly tile: TileId;
  /** The player who has the tile; `null` until then. */
  readonly player: number | null;
  /** The tile has left its player's hand. */
  readonly laid: boolean;
}

/**
 * The module's addresses. Two lists of the same length: the tiles in the order drawn, and for each its player and
 * whether it has been placed, packed.
 */
export const addressesFrom = (base: number) => ({
  phase: base,
  holder: base + 1,
  /** Number of tiles still to be drawn. */
  wanted: base + 2,
  auctioneer: base + 3,
  /** Stall being auctioned, or -1; the highest bid and its bidder. */
  named: base + 4,
  bid: base + 5,
  bidder: base + 6,
  tiles: base + 7,
  hands: base + 7 + 1 + MAX_PLAYERS,
});
export const SIZE = 7 + 2 * (1 + MAX_PLAYERS);
export type Addresses = ReturnType<typeof addressesFrom>;

const NOBODY = 0;
const LAID = 8;
export const handOf = (player: number | null, laid: boolean): number =>
  (player === null ? NOBODY : player + 1) + (laid ? LAID : 0);
const playerOf = (hand: number): number => (hand & (LAID - 1)) - 1;
const isLaid = (hand: number): boolean => hand >= LAID;

export const stallCount = (t: Table, { tiles }: Addresses): number => t.get(tiles);
export const tileIn = (t: Table, { tiles }: Addresses, n: number): number => t.get(tiles + 1 + n);
/** The player who has it, or -1. */
export const takerOf = (t: Table, { hands }: Addresses, n: number): number => playerOf(t.get(hands + 1 + n));

/** Stalls whose tile has not been taken. */
export function openStalls(t: Table, addresses: Addresses): readonly number[] {
  const open: number[] = [];
  for (let n = 0; n < stallCount(t, addresses); n++) if (takerOf(t, addresses, n) < 0) open.push(n);
  return open;
}

/** Does the player have no tile of this bazaar yet? */
export function hasNone(t: Table, addresses: Addresses, player: number): boolean {
  for (let n = 0; n < stallCount(t, addresses); n++) if (takerOf(t, addresses, n) === player) return false;
  return true;
}

/** Is a tile of the bazaar still to be placed? */
export function isUnlaid(t: Table, { hands }: Addresses): boolean {
  for (let n = t.get(hands); n > 0; n--) if (!isLaid(t.get(hands + n))) return true;
  return false;
}

const idOf = (t: Table, tile: number): TileId => requireAt(t.material.tiles, tile).id;

/** Where the tile of a stall is: in the stall, or in a player's hand. */
const placeOf = (n: number, { tile, player }: Stall): Place & { readonly on: 'spot' } => ({
  on: 'spot',
  spot: player === null ? `${STALL} ${n} ${tile}` : `hand ${player} ${tile}`,
});

export const stallAt = (t: Table, addresses: Addresses, n: number): Stall => {
  const taker = takerOf(t, addresses, n);
  return {
    tile: idOf(t, tileIn(t, addresses, n)),
    player: taker < 0 ? null : taker,
    laid: isLaid(t.get(addresses.hands + 1 + n)),
  };
};

export const spotOf = (t: Table, addresses: Addresses, n: number): Place & { readonly on: 'spot' } =>
  placeOf(n, { ...stallAt(t, addresses, n), player: null });

const pieceId = (n: number): string => `${STALL}:${n}`;

/** Tiles that have not been placed yet. */
export const piecesOf = (stalls: readonly Stall[]): readonly Piece[] =>
  stalls.flatMap((stall, n) =>
    stall.laid ? [] : [{ id: pieceId(n), sort: STALL, owner: stall.player, place: placeOf(n, stall) }],
  );

/** Adds a tile just drawn as a stall. */
export function open(t: Table, addresses: Addresses, tile: number): void {
  t.journal.push(addresses.tiles, tile);
  t.journal.push(addresses.hands, NOBODY);
  if (!t.events) return;
  const n = stallCount(t, addresses) - 1;
  t.emit({ type: 'placed', player: t.get(PLAYER), piece: pieceId(n), sort: STALL, to: spotOf(t, addresses, n) });
}

/** Gives the tile of a stall to a player. */
export function take(t: Table, addresses: Addresses, n: number, player: number): void {
  const from = spotOf(t, addresses, n);
  t.set(addresses.hands + 1 + n, handOf(player, false));
  if (!t.events) return;
  const stall = stallAt(t, addresses, n);
  t.emit({ type: 'moved', player, piece: pieceId(n), sort: STALL, from, to: placeOf(n, stall) });
  t.emit({ type: 'taken', player, what: stall.tile });
}

/** Takes the unplaced tile of the player whose turn it is from their hand, to be placed; returns -1 without one. */
export function handOut(t: Table, addresses: Addresses): number {
  const player = t.get(PLAYER);
  for (let n = 0; n < stallCount(t, addresses); n++) {
    const hand = t.get(addresses.hands + 1 + n);
    if (playerOf(hand) !== player || isLaid(hand)) continue;
    if (t.events)
      t.emit({ type: 'removed', player, piece: pieceId(n), sort: STALL, from: placeOf(n, stallAt(t, addresses, n)) });
    t.set(addresses.hands + 1 + n, handOf(player, true));
    return tileIn(t, addresses, n);
  }
  return -1;
}

/** Number of undrawn tiles, without those that would be put aside if they were drawn now. */
export function stock(t: Table): number {
  const { rules, journal } = t;
  if (rules.setsAside.length === 0) return t.left;
  const known = new Map<number, boolean>();
  const isPutBy = (tile: number): boolean => {
    const answer = known.get(tile);
    if (answer !== undefined) return answer;
    const { events } = t;
    const mark = journal.mark();
    t.events = undefined;
    const putBy = rules.setsAside.some((setsAside) => setsAside(t, tile));
    t.events = events;
    journal.rollback(mark);
    known.set(tile, putBy);
    return putBy;
  };
  const deck = journal.entries(t.deck);
  const [drawn, undrawn] = [deck.slice(0, t.get(DRAWN)), deck.slice(t.get(DRAWN))];
  const count = (tiles: readonly number[]): number => tiles.filter((tile) => !isPutBy(tile)).length;
  // Even if the order is not known, the set of remaining tiles is.
  const usable = undrawn.every((tile) => tile >= 0)
    ? count(undrawn)
    : count(pileOf(rules)) + count(journal.entries(t.returned)) - count(drawn);
  return Math.min(t.left, usable);
}
