import { isTurnOver } from './engine.ts';
import type { Evaluator, SearchGame } from './engine.ts';

/** Initial capacity of the buffer for the legal moves along one path. */
const ROOM = 4096;
/** Number of open candidates that are examined, best first, over up to `SAMPLES` draws each. */
const LOOKED_INTO = 24;
/** The same if many choices follow each other, because what comes after them is only guessed anyway. */
const LOOKED_INTO_LONG = 6;
/** A reply compares up to this many moves of such a choice; if there are more, it takes the likely one. */
const COMPARED = 12;
/**
 * At the end of the game, up to this many deployments are played if their gain is not known exactly; if there are more,
 * it is approximated.
 */
const PLAYED_AT_END = 32;
const SAMPLES = 4;
/**
 * Number of placements, best first, for which a reply examines what it has postponed: moves after which another player
 * chooses, moves that leave the board unchanged, and deployments elsewhere.
 */
const REPLIED = 4;
/** The same for a brief reply. */
const REPLIED_BRIEFLY = 2;
/**
 * More than the number of deployments on the tile just placed, which come first in the list; later ones are elsewhere.
 */
const HERE = 16;
/** How the value of a move is found while a deployment is awaited: by playing it; */
const BY_PLAYING = 0;
/** by adding its gain to the value of passing; */
const BY_GAIN = 1;
/** by playing it and evaluating again only what does not depend on the board; */
const ON_SAME_BOARD = 2;
/** later, if at all: a brief reply postpones it. */
const LATER = 3;

export const NEVER = (): boolean => false;

/** A placement that a reply has not examined completely, and its value if everything after it is declined. */
interface Waiting {
  readonly move: number;
  readonly value: number;
}

/**
 * A way to play the rest of the turn, or the part that can be known: up to a draw, or up to another player's choice.
 */
export interface Candidate {
  readonly moves: readonly number[];
  /** Expected lead at the end in points, from the evaluation alone. */
  readonly guess: number;
  /** The same after rollouts; equal to `guess` without them. */
  value: number;
}

/** Restricts a reply to some placements, or learns what each of them is worth. */
export interface Focus {
  considers?(placement: number): boolean;
  /** By placement: the value of the best turn that begins with it. */
  readonly worths?: Map<number, number>;
}

/** All ways to end the current turn, best first. */
export function candidatesOf(turns: Turns): Candidate[] {
  const solved = turns.solved();
  if (solved) return solved;
  const closed: Candidate[] = [];
  const open: Candidate[] = [];
  turns.each((guess, isOpen) => (isOpen ? open : closed).push({ moves: turns.way(), guess, value: guess }));
  open.sort(byGuess);
  const most = turns.isLong ? LOOKED_INTO_LONG : LOOKED_INTO;
  for (let n = 0; n < most && !turns.isLate(); n++) {
    const next = open.shift();
    if (!next) break;
    const guess = turns.expected(next.moves);
    closed.push({ moves: next.moves, guess, value: guess });
  }
  return [...closed.sort(byGuess), ...open];
}

const byGuess = (a: Candidate, b: Candidate): number => b.guess - a.guess;

/**
 * `isOpen`: the turn is not over, but continues with a draw, another player's choice, or further choices that are not
 * examined; `value` assumes that everything from there on is declined if possible.
 */
type Visit = (value: number, isOpen: boolean) => void;

/** Enumerates the ways to play the rest of the current turn for the player who chooses, with their values. */
export class Turns {
  private buffer = new Int32Array(ROOM);
  /** By move in the buffer: how its value is found; if by its gain, the argument of `deploymentGain`. */
  private hows = new Uint8Array(ROOM);
  private regions = new Int32Array(ROOM);
  private used = 0;
  private readonly path: number[] = [];
  /** Number of undrawn tiles at the start of the walk. */
  private left = 0;
  /** Postponed placements, until the best ones are known; undefined: nothing is postponed. */
  private waiting: Waiting[] | undefined;
  /** Index of the placement in `path`; other choices may precede it. */
  private placing = 0;
  private isReply = false;
  private isBrief = false;
  private focus: Focus = {};
  /** What was awaited at the last move of the path, if many choices follow each other there. */
  private asked = '';
  /** True when time is up: a walk then examines hardly more. */
  isLate = NEVER;

