import { isTurnOver } from './engine.ts';
import type { Evaluator, SearchGame } from './engine.ts';
import type { Means } from './effort.ts';
import type { Rollouts } from './rollouts.ts';
import { candidatesOf } from './turns.ts';
import type { Candidate, Turns } from './turns.ts';
import { mean } from './mean.ts';

/** Number of tiles from which candidates are played to the end, and the factor on the usual work there. */
export const LAST_TILES = 3;
const TO_THE_END = 2;
/** With three tiles left, the share of the work for playing candidates to the end, before replies are compared. */
const FIRST_LOOK = 0.3;
/** With three tiles left, number of candidates compared, and of replies to each of them, best first. */
const COMPARED = 12;
const REPLIES = 4;

/** A candidate near the end, and what it is worth at most for each order of the last tiles. */
interface Bound {
  readonly candidate: Candidate;
  readonly values: number[];
}

/** A turn whose ways to play it are compared. */
interface Asked {
  readonly candidate: Candidate;
  readonly order: readonly number[];
  /** It is the turn of the player of the search; otherwise, it is not. */
  readonly isMine: boolean;
  /** What the last turn has to be worth for the player of the search to matter no more. */
  enough(): number;
}

/**
 * The end of a game. Candidates are played to the end over every order of the last tiles, most promising first, as far
 * as the work allows. With two tiles, all replies to the best ones are then compared, until the best one is certain;
 * with three, the best replies of every turn.
 */
export class Ending {
  private readonly position: SearchGame;
  private readonly evaluation: Evaluator;
  private readonly turns: Turns;
  private readonly rollouts: Rollouts;
  private readonly me: number;
  private readonly isZeroSum: boolean;
  private readonly isTimeUp: () => boolean;
  /** Work after which the search ends, and after which it no longer plays candidates to the end. */
  private readonly until: number;
  private readonly pause: number;
  /** The placement that was best in the last turn after another reply. */
  private promising: number | undefined;

  constructor({ position, evaluation, turns, rollouts, effort, isLate }: Means) {
    this.position = position;
    this.evaluation = evaluation;
    this.turns = turns;
    this.rollouts = rollouts;
    this.me = rollouts.me;
    this.isTimeUp = isLate;
    this.isZeroSum = (position.players ?? 2) === 2 && effort.style === 0;
    const work = TO_THE_END * effort.work;
    this.until = evaluation.count + work;
    this.pause = evaluation.count + work * (position.left > 2 && this.isZeroSum ? FIRST_LOOK : 1);
  }

  /** The candidates, the best one first. */
  ranked(candidates: readonly Candidate[]): readonly Candidate[] {
    const { evaluation, rollouts, isZeroSum, pause, isTimeUp } = this;
    const { left } = this.position;
    const bounds: Bound[] = [];
    for (const candidate of candidates) {
      if (bounds.length > 0 && (evaluation.count >= pause || isTimeUp())) break;
      const values = rollouts.valuesToTheEnd(candidate);
      if (bounds.length > 0 && isTimeUp()) break;
      candidate.value = mean(values);
      bounds.push({ candidate, values });
    }
    const byValue = (): Bound[] => bounds.sort((a, b) => b.candidate.value - a.candidate.value);
    if (left === 2 && isZeroSum) {
      const half = (evaluation.count + this.until) / 2;
      for (const bound of byValue()) if (evaluation.count < half && !this.isLate()) this.compareSecondTurns(bound);
    }
    let best = byValue()[0]?.candidate;
    // What a rival does before the last turn depends on the last turn.
    if (left > 1 && isZeroSum)
      best = (left > 2 ? this.compareBestReplies(bounds) : this.compareReplies(bounds)) ?? byValue()[0]?.candidate;
    const others = [...bounds.map(({ candidate }) => candidate), ...candidates.slice(bounds.length)];
    return best ? [best, ...others.filter((candidate) => candidate !== best)] : candidates;
  }

  private isLate(): boolean {
    return this.evaluation.count >= this.until || this.isTimeUp();
  }

  /** The best candidate after all replies, or of those for which there was time; undefined if there was none for any. */
  private compareReplies(bounds: readonly Bound[]): Candidate | undefined {
    let best: Candidate | undefined;
    for (const bound of bounds) {
      const certain = best?.value ?? -Infinity;
      if (bound.candidate.value <= certain) break;
      this.lower(bound, certain);
      if (this.isLate()) break;
      if (bound.candidate.value > certain) best = bound.candidate;
    }
    return best;
  }

  /** Compares the replies to a candidate, until none is left or the candidate is worth no more than `certain`. */
  private lower({ candidate, values }: Bound, certain: number): void {
    for (const [n, order] of this.rollouts.orders().entries())
      this.eachReply({ candidate, order, isMine: false, enough: () => values[n] as number }, (value) => {
        values[n] = Math.min(values[n] as number, value);
        candidate.value = mean(values);
        return candidate.value <= certain;
      });
  }

