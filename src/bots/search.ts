import type { Random } from '../game/index.ts';
import { Ending, LAST_TILES } from './endings.ts';
import type { Effort } from './effort.ts';
import type { Evaluator, SearchGame } from './engine.ts';
import { halve } from './halving.ts';
import { mean } from './mean.ts';
import { Rollouts } from './rollouts.ts';
import { NEVER, Turns, candidatesOf } from './turns.ts';
import type { Candidate } from './turns.ts';

/** Looks ahead: most of a game by sequential halving (halving.ts), and its end in a way of its own (endings.ts). */
export class Search {
  private readonly turns: Turns;
  private readonly rollouts: Rollouts;
  private readonly begun: number;

  constructor(
    private readonly position: SearchGame,
    private readonly evaluation: Evaluator,
    private readonly effort: Effort,
    private readonly random: Random,
    private readonly clock: () => number,
  ) {
    this.begun = clock();
    this.turns = new Turns(position, evaluation);
    this.rollouts = new Rollouts(position, evaluation, this.turns, effort.style, random);
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
    const { position, evaluation, effort, isLate, timeSpent, turns, random } = this;
    const candidates = candidatesOf(turns);
    if (position.left === 0) return candidates;
    const means = { position, evaluation, effort, isLate, timeSpent, turns };
    return position.left <= LAST_TILES
      ? new Ending({ ...means, rollouts: this.rollouts }).ranked(candidates)
      : halve(candidates, {
          ...means,
          rollouts: new Rollouts(position, evaluation, turns, effort.style, random, true),
        });
  }

  private readonly isLate = (): boolean => this.clock() >= this.effort.deadline;

  private readonly timeSpent = (): number => {
    const { begun, effort } = this;
    return this.isLate() ? 1 : (this.clock() - begun) / (effort.deadline - begun);
  };

  /** Mean values of candidates over the same decks, for comparison. */
  compare(candidates: readonly Candidate[], decks: number): readonly number[] {
    return candidates.map((candidate) => mean(Array.from({ length: decks }, (_, n) => this.valueOver(candidate, n))));
  }

  /** Mean expected points of each player after a candidate, over the same decks; empty if the game does not know. */
  shares(candidate: Candidate, decks: number): readonly number[] {
    const { rollouts, effort } = this;
    const totals = Array.from({ length: decks }, (_, n) => rollouts.expected(candidate, n, effort.plies));
    return (totals[0] ?? []).map((_, player) => mean(totals.map((total) => total[player] ?? 0)));
  }

  /** Value of a candidate over deck number `n`; the same deck for every candidate. */
  valueOver(candidate: Candidate, n: number): number {
    return this.rollouts.value(candidate, n, this.effort.plies);
  }
}
