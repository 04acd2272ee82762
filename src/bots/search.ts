import { shuffled } from '../game/index.ts';
import type { Random } from '../game/index.ts';
import { isTurnOver } from './engine.ts';
import type { Evaluator, SearchGame } from './engine.ts';
import { NEVER, Turns, candidatesOf } from './turns.ts';
import type { Candidate } from './turns.ts';

/**
 * Sequential halving: the candidates that the evaluation finds best are continued in rollouts, all over the same
 * shuffled decks, with the best reply in every turn; half of them stay for the next round, which uses more decks. With
 * two tiles left or fewer, candidates are played to the end over every order of them, most promising first, as far as the
 * work allows; then all replies to the best ones are compared, until the best one is certain.
 */

/** Number of tiles from which candidates are played to the end, and the factor on the usual work there. */
const LAST_TILES = 2;
const TO_THE_END = 2;

/** A candidate near the end, and what it is worth at most for each order of the last tiles. */
interface Bound {
  readonly candidate: Candidate;
  readonly values: number[];
}

export interface Effort {
  /** Number of candidates in the first round. */
  readonly width: number;
  /** Turns per rollout after the candidate. */
  readonly plies: number;
  /** Approximate number of positions to evaluate. */
  readonly work: number;
  /** Time on the clock at which the search has to end. */
  readonly deadline: number;
  /** Weight of everybody's points, added to the value (levels.ts). */
  readonly style: number;
}

/**
 * The best way to play a turn, and the number of positions evaluated to find it. They are counted again when it is
 * reused, so that work does not depend on the cache.
 */
interface Reply {
  readonly moves: readonly number[];
  readonly work: number;
}

export class Search {
  private readonly turns: Turns;
  private readonly me: number;
  private readonly seen: readonly number[];
  private readonly unseen: readonly number[];
  private readonly decks: (readonly number[])[] = [];
  /** By candidate and the tiles drawn since. */
  private readonly replies = new Map<Candidate, Map<string, Reply>>();

  constructor(
    private readonly position: SearchGame,
    private readonly evaluation: Evaluator,
    private readonly effort: Effort,
    private readonly random: Random,
    private readonly clock: () => number,
  ) {
    this.turns = new Turns(position, evaluation);
    this.me = position.actor ?? position.player;
    const { deck } = position;
    const drawn = deck.length - position.left;
    this.seen = deck.slice(0, drawn);
    this.unseen = shuffled(deck.slice(drawn), random);
  }

  /** Candidates for the rest of the turn, best first. Leaves the position unchanged. */
  candidates(): readonly Candidate[] {
    const { turns } = this;
    turns.isLate = this.isLate;
    const candidates = turns.solved() ?? this.searched();
    turns.isLate = NEVER;
    return candidates;
  }

  private searched(): readonly Candidate[] {
    const candidates = candidatesOf(this.turns);
    if (this.position.left === 0) return candidates;
    return this.position.left <= LAST_TILES ? this.playOut(candidates) : this.halve(candidates);
  }

  private readonly isLate = (): boolean => this.clock() >= this.effort.deadline;

  /** Mean values of candidates over the same decks, for comparison. */
  compare(candidates: readonly Candidate[], decks: number): readonly number[] {
    return candidates.map((candidate) => mean(Array.from({ length: decks }, (_, n) => this.rollout(candidate, n))));
  }

  /** Mean expected points of each player after a candidate, over the same decks; empty if the game does not know. */
  shares(candidate: Candidate, decks: number): readonly number[] {
    const totals = Array.from({ length: decks }, (_, n) =>
      this.rollout(candidate, n, () => Array.from(this.evaluation.expected?.() ?? [])),
    );
    return (totals[0] ?? []).map((_, player) => mean(totals.map((total) => total[player] ?? 0)));
  }

  private halve(candidates: readonly Candidate[]): readonly Candidate[] {
    const { width } = this.effort;
    const begin = this.evaluation.count;
    let alive = candidates.slice(0, width);
    const work = (this.effort.work * alive.length) / width;
    const sums = new Map(alive.map((candidate) => [candidate, 0]));
    const rounds = Math.max(1, Math.ceil(Math.log2(alive.length)));
    let decks = 0;
    let late = false;
    for (let round = 1; round <= rounds && alive.length > 1 && !late; round++) {
      const until = begin + (work * round) / rounds;
      do {
        const values = this.playOver(alive, decks);
        late = values.length < alive.length || this.isLate();
        // A deck is useful only if all candidates were played over it; of the first deck, the most promising ones have
        // a value.
        if (values.length < alive.length && decks > 0) break;
        alive = alive.slice(0, values.length);
        for (const [n, candidate] of alive.entries())
          sums.set(candidate, (sums.get(candidate) ?? 0) + (values[n] ?? 0));
        decks++;
      } while (this.evaluation.count < until && !late);
      for (const candidate of alive) candidate.value = (sums.get(candidate) ?? 0) / decks;
      alive.sort((a, b) => b.value - a.value);
      alive = alive.slice(0, Math.ceil(alive.length / 2));
    }
    const [best] = alive;
    return best ? [best, ...candidates.filter((candidate) => candidate !== best)] : candidates;
  }