  constructor(
    private readonly game: SearchGame,
    private readonly evaluator: Evaluator,
  ) {}

  /**
   * The best way to play the rest of the turn. `isBrief`: evaluates hardly more positions than there are placements and
   * regions completed by them. No moves: the focus considers nothing that is possible.
   */
  best(isBrief = false, focus: Focus = {}): readonly number[] {
    if (this.isLong && this.list(this.used) - this.used > COMPARED) return [this.lastMove()];
    let best = -Infinity;
    let chosen: readonly number[] = [];
    this.isReply = true;
    this.isBrief = isBrief;
    this.focus = focus;
    this.each((value) => {
      const placement = this.path[this.placing];
      if (placement !== undefined && value > (focus.worths?.get(placement) ?? -Infinity))
        focus.worths?.set(placement, value);
      if (value <= best) return;
      best = value;
      chosen = this.way();
    });
    this.isReply = false;
    this.isBrief = false;
    this.focus = {};
    return chosen;
  }

  /** The moves of a subgame that is solved separately, best first; undefined if there is none. */
  solved(): Candidate[] | undefined {
    const { game, evaluator } = this;
    return game
      .solve?.({
        best: (isBrief) => this.best(isBrief),
        expected: () => evaluator.expected?.() ?? [],
        isLate: this.isLate,
      })
      ?.map(({ move, value }) => ({ moves: [move], guess: value, value }))
      .sort(byGuess);
  }

  get isLong(): boolean {
    return this.game.isLong ?? false;
  }

  /**
   * Calls `visit` for every end of the turn with its value for the player who chooses; during the call `way` returns
   * the moves that lead there.
   */
  each(visit: Visit): void {
    const { game } = this;
    this.path.length = 0;
    this.left = game.left;
    this.walk(game.actor ?? game.player, visit);
  }

  way(): readonly number[] {
    return this.path.slice();
  }

