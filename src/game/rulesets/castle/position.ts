import type { Random } from '../../core/random.ts';
import type { Result } from '../../core/result.ts';
import { assert } from '../../core/result.ts';
import type { CastleAction } from './action.ts';
import { FIELDS } from './board.ts';
import { deploy, deployments } from './deploying.ts';
import type { CastleEvent } from './event.ts';
import { MOVE, actionOf, awaitingOf, keepDistinct, moveOf, moveRest, moveType } from './moves.ts';
import { lay, listCompleted, placements, randomPlacement } from './placing.ts';
import { addPoints, groupSize, pendingRoot, pendingScorer, scorePending } from './scoring.ts';
import { largestEmptyGroup, summaryOf } from './summary.ts';
import type { Summary } from './summary.ts';
import {
  AT,
  EXTRA,
  FLIP,
  HAND,
  KEEP_SIZE,
  LAST,
  PENDING,
  SCORE,
  STEP,
  SUPPLY,
  Table,
  WALL,
  heldBy,
  heldKind,
} from './table.ts';
import { doublingToken, endTurnTokens, spend } from './tokens.ts';
import { finishTurn, proceed, startScoring } from './turn.ts';
import type { StopAt } from './turn.ts';
import { EFFECTS } from './vocabulary.ts';
import type { Awaiting, Player } from './vocabulary.ts';

/** Maximum number of legal moves in any position. */
const MAX_MOVES = 512;
const FIVE_POINTS = 5;
/** Kind of a token that was taken in a search without its kind being known. It has no effect. */
export const UNSEEN_TOKEN = 15;

/**
 * A game that can be played fast and undone. Moves are integers (moves.ts); people and records use actions. Made by
 * `positionOf` (convert.ts). A position is mutable and must not be shared.
 */
export class CastlePosition {
  private readonly marks: number[] = [];
  private readonly moves = new Int32Array(MAX_MOVES);

  /** Kind of token → index of its effect. */
  private readonly effects: Int8Array;

  constructor(readonly table: Table) {
    this.effects = Int8Array.from({ length: 16 }, (_, kind) => EFFECTS.indexOf(table.rules.effects[kind] ?? 'keep'));
  }

  get awaiting(): Awaiting {
    return awaitingOf(this.table);
  }

  /** The player whose turn it is. */
  get player(): Player {
    return this.table.player;
  }

  score(player: Player): number {
    return this.table.get(SCORE + player);
  }

  /** Number of tiles not drawn yet. */
  get left(): number {
    return this.table.left;
  }

  /** Number of followers in hand. */
  supply(player: Player): number {
    return this.table.get(SUPPLY + player);
  }

  /** Size of the house with the keep; 0 without one. */
  keepSize(player: Player): number {
    return this.table.get(KEEP_SIZE + player);
  }

  /**
   * Removes moves that lead to the same game as an earlier one from a list; returns the new end index. Such are
   * placements of a symmetric tile, and deployments on two features of the tile in one region.
   */
  keepDistinct(moves: Int32Array, from: number, to: number): number {
    return keepDistinct(this.table, moves, from, to);
  }

  /** Does this placement touch one of the last tiles laid, so many of them? */
  isBeside(placement: number, tiles: number): boolean {
    const { laidCells, material, memory } = this.table;
    const count = memory[laidCells] as number;
    for (let n = count; n > Math.max(0, count - tiles); n--)
      for (let side = 0; side < 4; side++)
        if (material.grid.neighbours[(placement >> 2) * 4 + side] === memory[laidCells + n]) return true;
    return false;
  }

  /** Root of the region that a deployment claims, if it stays open (a court always does); -1 if it is complete. */
  openRegion(deployment: number): number {
    const t = this.table;
    const root = t.regions.find(Table.firstNode(t.laidOn(t.get(LAST))) + moveRest(deployment));
    return t.regions.open(root) > 0 || t.kindOf(root) === 'court' ? root : -1;
  }

  /** The distances at which the player's marker would stop at a token: bit d for d points, 1 to 31. */
  tokensAhead(player: Player): number {
    const t = this.table;
    const score = t.get(SCORE + player) % FIELDS;
    let ahead = 0;
    for (let bits = t.get(WALL); bits !== 0; bits &= bits - 1) {
      const field = t.material.tokenFields[31 - Math.clz32(bits & -bits)] as number;
      const distance = field < score ? field - score + FIELDS : field - score;
      if (distance < 31) ahead |= 3 << distance;
      else if (distance === FIELDS - 1) ahead |= 1;
    }
    return ahead & ~1;
  }

  /**
   * Sets `out`, by effect, to the number of tokens the player holds; a token of unknown kind adds its probability for
   * each effect.
   */
  heldEffects(player: Player, out: Float64Array, unseen: Float64Array): void {
    for (let e = 0; e < out.length; e++) out[e] = 0;
    const list = heldBy(player);
    for (let i = this.table.get(list); i >= 1; i--) {
      const kind = heldKind(this.table.get(list + i));
      if (kind === UNSEEN_TOKEN)
        for (let e = 0; e < out.length; e++) out[e] = (out[e] as number) + (unseen[e] as number);
      else {
        const effect = this.effects[kind] as number;
        out[effect] = (out[effect] as number) + 1;
      }
    }
  }

  /**
   * Assumes the hidden information: the order of the undrawn tiles and the kinds of the tokens by corner. For search;
   * `undo` does not restore it.
   */
  assume(deck: readonly number[], wallKinds = this.table.wallKinds): void {
    this.table.deck = deck;
    this.table.wallKinds = wallKinds;
  }

