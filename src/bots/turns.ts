import { isTurnOver } from './engine.ts';
import type { Evaluator, SearchGame } from './engine.ts';

/** Legal moves of one turn that are held at the same time, to begin with. */
const ROOM = 4096;
/** Candidates with an open end that are looked into, best first, and draws that are tried for each. */
const LOOKED_INTO = 24;
/** As many where choices follow each other: what comes behind them is guessed at already. */
const LOOKED_INTO_LONG = 6;
/** Moves of such a choice out of which a reply looks for the best; out of more it takes the likely one. */
const COMPARED = 12;
/** Deployments at the end of the game that are played if it takes that to tell what they bring; of more it is told about. */
const PLAYED_AT_END = 32;
const SAMPLES = 4;
/** Placements, best first, for which a reply looks at what it puts off: ways behind which somebody else chooses, those that leave the board as declining does, and deployments far off. */
const REPLIED = 4;
/** The same for a brief reply. */
const REPLIED_BRIEFLY = 2;
/** More deployments than the tile just placed offers; it comes first in the list, and what follows is elsewhere. */
const HERE = 16;
/** In the place of a region: the move leaves the board as declining does. */
const KEEPS = -2;
/** Likewise: a brief reply puts it off. */
const LATER = -3;

/** A placement of which a reply has not looked at all ways yet, and what it leaves where everything is declined. */
interface Waiting {
  readonly move: number;
  readonly value: number;
}

/** One way to play the rest of the turn, or as far as its player knows: to a draw, or to a choice of somebody else. */
export interface Candidate {
  readonly moves: readonly number[];
  /** Expected lead at the end in points, from the evaluation alone. */
  readonly guess: number;
  /** The same after looking ahead; as `guess` where nobody looked. */
  value: number;
}

/** Every way to end the running turn, best first. */
export function candidatesOf(turns: Turns): Candidate[] {
  const solved = turns.solved();
  if (solved) return solved;
  const closed: Candidate[] = [];
  const open: Candidate[] = [];
  turns.each((guess, isOpen) => (isOpen ? open : closed).push({ moves: turns.way(), guess, value: guess }));
  open.sort(byGuess);
  for (const { moves } of open.splice(0, turns.isLong ? LOOKED_INTO_LONG : LOOKED_INTO)) {
    const guess = turns.expected(moves);
    closed.push({ moves, guess, value: guess });
  }
  return [...closed.sort(byGuess), ...open];
}

const isPutOff = (root: number): boolean => root === KEEPS || root === LATER;

const byGuess = (a: Candidate, b: Candidate): number => b.guess - a.guess;

/** `isOpen`: the turn goes on, but by a draw, by somebody else's choice, or by the same long one again; everything is declined from there, as far as possible. */
type Visit = (value: number, isOpen: boolean) => void;

/** Every way to play the rest of the running turn for whoever chooses now, with what it leaves. */
export class Turns {
  private buffer = new Int32Array(ROOM);
  /** Region that a deployment in the buffer takes. */
  private roots = new Int32Array(ROOM);
  private used = 0;
  private readonly path: number[] = [];
  /** Undrawn tiles when the walk began. */
  private left = 0;
  /** Where further ways wait until the best placements are known; absent: none waits. */
  private waiting: Waiting[] | undefined;
  /** The place of the placement in `path`: something may have been chosen before it. */
  private placing = 0;
  private isReply = false;
  private isBrief = false;
  /** What was awaited at the last move of the path, if many choices follow each other there. */
  private asked = '';

  constructor(
    private readonly game: SearchGame,
    private readonly evaluator: Evaluator,
  ) {}

  /** The best way to play the rest of the turn. `isBrief`: in hardly more positions than there are placements and regions that they complete. */
  best(isBrief = false): readonly number[] {
    if (this.isLong && this.list(this.used) - this.used > COMPARED) return [this.lastMove()];
    let best = -Infinity;
    let chosen: readonly number[] = [];
    this.isReply = true;
    this.isBrief = isBrief;
    this.each((value) => {
      if (value <= best) return;
      best = value;
      chosen = this.way();
    });
    this.isReply = false;
    this.isBrief = false;
    return chosen;
  }

