import type { carcassonne } from '../../../game/index.ts';
import type { ContestGame, Numbers } from '../../../bots/carcassonne/modules/module.ts';

/** The tiles of a bazaar in a position. */

/** Encoding of the phases in the rules, and of a tile's owner: player + 1, plus `LAID` after it is placed. */
export const [AUCTION, LAYING] = [2, 3] as const;
const LAID = 8;
const NOBODY = 0;

export const ownerIn = (hand: number): number => (hand & (LAID - 1)) - 1;
export const isUnlaid = (hand: number): boolean => hand !== NOBODY && hand < LAID;

export class Stalls {
  readonly players: number;
  /** By stall: the player who has its tile; -1: none. */
  readonly owners: readonly number[];
  /** All players, in the order of placing. */
  readonly order: readonly number[];
  readonly isAuction: boolean;
  private readonly table: carcassonne.Table;
  private readonly hands: number;

  constructor(
    private readonly game: ContestGame,
    readonly numbers: Numbers,
  ) {
    const { table } = game.position;
    const { tiles = 0, hands = 0, phase = 0, holder = 0 } = numbers;
    this.table = table;
    this.hands = hands;
    this.players = table.players;
    this.owners = Array.from({ length: table.get(tiles) }, (_, n) => ownerIn(table.get(hands + 1 + n)));
    this.order = Array.from({ length: table.players }, (_, n) => (table.get(holder) + 1 + n) % table.players);
    this.isAuction = table.get(phase) === AUCTION;
  }

  get isLaying(): boolean {
    return this.table.get(this.numbers['phase'] ?? 0) === LAYING;
  }

  /** True if players choose a tile just before placing it. */
  get isAsked(): boolean {
    return this.game.awaiting === 'offer';
  }

  /** Sets the owners; no tile is placed yet. */
  share(owners: readonly number[]): void {
    for (const [n, owner] of owners.entries()) this.table.set(this.hands + 1 + n, owner + 1);
  }

  /** The move that takes a tile in the variant without auctions. */
  moveFor(stall: number): number {
    const move = this.game.position.moveOf({ player: this.game.actor, do: 'offer', tile: stall });
    if (!move.ok) throw new Error(move.error.message);
    return move.value;
  }
}
