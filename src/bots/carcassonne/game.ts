import { carcassonne } from '../../game/index.ts';
import type { Result } from '../../game/index.ts';
import type { SearchGame } from '../engine.ts';

type Position = carcassonne.CarcassonnePosition;

/** A game of Carcassonne as search plays it. */
export class CarcassonneGame implements SearchGame {
  private readonly asksMore: boolean;

  constructor(readonly position: Position) {
    this.asksMore = position.table.rules.stages.some(
      ({ choice }) => choice && choice.awaiting !== 'place' && choice.awaiting !== 'deploy',
    );
  }

  get awaiting(): string {
    return this.position.awaiting;
  }

  get player(): number {
    return this.position.player;
  }

  get actor(): number {
    return this.position.actor;
  }

  get left(): number {
    return this.position.left;
  }

  get depth(): number {
    return this.position.depth;
  }

  /** All tiles by number, those drawn first; longer by one that went back into the stack. */
  get deck(): readonly number[] {
    const { deck, journal } = this.position.table;
    return journal.entries(deck);
  }

  assume(deck: readonly number[]): void {
    const { left } = this.position;
    this.position.assume(left === 0 ? [] : deck.slice(-left));
  }

  /** Modules may want some tiles first. */
  arrange(undrawn: readonly number[]): readonly number[] {
    return carcassonne.inOrder(this.position.table.rules, undrawn);
  }

  listMoves(out: Int32Array, from: number): number {
    const { position } = this;
    const count = position.listMoves();
    const { moves } = position;
    let to = from;
    let pass = -1;
    for (let n = 0; n < count; n++) {
      const move = moves[n] as number;
      if (position.isPass(move)) pass = move;
      else out[to++] = move;
    }
    if (pass >= 0) out[to++] = pass;
    return to;
  }

  legalMoves(): Int32Array {
    const moves = new Int32Array(this.position.listMoves());
    this.listMoves(moves, 0);
    return moves;
  }

  actionOf(move: number): carcassonne.Action {
    return this.position.actionOf(move);
  }

  moveOf(action: carcassonne.Action): Result<number> {
    return this.position.moveOf(action);
  }

  /** Where a module asks something after a deployment, it has to be played. */
  openRegion(deployment: number): number {
    return this.asksMore ? -1 : this.position.openRegion(deployment);
  }

  play(move: number): void {
    this.position.play(move, 'draw');
  }

  advance(): void {
    this.position.advance();
  }

  undo(): void {
    this.position.undo();
  }
}