  get deck(): readonly number[] {
    return this.table.deck;
  }

  /** Returns the undrawn tiles in an order that is possible; here any order is. */
  arrange(undrawn: readonly number[]): readonly number[] {
    return undrawn;
  }

  summary(): Summary {
    return summaryOf(this.table);
  }

  /** Size of the largest group of empty cells, which the larger keep scores. */
  largestEmpty(): number {
    return largestEmptyGroup(this.table).length;
  }

  /** The legal moves, in a buffer that the next call overwrites. */
  legalMoves(): Int32Array {
    return this.moves.subarray(0, this.listMoves(this.moves, 0));
  }

  /** Writes the legal moves into `out` from index `from`; returns the end index. */
  listMoves(out: Int32Array, from: number): number {
    const t = this.table;
    let count = from;
    if (t.get(FLIP) >= 0) return count;
    switch (t.get(AT)) {
      case STEP.place:
        count = placements(t, t.get(HAND), out, count);
        break;
      case STEP.deploy:
        count = deployments(t, out, count, MOVE.deploy);
        out[count++] = MOVE.pass;
        break;
      case STEP.score:
        for (let index = 0; index < groupSize(t); index++) {
          out[count++] = MOVE.score + index * 16;
          const entry = t.get(PENDING + 1 + index);
          const token = pendingScorer(entry) === t.player ? doublingToken(t, pendingRoot(entry)) : 0;
          if (token > 0) out[count++] = MOVE.score + index * 16 + token;
        }
        break;
      case STEP.endTurn:
        count = endTurnTokens(t, out, count, MOVE.token);
        out[count++] = MOVE.pass;
        break;
      default:
    }
    return count;
  }

  /**
   * Returns a legal move, uniformly at random: the one at index `random() × count` of `legalMoves`, without listing
   * placements. There must be one.
   */
  randomMove(random: Random): number {
    const t = this.table;
    if (t.get(AT) === STEP.place && t.get(FLIP) < 0) return randomPlacement(t, t.get(HAND), random);
    const count = this.listMoves(this.moves, 0);
    return this.moves[Math.floor(random() * count)] as number;
  }

  legalActions(): readonly CastleAction[] {
    return Array.from(this.legalMoves(), (move) => actionOf(this.table, move));
  }

  actionOf(move: number): CastleAction {
    return actionOf(this.table, move);
  }

  /** The move of an action, or why the action is refused. */
  moveOf(action: CastleAction): Result<number> {
    return moveOf(this.table, action);
  }

  /** Plays a legal move and advances. */
  play(move: number, stopAt: StopAt = 'choice'): void {
    const t = this.table;
    this.marks.push(t.journal.mark());
    const rest = moveRest(move);
    switch (moveType(move)) {
      case MOVE.pass:
        if (t.get(AT) === STEP.deploy) startScoring(t);
        else finishTurn(t);
        break;
      case MOVE.deploy:
        deploy(t, rest);
        startScoring(t);
        break;
      case MOVE.score:
        scorePending(t, rest >> 4, rest & 15);
        break;
      case MOVE.token:
        this.useToken(rest);
        break;
      default:
        this.place(rest);
    }
    proceed(t, stopAt);
  }

  private place(rest: number): void {
    const t = this.table;
    const cell = rest >> 2;
    const tile = t.get(HAND);
    lay(t, cell, tile, rest & 3);
    t.journal.push(t.laidCells, cell);
    listCompleted(t, cell);
    t.set(HAND, -1);
    t.set(AT, STEP.deploy);
    const at = t.events && t.material.grid.cells[cell];
    const id = t.material.table.specs[tile]?.id;
    if (at && id)
      t.emit({ type: 'laid', player: t.player, tile: id, x: at.x, y: at.y, rotation: (rest & 3) as 0 | 1 | 2 | 3 });
  }

  /** Uses a token at the end of the turn (RULES.md §7): an extra turn begins at once, or five points are scored. */
  private useToken(kind: number): void {
    const t = this.table;
    spend(t, t.player, kind);
    if (t.rules.effects[kind] === 'extra-turn') {
      t.set(EXTRA, 1);
      finishTurn(t);
      return;
    }
    if (t.events) {
      const line = {
        player: t.player,
        what: 'five-points',
        count: 1,
        each: FIVE_POINTS,
        points: FIVE_POINTS,
        fountain: false,
        region: null,
        features: [],
      } as const;
      t.emit({ type: 'scored', line: { ...line, token: { kind, effect: 'five-points' } }, final: false });
    }
    addPoints(t, t.player, FIVE_POINTS, true);
  }

  /**
   * Plays the steps that need no choice: the draw of a turn, the final scoring, a token that has become known. Undone
   * like a move.
   */
  advance(stopAt: StopAt = 'choice'): void {
    this.marks.push(this.table.journal.mark());
    proceed(this.table, stopAt);
  }

  /** Undoes the last `play` or `advance`. */
  undo(): void {
    const mark = this.marks.pop();
    assert(mark !== undefined, 'something to take back');
    this.table.journal.rollback(mark);
  }

  /** How many moves can be undone. */
  get depth(): number {
    return this.marks.length;
  }

  /** Appends subsequent events to `events`; without it, none are created. */
  listen(events: CastleEvent[] | undefined): void {
    this.table.events = events;
  }
}
