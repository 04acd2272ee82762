import { carcassonne } from '../../game/index.ts';
import type { Result } from '../../game/index.ts';
import { isTurnOver } from '../engine.ts';
import type { Estimator, SearchGame, Solved } from '../engine.ts';
import { modulesOf } from './modules/index.ts';

type Position = carcassonne.CarcassonnePosition;

/** A game of Carcassonne for the search. */
export class CarcassonneGame implements SearchGame {
  /** True if something can be awaited after a deployment: in some turn, in this turn. */
  private readonly asksMore: boolean;
  private readonly asksNow: readonly (() => boolean)[];
  /** By verb: true if it leaves the board unchanged, like passing. */
  private readonly keeps: readonly boolean[];
  /** Guesses of modules, by what is awaited. */
  private readonly answers: ReadonlyMap<string, (rests: Int32Array) => number>;
  /** Solvers of subgames, by what is awaited in them. */
  private readonly contests: ReadonlyMap<string, (estimator: Estimator) => readonly Solved[] | undefined>;
  /** The current turn; choices before the draw of a later turn belong to that one. */
  private turn: number;
  /** The deck when so many decks had been assumed: only that changes it, unless tiles return to the stack. */
  private deckNow: readonly number[] = [];
  private deckAs = -1;
  /** For every step that can be undone: the depth of the position, and the turn. */
  private readonly steps: number[] = [];

  constructor(
    readonly position: Position,
    /** False: ignores what modules know about likely choices. */
    private readonly guesses = true,
  ) {
    const { rules } = position.table;
    const isMore = (stage: (typeof rules.stages)[number]): boolean =>
      stage.choice !== undefined && stage.choice.awaiting !== 'place' && stage.choice.awaiting !== 'deploy';
    const { table } = position;
    const more = rules.stages.filter(isMore);
    this.asksMore = more.length > 0;
    const modules = modulesOf(rules);
    const known = modules.filter(({ module }) => module.asks);
    // A module that does not say when it asks may ask in every turn.
    const said = known.flatMap(({ hooks }) => (hooks.stages ?? []).filter(isMore));
    this.asksNow = more.every((stage) => said.includes(stage))
      ? known.map(
          ({ module, numbers }) =>
            () =>
              module.asks?.(table, numbers) ?? true,
        )
      : [() => true];
    const keeping = modules.flatMap(({ module }) => module.keepsBoard ?? []);
    this.keeps = rules.verbs.map((verb) => keeping.includes(verb.do));
    this.answers = new Map(
      modules.flatMap(({ module: { answers = {} }, numbers }) =>
        Object.entries(answers).map(([awaited, answer]) => [awaited, answer(table, numbers)] as const),
      ),
    );
    this.contests = new Map(
      modules.flatMap(({ module: { contest }, numbers }) =>
        contest
          ? contest.awaits.map(
              (awaited) =>
                [awaited, (estimator: Estimator) => contest.solve({ ...estimator, game: this, numbers })] as const,
            )
          : [],
      ),
    );
    this.turn = position.turn;
  }

  get awaiting(): string {
    const { position } = this;
    const { awaiting } = position;
    return position.turn === this.turn || isTurnOver(awaiting) ? awaiting : 'draw';
  }

  get player(): number {
    return this.position.player;
  }

  get actor(): number {
    return this.position.actor;
  }

  get players(): number {
    return this.position.table.players;
  }

  score(player: number): number {
    return this.position.score(player);
  }

  get left(): number {
    return this.position.left;
  }

  get depth(): number {
    return this.steps.length / 2;
  }

  /** All tiles by number, drawn ones first; longer by one for each tile that was returned to the stack. */
  get deck(): readonly number[] {
    const { deck, journal, assumed, rules } = this.position.table;
    if (this.deckAs !== assumed || rules.maxReturns > 0) {
      this.deckAs = assumed;
      this.deckNow = journal.entries(deck);
    }
    return this.deckNow;
  }

  assume(deck: readonly number[]): void {
    const { left } = this.position;
    this.position.assume(left === 0 ? [] : deck.slice(-left));
  }

  /** Modules may require some tiles to come first. */
  arrange(undrawn: readonly number[]): readonly number[] {
    return carcassonne.inOrder(this.position.table.rules, undrawn);
  }

  /** Of many moves that differ only in a number, lists a few. */
  listMoves(out: Int32Array, from: number): number {
    const { position } = this;
    const count = position.listMoves();
    const { moves } = position;
    let to = from;
    let pass = -1;
    for (let n = 0; n < count; n++) {
      const move = moves[n] as number;
      if (position.isPass(move)) pass = move;
      else if (position.isOneOfFew(move)) out[to++] = move;
    }
    if (pass >= 0) out[to++] = pass;
    return to;
  }

  legalMoves(): Int32Array {
    const moves = new Int32Array(this.position.listMoves());
    return moves.subarray(0, this.listMoves(moves, 0));
  }

  keepDistinct(moves: Int32Array, from: number, to: number): number {
    return this.position.keepDistinct(moves, from, to);
  }

  isBeside(placement: number, tiles: number): boolean {
    return this.position.isBeside(placement, tiles);
  }

  actionOf(move: number): carcassonne.Action {
    return this.position.actionOf(move);
  }

  moveOf(action: carcassonne.Action): Result<number> {
    return this.position.moveOf(action);
  }

  /** A deployment after which a module may ask something has to be played. */
  openRegion(deployment: number): number {
    return this.mayAsk() ? -1 : this.position.openRegion(deployment);
  }

  isDeployment(move: number): boolean {
    return this.position.table.rules.verbs[carcassonne.moveVerb(move)]?.do === 'deploy';
  }

  /**
   * False if a module may ask something afterwards: a single possible action is played without asking, and may change
   * the board.
   */
  keepsBoard(move: number): boolean {
    return (this.keeps[carcassonne.moveVerb(move)] ?? false) && !this.mayAsk();
  }

  private mayAsk(): boolean {
    return this.asksMore && this.asksNow.some((asks) => asks());
  }

  get isLong(): boolean {
    return this.answers.has(this.awaiting);
  }

  likely(moves: Int32Array, from: number, to: number): number {
    const answer = this.guesses ? this.answers.get(this.awaiting) : undefined;
    const chosen = answer ? from + answer(moves.slice(from, to).map(carcassonne.moveRest)) : to - 1;
    return moves[chosen] as number;
  }

  solve(estimator: Estimator): readonly Solved[] | undefined {
    return this.guesses ? this.contests.get(this.awaiting)?.(estimator) : undefined;
  }

  /**
   * If a subgame begins after the move, it is played with the last legal moves, because it is not known yet what it
   * will be about.
   */
  play(move: number): void {
    const { position, contests } = this;
    const isInside = contests.has(position.awaiting);
    this.step();
    position.play(move, 'part');
    if (isInside || contests.size === 0) return;
    while (position.turn === this.turn && contests.has(position.awaiting))
      position.play(position.moves[position.listMoves() - 1] as number, 'part');
  }

  advance(): void {
    const { position } = this;
    this.step();
    if (isTurnOver(position.awaiting)) position.advance();
    this.turn = position.turn;
  }

  undo(): void {
    const { position, steps } = this;
    this.turn = steps.pop() ?? this.turn;
    const depth = steps.pop() ?? 0;
    while (position.depth > depth) position.undo();
  }

  private step(): void {
    this.steps.push(this.position.depth, this.turn);
  }
}