  /** A player may have two turns in a row: compares the ways to play the second one. */
  private compareSecondTurns({ candidate, values }: Bound): void {
    for (const [n, order] of this.rollouts.orders().entries())
      this.eachReply({ candidate, order, isMine: true, enough: () => Infinity }, (value) => {
        values[n] = Math.max(values[n] as number, value);
        candidate.value = mean(values);
        return false;
      });
  }

  /** Calls `visit` with the value at the end after each way to play the asked turn, until `visit` returns true. */
  private eachReply({ candidate, order, isMine, enough }: Asked, visit: (value: number) => boolean): void {
    const { position, turns, me } = this;
    const { deck, depth } = position;
    position.assume(order);
    this.playTurn(candidate.moves);
    const start = position.depth;
    const isAsked = !isTurnOver(position.awaiting) && ((position.actor ?? position.player) === me) === isMine;
    this.promising = undefined;
    for (const { moves } of isAsked ? candidatesOf(turns) : []) {
      if (this.isLate()) break;
      this.playTurn(moves);
      const value = this.lastTurn(enough());
      while (position.depth > start) position.undo();
      // Turns may have been cut short.
      if (this.isTimeUp() || visit(value)) break;
    }
    while (position.depth > depth) position.undo();
    position.assume(deck);
  }

  /**
   * The value at the end after the best way to play the last turn; or after a good one, if the player of the search plays
   * that turn and the value is `enough`. The placement that was best before usually is.
   */
  private lastTurn(enough: number): number {
    const { position, evaluation, turns, me, promising } = this;
    const { depth } = position;
    const isMine = (position.actor ?? position.player) === me;
    const after = (moves: readonly number[]): number => {
      for (const move of moves) position.play(move, 'draw');
      turns.endTurn();
      const value = evaluation.value(me);
      while (position.depth > depth) position.undo();
      return value;
    };
    if (isTurnOver(position.awaiting)) return after([]);
    if (isMine && promising !== undefined) {
      const moves = turns.best(false, { considers: (placement) => placement === promising });
      const value = moves.length > 0 ? after(moves) : -Infinity;
      if (value >= enough) return value;
    }
    const moves = turns.best();
    if (isMine) [this.promising] = moves;
    return after(moves);
  }

  /** Plays a turn to its end, and draws the next tile. */
  private playTurn(moves: readonly number[]): void {
    const { position } = this;
    for (const move of moves) position.play(move, 'draw');
    this.turns.endTurn();
    if (position.awaiting === 'draw') position.advance();
  }

  /** The best of the most promising candidates after the best replies of every turn; undefined if there was no time. */
  private compareBestReplies(bounds: readonly Bound[]): Candidate | undefined {
    let best: Candidate | undefined;
    for (const { candidate } of bounds.slice(0, COMPARED)) {
      const value = this.after(candidate.moves);
      if (this.isLate()) break;
      if (best && value <= best.value) continue;
      candidate.value = value;
      best = candidate;
    }
    return best;
  }

  /** The value after the rest of a turn for the player of the search: the mean over the tiles that may be next. */
  private after(moves: readonly number[]): number {
    const { position } = this;
    const { deck, depth, left } = position;
    const drawn = deck.slice(0, deck.length - left);
    const undrawn = deck.slice(deck.length - left);
    const counts = new Map<number, number>();
    for (const tile of undrawn) counts.set(tile, (counts.get(tile) ?? 0) + 1);
    let sum = 0;
    for (const [tile, count] of counts) {
      const at = undrawn.indexOf(tile);
      position.assume([...drawn, ...position.arrange([tile, ...undrawn.slice(0, at), ...undrawn.slice(at + 1)])]);
      this.playTurn(moves);
      sum += count * this.bestReply();
      while (position.depth > depth) position.undo();
    }
    position.assume(deck);
    return sum / undrawn.length;
  }

  /** The value for the player of the search if a turn begins: the best of its most promising ways for its player. */
  private bestReply(): number {
    const { position, evaluation, turns, me } = this;
    if (isTurnOver(position.awaiting) || position.left === 0) {
      const { depth } = position;
      turns.endTurn();
      const value = evaluation.value(me);
      while (position.depth > depth) position.undo();
      return value;
    }
    const isMine = (position.actor ?? position.player) === me;
    const values = candidatesOf(turns)
      .slice(0, REPLIES)
      .map(({ moves }) => (this.isLate() ? NaN : this.after(moves)));
    return isMine ? Math.max(...values) : Math.min(...values);
  }
}
