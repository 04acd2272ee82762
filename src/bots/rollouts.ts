import { shuffled } from '../game/index.ts';
import type { Random } from '../game/index.ts';
import { isTurnOver } from './engine.ts';
import type { Evaluator, SearchGame } from './engine.ts';
import type { Candidate, Turns } from './turns.ts';

/**
 * Number of placements, best first, that a narrow reply examines; besides those that were not possible when they were
 * compared, and those next to the tiles laid since.
 */
const PROMISING = 8;

/**
 * The best way to play a turn, and the number of positions evaluated to find it. They are counted again when it is
 * reused, so that work does not depend on the cache.
 */
interface Reply {
  readonly moves: readonly number[];
  readonly work: number;
}

/** Plays candidates forward over shuffled decks, the same for all of them, with the best reply in every turn. */
export class Rollouts {
  /** The player who chooses. */
  readonly me: number;
  private readonly seen: readonly number[];
  private readonly unseen: readonly number[];
  private readonly decks: (readonly number[])[] = [];
  /** By candidate and the tiles drawn since. */
  private readonly replies = new Map<Candidate, Map<string, Reply>>();
  /** By player and tile: rank of each placement when they were compared, 0 for the best. */
  private readonly ranks = new Map<string, ReadonlyMap<number, number>>();

  constructor(
    private readonly position: SearchGame,
    private readonly evaluation: Evaluator,
    private readonly turns: Turns,
    /** Weight of everybody's points, added to the value. */
    private readonly style: number,
    private readonly random: Random,
    /** Replies examine only promising placements, which takes a third of the work. */
    private readonly isNarrow = false,
  ) {
    this.me = position.actor ?? position.player;
    const { deck } = position;
    const drawn = deck.length - position.left;
    this.seen = deck.slice(0, drawn);
    this.unseen = shuffled(deck.slice(drawn), random);
  }

  /** The value after a candidate and so many turns over deck `n`. */
  value(candidate: Candidate, n: number, plies: number): number {
    return this.play(candidate, this.deckNumber(n), plies, () => this.valueNow());
  }

  /** The same over each order of the unseen tiles. */
  valuesToTheEnd(candidate: Candidate): number[] {
    return this.orders().map((deck) => this.play(candidate, deck, this.unseen.length, () => this.valueNow()));
  }

  /** Expected points of each player after a candidate and so many turns over deck `n`. */
  expected(candidate: Candidate, n: number, plies: number): readonly number[] {
    return this.play(candidate, this.deckNumber(n), plies, () => Array.from(this.evaluation.expected?.() ?? []));
  }

  /** Decks with every order of the unseen tiles, for a few tiles; equal tiles are not told apart. */
  orders(): readonly (readonly number[])[] {
    const orders = new Map(ordersOf(this.unseen).map((order) => [order.join(), order]));
    return [...orders.values()].map((order) => [...this.seen, ...this.position.arrange(order)]);
  }

  private valueNow(): number {
    const { evaluation, me } = this;
    return evaluation.value(me) + this.style * evaluation.points(me);
  }

  private play<T>(candidate: Candidate, assumed: readonly number[], plies: number, read: () => T): T {
    const { position } = this;
    const { deck, depth } = position;
    position.assume(assumed);
    for (const move of candidate.moves) position.play(move, 'draw');
    if (!isTurnOver(position.awaiting)) this.endTurn(candidate, 0);
    for (let ply = 1; ply <= plies && position.awaiting === 'draw'; ply++) {
      position.advance();
      this.endTurn(candidate, ply);
    }
    const result = read();
    while (position.depth > depth) position.undo();
    position.assume(deck);
    return result;
  }

  /** Plays a turn after a candidate; each player chooses what is best for them. */
  private endTurn(candidate: Candidate, ply: number): void {
    for (const move of this.reply(candidate, ply)) this.position.play(move, 'draw');
    this.turns.endTurn(() => this.reply(candidate, ply));
  }

  /**
   * The best reply after a candidate. It depends only on the moves made and the tiles drawn since, and decks often
   * begin alike, so it is cached.
   */
  private reply(candidate: Candidate, ply: number): readonly number[] {
    const { position, evaluation, replies } = this;
    const { deck } = position;
    const drawn = `${position.depth} ${deck.slice(this.seen.length, deck.length - position.left).join()}`;
    const known = replies.get(candidate) ?? new Map<string, Reply>();
    replies.set(candidate, known);
    const found = known.get(drawn);
    if (found) {
      evaluation.count += found.work;
      return found.moves;
    }
    const before = evaluation.count;
    const moves = this.bestReply(ply);
    if (!this.turns.isLate()) known.set(drawn, { moves, work: evaluation.count - before });
    return moves;
  }

  /** Narrow: all placements are compared the first time that a tile is drawn by a player, later only promising ones. */
  private bestReply(ply: number): readonly number[] {
    const { position, turns, ranks, isNarrow } = this;
    if (!isNarrow || position.awaiting !== 'place' || ply === 0) return turns.best();
    const tile = position.deck[position.deck.length - position.left - 1];
    const key = `${position.actor ?? position.player} ${tile}`;
    const known = ranks.get(key);
    if (known) {
      const considers = (placement: number): boolean => {
        const rank = known.get(placement);
        return rank === undefined || rank < PROMISING || position.isBeside(placement, ply + 1);
      };
      const moves = turns.best(false, { considers });
      return moves.length > 0 ? moves : turns.best();
    }
    const worths = new Map<number, number>();
    const moves = turns.best(false, { worths });
    const placements = [...worths].sort((a, b) => b[1] - a[1]);
    if (!turns.isLate()) ranks.set(key, new Map(placements.map(([placement], rank) => [placement, rank])));
    return moves;
  }

  /** A shuffled deck; each unseen tile in turn is the next to be drawn. */
  private deckNumber(n: number): readonly number[] {
    while (this.decks.length <= n) {
      const first = this.decks.length % Math.max(1, this.unseen.length);
      const rest = shuffled(
        this.unseen.filter((_, i) => i !== first),
        this.random,
      );
      this.decks.push([...this.seen, ...this.position.arrange([...this.unseen.slice(first, first + 1), ...rest])]);
    }
    return this.decks[n] ?? this.seen;
  }
}

const ordersOf = (tiles: readonly number[]): readonly (readonly number[])[] =>
  tiles.length <= 1
    ? [tiles]
    : tiles.flatMap((tile, n) =>
        ordersOf([...tiles.slice(0, n), ...tiles.slice(n + 1)]).map((rest) => [tile, ...rest]),
      );
