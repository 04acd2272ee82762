import type { Evaluator, SearchGame } from './engine.ts';

/** Most moves of one turn that are tried one inside the other, and most legal moves of all of them together. */
const DEPTH = 24;
const ROOM = 4096;

/** One way to play the rest of the turn. */
export interface Line {
  readonly moves: readonly number[];
  /** Expected lead at the end in points, from the evaluation alone. */
  readonly guess: number;
  /** The same after looking ahead; as `guess` where nobody looked. */
  value: number;
}

/** Every way to end the running turn, best first. */
export function candidates(turns: Turns): Line[] {
  const lines: Line[] = [];
  turns.each((guess) => lines.push({ moves: turns.way(), guess, value: guess }));
  return lines.sort((a, b) => b.guess - a.guess);
}

type Visit = (value: number) => void;

/** Every way to play the rest of the running turn, with what it leaves. */
export class Turns {
  private readonly buffer = new Int32Array(ROOM);
  /** Region that a deployment in the buffer takes. */
  private readonly roots = new Int32Array(ROOM);
  private used = 0;
  private readonly line = new Int32Array(DEPTH);
  private length = 0;

  constructor(
    private readonly position: SearchGame,
    private readonly evaluation: Evaluator,
  ) {}

  /** The best way to play the rest of the turn. */
  bestLine(): readonly number[] {
    let best = -Infinity;
    let chosen: readonly number[] = [];
    this.each((value) => {
      if (value <= best) return;
      best = value;
      chosen = this.way();
    });
    return chosen;
  }

  /** Calls `visit` for every end of the turn with its value to the player of the turn; `way` tells the moves that lead there during the call. */
  each(visit: Visit): void {
    this.length = 0;
    this.walk(this.position.player, visit);
  }

  way(): readonly number[] {
    const moves: number[] = [];
    for (let n = 0; n < this.length; n++) moves.push(this.line[n] as number);
    return moves;
  }

  private walk(me: number, visit: Visit): void {
    const { position } = this;
    const { awaiting } = position;
    if (awaiting === 'draw' || awaiting === 'final') {
      visit(this.evaluation.value(me));
      return;
    }
    if (awaiting === 'place') this.evaluation.look();
    const from = this.used;
    const to = position.listMoves(this.buffer, from);
    this.used = to;
    if (awaiting === 'deploy') this.deploy(me, from, to, visit);
    else for (let n = from; n < to; n++) this.tryMove(this.buffer[n] as number, me, visit);
    this.used = from;
  }

  private tryMove(move: number, me: number, visit: Visit): void {
    this.line[this.length++] = move;
    this.position.play(move, 'draw');
    this.walk(me, visit);
    this.position.undo();
    this.length--;
  }

  /**
   * Passing comes last among the moves. Where it ends the turn at once, a follower on a region that stays open ends it the same way, and
   * what it changes is added instead of being played: most ways to play a turn are of this kind.
   */
  private deploy(me: number, from: number, to: number, visit: Visit): void {
    const { position, evaluation, buffer, roots } = this;
    for (let n = from; n < to - 1; n++) roots[n] = position.openRegion(buffer[n] as number);
    const pass = buffer[to - 1] as number;
    position.play(pass, 'draw');
    const ended = position.awaiting === 'draw';
    if (ended) {
      const value = evaluation.value(me);
      this.visitEnd(pass, value, visit);
      for (let n = from; n < to - 1; n++) {
        if ((roots[n] as number) < 0) continue;
        this.visitEnd(buffer[n] as number, value + evaluation.deploymentGain(roots[n] as number, me), visit);
      }
    }
    position.undo();
    for (let n = from; n < to; n++) if (!ended || (n < to - 1 && (roots[n] as number) < 0)) this.tryMove(buffer[n] as number, me, visit);
  }

  private visitEnd(last: number, value: number, visit: Visit): void {
    this.line[this.length++] = last;
    visit(value);
    this.length--;
  }
}
