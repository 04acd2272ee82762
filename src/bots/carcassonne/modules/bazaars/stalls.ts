import type { carcassonne } from '../../../../game/index.ts';
import type { ContestGame, Numbers } from '../module.ts';

/** The open tiles of a bazaar, as a position has them. */

/** How the rules write down the phases, and who has a tile: a player from 1, and more once it is laid. */
export const [AUCTION, LAYING] = [2, 3] as const;
const LAID = 8;
const NOBODY = 0;

export const ownerIn = (hand: number): number => (hand & (LAID - 1)) - 1;
export const isUnlaid = (hand: number): boolean => hand !== NOBODY && hand < LAID;

export class Stalls {
  readonly players: number;
  /** By stall: who has its tile; -1: nobody. */
  readonly owners: readonly number[];
  /** Everybody, in the order in which they lay. */
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

  /** Is a tile chosen before it is laid? */
  get isAsked(): boolean {
    return this.game.awaiting === 'offer';
  }

  /** Writes down who gets which; nothing is laid yet. */
  share(owners: readonly number[]): void {
    for (const [n, owner] of owners.entries()) this.table.set(this.hands + 1 + n, owner + 1);
  }

  /** The move that takes a tile without auction. */
  moveFor(stall: number): number {
    const move = this.game.position.moveOf({ player: this.game.actor, do: 'offer', tile: stall });
    if (!move.ok) throw new Error(move.error.message);
    return move.value;
  }
}