  /** The moves of a game of its own that is solved, best first; undefined: it is none. */
  solved(): Candidate[] | undefined {
    const { game, evaluator } = this;
    return game
      .solve?.({ best: (isBrief) => this.best(isBrief), expected: () => evaluator.expected?.() ?? [] })
      ?.map(({ move, value }) => ({ moves: [move], guess: value, value }))
      .sort(byGuess);
  }

  get isLong(): boolean {
    return this.game.isLong ?? false;
  }

  /** Calls `visit` for every end with its value to whoever chooses now; `way` tells the moves that lead there during the call. */
  each(visit: Visit): void {
    const { game } = this;
    this.path.length = 0;
    this.left = game.left;
    this.walk(game.actor ?? game.player, visit);
  }

  way(): readonly number[] {
    return this.path.slice();
  }

  /** What moves are worth to whoever chooses now, where the turn goes on behind them: everybody plays for their own good, over some draws. */
  expected(moves: readonly number[]): number {
    const { game, evaluator } = this;
    const { deck, depth } = game;
    const me = game.actor ?? game.player;
    const drawn = deck.length - game.left;
    const [seen, undrawn] = [deck.slice(0, drawn), deck.slice(drawn)];
    let sum = 0;
    let samples = 0;
    do {
      // Undrawn tiles are in a random order: each of the first ones is as good a guess as any.
      if (samples > 0)
        game.assume([...seen, ...game.arrange([...undrawn.slice(samples), ...undrawn.slice(0, samples)])]);
      for (const move of moves) game.play(move, 'draw');
      const isDrawn = game.left < undrawn.length;
      this.endTurn();
      sum += evaluator.value(me);
      while (game.depth > depth) game.undo();
      samples++;
      if (!isDrawn) break;
    } while (samples < Math.min(SAMPLES, undrawn.length));
    if (samples > 1) game.assume(deck);
    return sum / samples;
  }

  /** Plays the turn to its end, everybody for their own good. `best`: the best way for whoever chooses. */
  endTurn(best: () => readonly number[] = () => this.best()): void {
    const { game } = this;
    while (!isTurnOver(game.awaiting)) for (const move of best()) game.play(move, 'draw');
  }

  private walk(me: number, visit: Visit): void {
    const { game } = this;
    const { awaiting } = game;
    // Tiles that go back into the stack are no draw.
    const isDrawn = game.left < this.left;
    if (isTurnOver(awaiting)) {
      visit(this.evaluator.value(me), isDrawn);
      return;
    }
    if (isDrawn || (game.actor ?? me) !== me || (this.isLong && awaiting === this.asked) || this.isBehind(awaiting)) {
      visit(this.valueDeclining(me), true);
      return;
    }
    if (awaiting === 'place') this.evaluator.look();
    const from = this.used;
    const to = this.list(from);
    this.used = to;
    const before = this.asked;
    this.asked = this.isLong ? awaiting : '';
    if (awaiting === 'deploy') this.deploy(me, from, to, visit);
    else if (awaiting === 'place' && this.isReply) this.placeAndReply(me, from, to, visit);
    else for (let n = from; n < to; n++) this.tryMove(this.buffer[n] as number, me, visit);
    this.asked = before;
    this.used = from;
  }

  /** A brief reply does not look at what is asked behind a deployment. */
  private isBehind(awaiting: string): boolean {
    return this.isBrief && this.path.length > 0 && awaiting !== 'place' && awaiting !== 'deploy';
  }

  /** Every placement; but only the best are looked into where that takes long. */
  private placeAndReply(me: number, from: number, to: number, visit: Visit): void {
    const waiting: Waiting[] = [];
    this.waiting = waiting;
    this.placing = this.path.length;
    for (let n = from; n < to; n++) this.tryMove(this.buffer[n] as number, me, visit);
    this.waiting = undefined;
    if (waiting.length === 0) return;
    waiting.sort((a, b) => b.value - a.value);
    for (const { move } of waiting.slice(0, this.isBrief ? REPLIED_BRIEFLY : REPLIED)) this.tryMove(move, me, visit);
  }

  /** Lists the legal moves from place `from` on; answers where they end. */
  private list(from: number): number {
    const to = this.game.listMoves(this.buffer, from);
    if (to <= this.buffer.length) return to;
    const { buffer, roots } = this;
    this.buffer = new Int32Array(2 * to);
    this.roots = new Int32Array(2 * to);
    this.buffer.set(buffer);
    this.roots.set(roots);
    return this.game.listMoves(this.buffer, from);
  }

