import { accept, requireAt, refuse } from '../../../game/core/result.ts';
import { NEXT, WAIT } from '../../../game/rulesets/carcassonne/base/hooks.ts';
import type { Hooks, RuleModule, Verb } from '../../../game/rulesets/carcassonne/base/hooks.ts';
import { ACTOR, LAST, PLAYER } from '../../../game/rulesets/carcassonne/base/table.ts';
import type { Table } from '../../../game/rulesets/carcassonne/base/table.ts';
import { nextTile } from '../../../game/rulesets/carcassonne/base/turn.ts';
import { auctionStages, passHammer } from './auction.ts';
import {
  AUCTION,
  DRAWING,
  LAYING,
  NONE,
  PHASES,
  SIZE,
  STALL,
  addressesFrom,
  handOf,
  handOut,
  hasNone,
  isUnlaid,
  open,
  openStalls,
  piecesOf,
  spotOf,
  stallAt,
  stallCount,
  stock,
  take,
} from './stalls.ts';
import type { Addresses, Phase, Stall } from './stalls.ts';

/** Bazaars (RULES.md §15.3): the player who places one draws a tile for every player. */

const BAZAAR = 'bazaar';
const CHOOSE = 'choose';

/** The slice of the module. */
export interface BazaarsSlice {
  /** `null` outside a bazaar; a bazaar ends with the turn of its last tile, whatever happens later in that turn. */
  readonly phase: Phase;
  /** The player who placed the bazaar. */
  readonly holder: number;
  /** Number of tiles still to be drawn. */
  readonly wanted: number;
  /** In the order drawn. */
  readonly stalls: readonly Stall[];
  readonly auctioneer: number;
  /** The tile being auctioned, or `null`; the highest bid and its bidder, initially the auctioneer. */
  readonly named: number | null;
  readonly bid: number;
  readonly bidder: number;
}

function end(t: Table, { phase, tiles, hands }: Addresses): void {
  if (t.get(phase) === NONE) return;
  t.set(phase, NONE);
  t.set(tiles, 0);
  t.set(hands, 0);
}

/** Does this turn's tile start a bazaar? */
const isHeld = (t: Table): boolean => (t.tileOn(t.get(LAST))?.flags.has(BAZAAR) ?? false) && stock(t) >= t.players;

/**
 * Starts a bazaar, except during the turns of one, and draws its tiles one by one; waits for a tile that is not known.
 */
function hold(t: Table, addresses: Addresses, afterwards: typeof AUCTION | typeof LAYING): number {
  const { phase, holder, wanted } = addresses;
  if (t.get(phase) === NONE && isHeld(t)) {
    t.set(phase, DRAWING);
    t.set(holder, t.get(PLAYER));
    t.set(wanted, t.players);
    t.set(addresses.named, -1);
  }
  if (t.get(phase) !== DRAWING) return NEXT;
  while (t.get(wanted) > 0 && t.left > 0) {
    const tile = nextTile(t);
    if (tile < 0) return WAIT;
    if (t.rules.setsAside.some((setsAside) => setsAside(t, tile))) continue;
    open(t, addresses, tile);
    t.set(wanted, t.get(wanted) - 1);
  }
  t.set(wanted, 0);
  t.set(phase, afterwards);
  passHammer(t, addresses, t.get(holder));
  return NEXT;
}

/** Without auctions: takes one of the open tiles before the draw. */
function makeChoose(addresses: Addresses): Verb<Table> {
  const mayTake = (t: Table): boolean => t.get(addresses.phase) === LAYING && hasNone(t, addresses, t.get(PLAYER));
  return {
    do: 'offer',
    list: (t, out, from, tag) => {
      if (!mayTake(t)) return from;
      let length = from;
      for (const stall of openStalls(t, addresses)) out[length++] = tag + stall;
      return length;
    },
    play: (t, stall) => {
      take(t, addresses, stall, t.get(PLAYER));
      t.next();
    },
    actionOf: (t, tile) => ({ player: t.get(ACTOR), do: 'offer', tile }),
    moveOf: (t, { tile, bid }) => {
      if (typeof tile !== 'number' || bid !== undefined) return refuse('malformed', 'A tile is taken for nothing.');
      return mayTake(t) && openStalls(t, addresses).includes(tile)
        ? accept(tile)
        : refuse('no-such-target', 'There is no such tile any more.');
    },
    target: (t, stall) => spotOf(t, addresses, stall),
    piece: () => STALL,
  };
}