  /** Values of the candidates over one deck, in order; fewer than candidates if time is up. */
  private playOver(candidates: readonly Candidate[], deck: number): readonly number[] {
    const values: number[] = [];
    for (const candidate of candidates) {
      const value = this.rollout(candidate, deck);
      // Its replies may have been cut short.
      if (this.isLate()) break;
      values.push(value);
    }
    return values;
  }

  /** Plays candidates to the end over every order of the last tiles, and then compares all replies to the best ones. */
  private playOut(candidates: readonly Candidate[]): readonly Candidate[] {
    const { evaluation, effort } = this;
    const until = evaluation.count + TO_THE_END * effort.work;
    const isLate = (): boolean => evaluation.count >= until || this.isLate();
    const orders = new Set(this.unseen).size;
    const bounds: Bound[] = [];
    for (const candidate of candidates) {
      if (bounds.length > 0 && isLate()) break;
      const values = Array.from({ length: orders }, (_, n) => this.rollout(candidate, n));
      if (bounds.length > 0 && this.isLate()) break;
      candidate.value = mean(values);
      bounds.push({ candidate, values });
    }
    const byValue = (): Bound[] => bounds.sort((a, b) => b.candidate.value - a.candidate.value);
    let best = byValue()[0]?.candidate;
    // What a rival does in the last turn but one depends on the last turn.
    if (this.unseen.length > 1 && this.isZeroSum) best = this.compareReplies(bounds, isLate) ?? byValue()[0]?.candidate;
    const others = [...bounds.map(({ candidate }) => candidate), ...candidates.slice(bounds.length)];
    return best ? [best, ...others.filter((candidate) => candidate !== best)] : candidates;
  }

  /** The best candidate after all replies, or of those for which there was time; undefined if there was none for any. */
  private compareReplies(bounds: readonly Bound[], isLate: () => boolean): Candidate | undefined {
    let best: Candidate | undefined;
    for (const bound of bounds) {
      const certain = best?.value ?? -Infinity;
      if (bound.candidate.value <= certain) break;
      this.lower(bound, certain, isLate);
      if (isLate()) break;
      if (bound.candidate.value > certain) best = bound.candidate;
    }
    return best;
  }

  /** Is one player's gain the other's loss? */
  private get isZeroSum(): boolean {
    return (this.position.players ?? 2) === 2 && this.effort.style === 0;
  }

  /** Compares the replies to a candidate, until none is left or the candidate is worth no more than `certain`. */
  private lower({ candidate, values }: Bound, certain: number, isLate: () => boolean): void {
    const { position, evaluation, me } = this;
    const { deck, depth } = position;
    for (const n of values.keys()) {
      position.assume(this.deckNumber(n));
      for (const move of candidate.moves) position.play(move, 'draw');
      if (!isTurnOver(position.awaiting)) this.endTurn(candidate);
      if (position.awaiting === 'draw') position.advance();
      const start = position.depth;
      // A player may have two turns in a row.
      const isRivals = !isTurnOver(position.awaiting) && (position.actor ?? position.player) !== me;
      for (const { moves } of isRivals ? candidatesOf(this.turns) : []) {
        if (candidate.value <= certain || isLate()) break;
        for (const move of moves) position.play(move, 'draw');
        this.turns.endTurn();
        if (position.awaiting === 'draw') position.advance();
        this.turns.endTurn();
        values[n] = Math.min(values[n] as number, evaluation.value(me));
        candidate.value = mean(values);
        while (position.depth > start) position.undo();
      }
      while (position.depth > depth) position.undo();
    }
    position.assume(deck);
  }

  private rollout(candidate: Candidate, n: number): number;
  private rollout<T>(candidate: Candidate, n: number, read: () => T): T;
  /** What `read` returns after a rollout over deck `n`; by default the value of the candidate. */
  private rollout(candidate: Candidate, n: number, read: () => unknown = () => this.value()): unknown {
    const { position } = this;
    const { deck } = position;
    const depth = position.depth;
    position.assume(this.deckNumber(n));
    for (const move of candidate.moves) position.play(move, 'draw');
    if (!isTurnOver(position.awaiting)) this.endTurn(candidate);
    for (let ply = 0; ply < this.effort.plies && position.awaiting === 'draw'; ply++) {
      position.advance();
      this.endTurn(candidate);
    }
    const value = read();
    while (position.depth > depth) position.undo();
    position.assume(deck);
    return value;
  }

  private value(): number {
    const { evaluation, me } = this;
    return evaluation.value(me) + this.effort.style * evaluation.points(me);
  }

  /** Plays a turn after a candidate; each player chooses what is best for them. */
  private endTurn(candidate: Candidate): void {
    for (const move of this.reply(candidate)) this.position.play(move, 'draw');
    this.turns.endTurn(() => this.reply(candidate));
  }

  /**
   * The best reply after a candidate. It depends only on the moves made and the tiles drawn since, and decks often
   * begin alike, so it is cached.
   */
  private reply(candidate: Candidate): readonly number[] {
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
    const moves = this.turns.best();
    if (!this.turns.isLate()) known.set(drawn, { moves, work: evaluation.count - before });
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

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
