import { carcassonne } from '../../../game/index.ts';
import { isTurnOver } from '../../../bots/engine.ts';
import type { Contest } from '../../../bots/carcassonne/modules/module.ts';
import type { Stalls } from './stalls.ts';

/**
 * Value to every player of a distribution of the tiles of a bazaar: the tiles are placed one after the other, each in
 * its owner's best way, and the position is evaluated. This includes the effects of the order of placing.
 */

/**
 * Maximum number of turns played to try all distributions of the open tiles. If more are needed, only as many
 * distributions are tried as give every tile to every player once.
 */
const TURNS = 50;
/** With up to this many players, the best placements are searched while there is time; otherwise brief replies have to do. */
const FEW = 3;
/** In points: a rival who is this far behind the best one has about a third of its weight (evaluation.ts). */
const RIVALRY = 8;

const { score: SCORE } = carcassonne.ADDRESS;

type Totals = ArrayLike<number>;

export class Worths {
  /** `me × players + player`: weight of a point of `player` for `me`. */
  private readonly shares: Float64Array;
  private readonly worths = new Map<string, Float64Array>();
  /** By the tiles placed so far, in order: the best way to place the last one. */
  private readonly ways = new Map<string, readonly number[]>();
  /**
   * `stall × players + player`: gain by player if this one gets the tile, used if not all distributions are tried; and
   * the totals it is added to.
   */
  private gains: readonly Float64Array[] | undefined;
  private start: Totals = [];

  constructor(
    private readonly contest: Contest,
    private readonly stalls: Stalls,
  ) {
    const { players } = stalls;
    this.shares = new Float64Array(players * players);
    this.weigh(this.within(() => contest.expected()));
    const open = stalls.owners.filter((owner) => owner < 0).length;
    if (factorial(open) * players > TURNS) this.measure();
  }

  readonly point = (me: number, player: number): number => this.shares[me * this.stalls.players + player] as number;

  /** By player: gain if this one gets the tile; undefined if all distributions are tried. */
  get gain(): ((stall: number, player: number) => ArrayLike<number>) | undefined {
    const { gains } = this;
    const { players } = this.stalls;
    return gains && ((stall, player) => gains[stall * players + player] ?? []);
  }

  readonly of = (owners: readonly number[]): ArrayLike<number> => {
    const key = owners.join();
    const found = this.worths.get(key) ?? (this.gains ? this.added(owners) : this.valuesOf(this.played(owners)));
    this.worths.set(key, found);
    return found;
  };

  /** Approximate maximum number of points that any player would pay for another distribution. */
  atStake(): number {
    const { players, owners, order } = this.stalls;
    const { gains } = this;
    const spread = (values: readonly number[]): number => Math.max(...values) - Math.min(...values);
    if (gains)
      return Math.max(
        ...owners.flatMap((_, stall) =>
          order.map((me) => Math.ceil(spread(order.map((player) => gains[stall * players + player]?.[me] ?? 0)))),
        ),
      );
    const all = waysToShare(
      owners,
      order.filter((player) => !owners.includes(player)),
    ).map(this.of);
    return Math.max(...order.map((me) => Math.ceil(spread(all.map((values) => values[me] as number)))));
  }

  /** Values by player: own points minus the weighted points of the rivals. */
  private valuesOf(totals: Totals): Float64Array {
    const { players } = this.stalls;
    return Float64Array.from({ length: players }, (_, me) => {
      let sum = 0;
      for (let player = 0; player < players; player++) sum += this.point(me, player) * (totals[player] as number);
      return sum;
    });
  }

  /** Leading rivals weigh most. */
  private weigh(totals: Totals): void {
    const { shares } = this;
    const { players } = this.stalls;
    for (let me = 0; me < players; me++) {
      const rivals = Array.from({ length: players }, (_, player) => player).filter((player) => player !== me);
      const most = Math.max(...rivals.map((player) => totals[player] as number));
      const weights = rivals.map((player) => Math.exp(((totals[player] as number) - most) / RIVALRY));
      const sum = weights.reduce((all, weight) => all + weight, 0);
      shares[me * players + me] = 1;
      for (const [n, player] of rivals.entries()) shares[me * players + player] = -(weights[n] as number) / sum;
    }
  }

  private played(owners: readonly number[]): Totals {
    return this.within(() => {
      this.lay(owners, () => undefined);
      return Float64Array.from(this.contest.expected());
    });
  }