function save(t: Table, addresses: Addresses): BazaarsSlice {
  const phase = requireAt(PHASES, t.get(addresses.phase));
  const isAuction = phase === 'auction';
  const isNamed = isAuction && t.get(addresses.named) >= 0;
  return {
    phase,
    holder: phase === null ? 0 : t.get(addresses.holder),
    wanted: t.get(addresses.wanted),
    stalls: Array.from({ length: stallCount(t, addresses) }, (_, n) => stallAt(t, addresses, n)),
    auctioneer: isAuction ? t.get(addresses.auctioneer) : 0,
    named: isNamed ? t.get(addresses.named) : null,
    bid: isNamed ? t.get(addresses.bid) : 0,
    bidder: isNamed ? t.get(addresses.bidder) : 0,
  };
}

function load(t: Table, addresses: Addresses, saved: BazaarsSlice): void {
  t.set(addresses.phase, PHASES.indexOf(saved.phase));
  for (const name of ['holder', 'wanted', 'auctioneer', 'bid', 'bidder'] as const) t.set(addresses[name], saved[name]);
  t.set(addresses.named, saved.named ?? -1);
  for (const { tile, player, laid } of saved.stalls) {
    t.journal.push(addresses.tiles, t.material.table.numberOf.get(tile) ?? -1);
    t.journal.push(addresses.hands, handOf(player, laid));
  }
}

function hooksOf(addresses: Addresses, isAuction: boolean): Hooks<Table, BazaarsSlice> {
  return {
    size: SIZE,
    numbers: addresses,
    stages: [
      ...(isAuction ? [] : [{ part: 'begin', choice: { awaiting: 'offer', verbs: [makeChoose(addresses)] } } as const]),
      { part: 'market', pass: (t) => hold(t, addresses, isAuction ? AUCTION : LAYING) },
      ...(isAuction ? auctionStages(addresses) : []),
      {
        part: 'leave',
        pass: (t) => {
          end(t, addresses);
          return NEXT;
        },
      },
    ],
    tileToPlace: (t) => (t.get(addresses.phase) === LAYING ? handOut(t, addresses) : -1),
    nextPlayer: (t) => {
      if (t.get(addresses.phase) === LAYING && !isUnlaid(t, addresses)) end(t, addresses);
      return undefined;
    },
    continuesWithEmptyStack: (t) => t.get(addresses.phase) === LAYING && isUnlaid(t, addresses),
    setUp: (t) => t.set(addresses.named, -1),
    save: (t) => save(t, addresses),
    load: (t, slice) => load(t, addresses, slice),
    pieces: (slice) => piecesOf(slice.stalls),
    trace: (t) =>
      t.get(addresses.phase) === NONE
        ? {}
        : { bazaar: save(t, addresses).stalls.map(({ tile, player }) => (player === null ? tile : null)) },
  };
}

export const BAZAARS_MODULE: RuleModule<Table, BazaarsSlice> = {
  order: 13,
  id: 'bazaars',
  box: 'expansion-8',
  tileSets: ['expansion-8'],
  options: { bazaar: ['auction', CHOOSE] },
  pays: [BAZAAR],
  shapes: {
    offer: { must: { tile: 'number' }, may: [{ bid: 'number' }] },
    bid: { must: { points: 'number' } },
    buy: { must: {} },
    sell: { must: {} },
  },
  hooks: (base, { extra }) => hooksOf(addressesFrom(base), extra[BAZAAR] !== CHOOSE),
};
