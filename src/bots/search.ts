import { shuffled } from '../game/index.ts';
import type { Random } from '../game/index.ts';
import { isTurnOver } from './engine.ts';
import type { Evaluator, SearchGame } from './engine.ts';
import { Turns, candidatesOf } from './turns.ts';
import type { Candidate } from './turns.ts';

/**
 * Sequential halving: the best ways to play the running turn by the evaluation are played on, all over the same shuffled decks and
 * every turn by its best reply; half of them stay for the next round, which looks at more decks. With one tile left nothing is
 * unknown, and the ways are played to the end, the likeliest first, as far as the work allows.
 */

/** So many times the usual work for the last tile: nothing is left to chance. */
const TO_THE_END = 2;

export interface Effort {
  /** Candidates of the first round. */
  readonly width: number;
  /** Turns played on after the candidate. */
  readonly plies: number;
  /** Positions to evaluate, about. */
  readonly work: number;
  /** Moment (as the clock tells it) at which the search has to end. */
  readonly deadline: number;
  /** Part of everybody's points that counts too (levels.ts). */
  readonly style: number;
}

/** A best way to play a turn, and how many positions were read to find it: they count again each time, so that work is the same everywhere. */
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

  /** The ways to play the rest of the turn, best first. The position is left as it was. */
  candidates(): readonly Candidate[] {
    const solved = this.turns.solved();
    if (solved) return solved;
    const candidates = candidatesOf(this.turns);
    if (this.position.left === 0) return candidates;
    return this.position.left === 1 ? this.playOut(candidates) : this.halve(candidates);
  }

  /** Values of some candidates, each over the same decks; for comparing them. */
  compare(candidates: readonly Candidate[], decks: number): readonly number[] {
    return candidates.map((candidate) => {
      let sum = 0;
      for (let n = 0; n < decks; n++) sum += this.rollout(candidate, n);
      return sum / decks;
    });
  }

  private halve(candidates: readonly Candidate[]): readonly Candidate[] {
    const { width, deadline } = this.effort;
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
        late = values.length < alive.length || this.clock() >= deadline;
        // A deck that not all have been played over compares nothing. Of the first one the likeliest candidates are known at least.
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

  /** Values of the candidates over one deck, one by one; fewer than there are candidates where time is up, but never none. */
  private playOver(candidates: readonly Candidate[], deck: number): readonly number[] {
    const values: number[] = [];
    for (const candidate of candidates) {
      if (values.length > 0 && this.clock() >= this.effort.deadline) break;
      values.push(this.rollout(candidate, deck));
    }
    return values;
  }

  /** The last tile is known: the best of the ways, each against its best answer. */
  private playOut(candidates: readonly Candidate[]): readonly Candidate[] {
    const until = this.evaluation.count + TO_THE_END * this.effort.work;
    let played = 0;
    for (const candidate of candidates) {
      if (played > 0 && (this.evaluation.count >= until || this.clock() >= this.effort.deadline)) break;
      candidate.value = this.rollout(candidate, 0);
      played++;
    }
    return [...candidates.slice(0, played).sort((a, b) => b.value - a.value), ...candidates.slice(played)];
  }

  /** Value of a candidate after playing on over deck `n`. */
  private rollout(candidate: Candidate, n: number): number {
    const { position, evaluation, me } = this;
    const { deck } = position;
    const depth = position.depth;
    position.assume(this.deckNumber(n));
    for (const move of candidate.moves) position.play(move, 'draw');
    if (!isTurnOver(position.awaiting)) this.endTurn(candidate);
    for (let ply = 0; ply < this.effort.plies && position.awaiting === 'draw'; ply++) {
      position.advance();
      this.endTurn(candidate);
    }
    const value = evaluation.value(me) + this.effort.style * evaluation.points(me);
    while (position.depth > depth) position.undo();
    position.assume(deck);
    return value;
  }

  /** Plays a turn after a candidate, everybody for their own good. */
  private endTurn(candidate: Candidate): void {
    for (const move of this.reply(candidate)) this.position.play(move, 'draw');
    this.turns.endTurn(() => this.reply(candidate));
  }

  /** The best way to play on after a candidate. It depends only on the tiles drawn since and on the moves made, and decks often begin alike: then it is known already. */
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
    known.set(drawn, { moves, work: evaluation.count - before });
    return moves;
  }

  /** A shuffled deck; the next tile goes round all that are unseen. */
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