  private added(owners: readonly number[]): Float64Array {
    const { players } = this.stalls;
    const values = this.valuesOf(this.start);
    for (const [stall, player] of owners.entries()) {
      const gains = this.gains?.[stall * players + player];
      for (let me = 0; gains && player >= 0 && me < players; me++)
        values[me] = (values[me] as number) + (gains[me] as number);
    }
    return values;
  }

  /**
   * Gives every tile to every player once, each time on the board as left by the players before. If time is up before
   * that, a tile gains every other player what it gained those who got it, on average.
   */
  private measure(): void {
    const { stalls, contest } = this;
    const { players, owners, order } = stalls;
    const open = owners.flatMap((owner, stall) => (owner < 0 ? [stall] : []));
    const without = order.filter((player) => !owners.includes(player));
    const gains: Float64Array[] = [];
    const own = new Map<number, number[]>();
    this.start = this.within(() => Float64Array.from(contest.expected()));
    for (const shift of open.keys()) {
      if (shift > 0 && contest.isLate()) break;
      const shared = owners.map((owner, stall) =>
        owner < 0 ? (without[(open.indexOf(stall) + shift) % open.length] ?? -1) : owner,
      );
      this.gainsOf(shared, (stall, player, gained) => {
        gains[stall * players + player] = this.valuesOf(gained);
        own.set(stall, [...(own.get(stall) ?? []), gained[player] as number]);
      });
    }
    for (const [stall, gained] of own) {
      const mean = gained.reduce((sum, points) => sum + points, 0) / gained.length;
      for (const player of without)
        gains[stall * players + player] ??= this.valuesOf(order.map((_, one) => (one === player ? mean : 0)));
    }
    this.gains = Array.from({ length: owners.length * players }, (_, n) => gains[n] ?? new Float64Array(players));
  }

  /** What each player gains by each tile, in the order of placing. */
  private gainsOf(owners: readonly number[], visit: (stall: number, player: number, gained: Totals) => void): void {
    this.within(() => {
      let before = this.start;
      this.lay(owners, (stall, player) => {
        const now = Float64Array.from(this.contest.expected());
        visit(
          stall,
          player,
          now.map((points, one) => points - (before[one] as number)),
        );
        before = now;
      });
      return before;
    });
  }

  /** Runs `read` on the board when the tiles begin to be placed, with the current scores; undone afterwards. */
  private within(read: () => Totals): Totals {
    const { game } = this.contest;
    const { table } = game.position;
    const { depth } = game;
    const scores = Array.from({ length: table.players }, (_, player) => table.get(SCORE + player));
    // Finish the auctions in any way: owners are set afterwards, and payments are counted separately.
    while (this.stalls.isAuction && !isTurnOver(game.awaiting)) game.play(game.legalMoves().at(-1) ?? 0, 'draw');
    if (game.depth > depth) for (const [player, points] of scores.entries()) table.set(SCORE + player, points);
    const answer = read();
    while (game.depth > depth) game.undo();
    return answer;
  }

  /** Places the distributed tiles, each in its owner's best way, and calls `laid` after each. */
  private lay(owners: readonly number[], laid: (stall: number, player: number) => void): void {
    const { contest, stalls, ways } = this;
    const { game } = contest;
    if (stalls.isAuction) stalls.share(owners);
    let key = '';
    while (stalls.isLaying && game.awaiting !== 'final') {
      if (isTurnOver(game.awaiting)) game.advance();
      const { player } = game;
      const stall = owners.indexOf(player);
      key += ` ${stall}`;
      if (stalls.isAsked) game.play(stalls.moveFor(stall), 'draw');
      for (let step = 0; !isTurnOver(game.awaiting); step++) {
        const moves = ways.get(`${key}/${step}`) ?? contest.best(stalls.players > FEW || contest.isLate());
        ways.set(`${key}/${step}`, moves);
        for (const move of moves) game.play(move, 'draw');
      }
      laid(stall, player);
    }
  }
}

const factorial = (n: number): number => (n < 2 ? 1 : n * factorial(n - 1));

function waysToShare(owners: readonly number[], without: readonly number[]): readonly (readonly number[])[] {
  const open = owners.indexOf(-1);
  if (open < 0) return [owners];
  return without.flatMap((player) =>
    waysToShare(
      owners.map((owner, stall) => (stall === open ? player : owner)),
      without.filter((one) => one !== player),
    ),
  );
}