  /**
   * Value of moves for the player who chooses, if the turn continues after them: each player then chooses what is best
   * for them, averaged over some draws.
   */
  expected(moves: readonly number[]): number {
    const { game, evaluator } = this;
    const { deck, depth } = game;
    const me = game.actor ?? game.player;
    const drawn = deck.length - game.left;
    const [seen, undrawn] = [deck.slice(0, drawn), deck.slice(drawn)];
    let sum = 0;
    let samples = 0;
    do {
      // Undrawn tiles are in random order, so rotating them gives equally likely decks.
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

  /** Plays the turn to its end; each player chooses what is best for them, as returned by `best`. */
  endTurn(best: () => readonly number[] = () => this.best()): void {
    const { game } = this;
    while (!isTurnOver(game.awaiting)) for (const move of best()) game.play(move, 'draw');
  }

  private walk(me: number, visit: Visit): void {
    const { game } = this;
    const { awaiting } = game;
    // Returning a tile to the stack is not a draw.
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
    else if (awaiting === 'place') this.place(me, from, to, visit);
    else for (let n = from; n < to; n++) this.tryMove(this.buffer[n] as number, me, visit);
    this.asked = before;
    this.used = from;
  }

  /** True for choices after a deployment, which a brief reply does not examine. */
  private isBehind(awaiting: string): boolean {
    return this.isBrief && this.path.length > 0 && awaiting !== 'place' && awaiting !== 'deploy';
  }

  /** Tries every placement; of those left when time is up, only what is found at once. */
  private place(me: number, from: number, to: number, visit: Visit): void {
    if (this.isReply) {
      this.placeAndReply(me, from, to, visit);
      return;
    }
    this.placing = this.path.length;
    for (let n = from; n < to; n++) {
      if (this.isLate() && n > from) {
        this.waiting = [];
        this.isBrief = true;
      }
      this.tryMove(this.buffer[n] as number, me, visit);
    }
    this.waiting = undefined;
    this.isBrief = false;
  }

  /** Tries every placement until time is up, but examines only the best ones completely if that takes long. */
  private placeAndReply(me: number, from: number, to: number, visit: Visit): void {
    const waiting: Waiting[] = [];
    this.waiting = waiting;
    this.placing = this.path.length;
    for (let n = from; n < to && !(n > from && this.isLate()); n++) {
      const move = this.buffer[n] as number;
      if (this.focus.considers?.(move) ?? true) this.tryMove(move, me, visit);
    }
    this.waiting = undefined;
    waiting.sort((a, b) => b.value - a.value);
    for (const { move } of waiting.slice(0, this.isBrief ? REPLIED_BRIEFLY : REPLIED)) {
      if (this.isLate()) return;
      this.tryMove(move, me, visit);
    }
  }

  /** Lists the legal moves that differ from index `from` on; returns the end index. */
  private list(from: number): number {
    const to = this.listAll(from);
    return this.game.keepDistinct(this.buffer, from, to);
  }

  private listAll(from: number): number {
    const to = this.game.listMoves(this.buffer, from);
    if (to <= this.buffer.length) return to;
    const { buffer, hows, regions } = this;
    [this.buffer, this.hows, this.regions] = [new Int32Array(2 * to), new Uint8Array(2 * to), new Int32Array(2 * to)];
    this.buffer.set(buffer);
    this.hows.set(hows);
    this.regions.set(regions);
    return this.game.listMoves(this.buffer, from);
  }

  /**
   * Value of the turn if every further choice is the likely one: what the game expects, otherwise the last move, which
   * declines if that is allowed.
   */
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
   * Passing is the last move. If it ends the turn at once, then so does a follower on a region that stays open, and its
   * gain is added instead of playing it: most ways to play a turn are of this kind. Playing all of them, a search takes
   * two fifths longer, with modules three fifths, and a third in The Castle; playing all that leave the board unchanged,
   * two thirds longer with modules that have such moves.
   */
  private deploy(me: number, from: number, to: number, visit: Visit): void {
    const { game, evaluator, buffer, hows, regions } = this;
    let isPostponed = false;
    for (let n = from; n < to - 1; n++) isPostponed = this.decideHow(n) >= ON_SAME_BOARD || isPostponed;
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
        if (hows[n] !== BY_GAIN) continue;
        const region = regions[n] as number;
        const gain = isFinal
          ? evaluator.finalGain?.(region, me, to - from > PLAYED_AT_END)
          : evaluator.deploymentGain(region, me);
        if (gain === undefined) hows[n] = BY_PLAYING;
        else this.visitEnd(buffer[n] as number, value + gain, visit);
      }
      isWaiting = this.waiting !== undefined && (here < to - 1 || isPostponed);
      const move = this.path[this.placing];
      if (isWaiting && move !== undefined) this.waiting?.push({ move, value });
    }
    game.undo();
    if (ended && !isWaiting)
      for (let n = from; n < to - 1; n++)
        if (hows[n] === ON_SAME_BOARD) this.tryOnSameBoard(buffer[n] as number, me, visit);
    for (let n = from; n < (ended ? here : to); n++)
      if (!ended || hows[n] === BY_PLAYING) this.tryMove(buffer[n] as number, me, visit);
  }

  /** Decides how the value of the move at this index is found, if passing would end the turn. */
  private decideHow(n: number): number {
    const { game, buffer, hows, regions } = this;
    const move = buffer[n] as number;
    if (game.keepsBoard?.(move)) return (hows[n] = ON_SAME_BOARD);
    if (this.isBrief && this.waiting !== undefined && game.isDeployment?.(move) === false) return (hows[n] = LATER);
    regions[n] = game.openRegion(move);
    return (hows[n] = (regions[n] as number) < 0 ? BY_PLAYING : BY_GAIN);
  }

  /**
   * Passing has been played, and a choice follows: visits the result of declining it, and postpones everything else
   * about this placement.
   */
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