  /** What the turn leaves where everybody takes the likely move: the last one there is, which is to decline where that is allowed, or what the game says. */
  private valueDeclining(me: number): number {
    const { game } = this;
    const { depth } = game;
    while (!isTurnOver(game.awaiting)) game.play(this.lastMove(), 'draw');
    const value = this.evaluator.value(me);
    while (game.depth > depth) game.undo();
    return value;
  }

  private lastMove(): number {
    const { game, used } = this;
    const to = this.list(used);
    if (to === used) throw new Error(`Expected a legal move while ${game.awaiting} is awaited`);
    return game.likely?.(this.buffer, used, to) ?? (this.buffer[to - 1] as number);
  }

  private tryMove(move: number, me: number, visit: Visit): void {
    this.path.push(move);
    this.game.play(move, 'draw');
    this.walk(me, visit);
    this.game.undo();
    this.path.pop();
  }

  /**
   * Passing comes last among the moves. Where it ends the turn at once, a follower on a region that stays open ends it the same way, and
   * what it changes is added instead of being played: most ways to play a turn are of this kind.
   */
  private deploy(me: number, from: number, to: number, visit: Visit): void {
    const { game, evaluator, buffer, roots } = this;
    const puttingOff = this.isBrief && this.waiting !== undefined;
    for (let n = from; n < to - 1; n++) {
      const move = buffer[n] as number;
      if (game.keepsBoard?.(move)) roots[n] = KEEPS;
      else roots[n] = puttingOff && game.isDeployment?.(move) === false ? LATER : game.openRegion(move);
    }
    const pass = buffer[to - 1] as number;
    game.play(pass, 'draw');
    const isFinal = game.awaiting === 'final' && evaluator.finalGain !== undefined;
    const ended = (isFinal || game.awaiting === 'draw') && game.left >= this.left;
    if (this.waiting && (game.isLong || (this.isBrief && !ended))) {
      this.decline(pass, me, visit);
      return;
    }
    const here = this.waiting ? Math.min(to - 1, from + HERE) : to - 1;
    let isWaiting = false;
    if (ended) {
      const value = evaluator.value(me);
      this.visitEnd(pass, value, visit);
      for (let n = from; n < here; n++) {
        const root = roots[n] as number;
        if (root < 0) continue;
        const gain = isFinal
          ? evaluator.finalGain?.(root, me, to - from > PLAYED_AT_END)
          : evaluator.deploymentGain(root, me);
        if (gain === undefined) roots[n] = -1;
        else this.visitEnd(buffer[n] as number, value + gain, visit);
      }
      isWaiting = this.waiting !== undefined && (here < to - 1 || roots.subarray(from, to - 1).some(isPutOff));
      const move = this.path[this.placing];
      if (isWaiting && move !== undefined) this.waiting?.push({ move, value });
    }
    game.undo();
    if (ended && !isWaiting)
      for (let n = from; n < to - 1; n++) if (roots[n] === KEEPS) this.tryOnSameBoard(buffer[n] as number, me, visit);
    for (let n = from; n < (ended ? here : to); n++)
      if (!ended || roots[n] === -1) this.tryMove(buffer[n] as number, me, visit);
  }

  /** Passing has been played, and somebody chooses: what is declined is visited, everything else about this placement waits. */
  private decline(pass: number, me: number, visit: Visit): void {
    const { game, path } = this;
    const move = path[this.placing];
    path.push(pass);
    const value = this.valueDeclining(me);
    visit(value, true);
    path.pop();
    game.undo();
    if (move !== undefined) this.waiting?.push({ move, value });
  }

  private tryOnSameBoard(move: number, me: number, visit: Visit): void {
    const { game, evaluator } = this;
    this.path.push(move);
    game.play(move, 'draw');
    if (evaluator.valueOnSameBoard && game.awaiting === 'draw' && game.left >= this.left)
      visit(evaluator.valueOnSameBoard(me), false);
    else this.walk(me, visit);
    game.undo();
    this.path.pop();
  }

  private visitEnd(last: number, value: number, visit: Visit): void {
    this.path.push(last);
    visit(value, false);
    this.path.pop();
  }
}
