import type { Result } from '../../../core/result.ts';
import { accept, assert, refuse } from '../../../core/result.ts';
import type { Action } from './action.ts';
import { putFigure } from './deploying.ts';
import {
  ACTOR,
  AT,
  HAND,
  SCORE,
  SUPPLY,
  TURN,
  moveRest,
  moveTag,
  moveVerb,
  deploymentNode,
  deploymentFigure,
} from './table.ts';
import type { EventList, Table } from './table.ts';
import { isOver, listMoves, partNow, playMove, proceed } from './turn.ts';
import type { StopAt } from './turn.ts';
import { FIELD } from './vocabulary.ts';

/**
 * A game that can be played fast and undone. Moves are integers (table.ts); people and records use actions. Made by
 * `positionOf` (convert.ts). A position is mutable and must not be shared.
 */
export class CarcassonnePosition {
  private readonly marks: number[] = [];

  constructor(readonly table: Table) {}

  /** What is awaited: a choice, `draw`, `final` or `over`. */
  get awaiting(): string {
    return awaitingOf(this.table);
  }

  /** The player whose turn it is. */
  get player(): number {
    return this.table.player;
  }

  get turn(): number {
    return this.table.get(TURN);
  }

  /** The player who acts now. */
  get actor(): number {
    return this.table.get(ACTOR);
  }

  score(player: number): number {
    return this.table.get(SCORE + player);
  }

  /** Number of followers in hand. */
  supply(player: number): number {
    return this.table.get(SUPPLY + player);
  }

  /** Number of tiles not drawn yet. */
  get left(): number {
    return this.table.left;
  }

  /** Assumes an order of the undrawn tiles, as numbers. For search; `undo` does not restore it. */
  assume(stack: readonly number[]): void {
    const t = this.table;
    assert(stack.length === t.left, `${t.left} tiles`);
    t.memory.set(stack, t.deck + 1 + t.get(t.deck) - t.left);
    t.assumed++;
  }

  isPass(move: number): boolean {
    return this.table.rules.verbs[moveVerb(move)]?.do === 'pass';
  }

  /** Returns false for a move that differs only by a number from moves that a search should consider. */
  isOneOfFew(move: number): boolean {
    return this.table.rules.verbs[moveVerb(move)]?.isOneOfFew?.(this.table, moveRest(move)) ?? true;
  }

  /**
   * Removes moves that lead to the same game as an earlier one from a list; returns the new end index. Such are
   * placements of a symmetric tile, and deployments on two features of one tile in one region.
   */
  keepDistinct(moves: Int32Array, from: number, to: number): number {
    const t = this.table;
    const hand = t.get(HAND);
    const rotations = hand < 0 ? 4 : (t.material.table.rotations[hand] as number);
    let end = from;
    for (let n = from; n < to; n++) {
      const move = moves[n] as number;
      const verb = t.rules.verbs[moveVerb(move)]?.do;
      if (verb === 'place' && (moveRest(move) & 3) >= rotations) continue;
      if (verb === 'deploy' && this.isRepeated(moves, from, end, move)) continue;
      moves[end++] = move;
    }
    return end;
  }

  /** Does this placement touch one of the last tiles laid, so many of them? */
  isBeside(placement: number, tiles: number): boolean {
    const { memory, plane, laidCells } = this.table;
    const cell = moveRest(placement) >> 2;
    const count = memory[laidCells] as number;
    for (let n = count; n > Math.max(0, count - tiles); n--)
      if (plane.touch(cell, memory[laidCells + n] as number)) return true;
    return false;
  }

  /** Does a move in this part of the list deploy the same figure in the same region on the same tile? */
  private isRepeated(moves: Int32Array, from: number, to: number, move: number): boolean {
    const { regions } = this.table;
    const node = deploymentNode(moveRest(move));
    for (let n = to - 1; n >= from; n--) {
      const other = moves[n] as number;
      const otherNode = deploymentNode(moveRest(other));
      if (moveVerb(other) !== moveVerb(move) || regions.tileIndex(otherNode) !== regions.tileIndex(node)) return false;
      if (deploymentFigure(moveRest(other)) !== deploymentFigure(moveRest(move))) continue;
      if (regions.find(otherNode) === regions.find(node)) return true;
    }
    return false;
  }

  /** The deployment of a follower on a region that stays open (a field always does); -1 for any other move. */
  openRegion(move: number): number {
    const t = this.table;
    if (t.rules.verbs[moveVerb(move)]?.do !== 'deploy') return -1;
    const rest = moveRest(move);
    if ((t.rules.companions >> deploymentFigure(rest)) & 1) return -1;
    const root = t.regions.find(deploymentNode(rest));
    return t.regions.kind(root) === FIELD || t.regions.open(root) > 0 ? rest : -1;
  }

  /** Points that modules would add for a player if a figure of theirs were deployed like this and its region scored. */
  extraPoints(deployment: number, player: number): number {
    const t = this.table;
    if (t.rules.scored.length === 0) return 0;
    const mark = t.journal.mark();
    const before = this.score(player);
    const node = deploymentNode(deployment);
    putFigure(t, node, deploymentFigure(deployment), player);
    for (const scored of t.rules.scored) scored(t, t.regions.find(node));
    const points = this.score(player) - before;
    t.journal.rollback(mark);
    return points;
  }

  /** Does something to the table as it is, or after a deployment (-1: none) by a player, and undoes all of it. */
  supposing(deployment: number, player: number, work: (t: Table) => void): void {
    const t = this.table;
    const mark = t.journal.mark();
    if (deployment >= 0) putFigure(t, deploymentNode(deployment), deploymentFigure(deployment), player);
    work(t);
    t.journal.rollback(mark);
  }

  /** Number of legal moves; they are at the beginning of `moves` until the next call of any method. */
  listMoves(): number {
    const t = this.table;
    if (t.listed >= 0) return t.listed;
    return t.rules.stages[t.get(AT)]?.choice ? listMoves(t, t.get(AT)) : 0;
  }

  get moves(): Int32Array {
    return this.table.moves;
  }

  /** The legal moves, in a buffer that the next call overwrites. */
  legalMoves(): Int32Array {
    return this.table.moves.subarray(0, this.listMoves());
  }

  legalActions(): readonly Action[] {
    return Array.from(this.legalMoves(), (move) => this.actionOf(move));
  }

  actionOf(move: number): Action {
    const verb = this.table.rules.verbs[moveVerb(move)];
    assert(verb, 'a move');
    return verb.actionOf(this.table, moveRest(move));
  }

  /** The move of an action, or why it is refused; checks in the order of RECORD.md. */
  moveOf(action: Action): Result<number> {
    const t = this.table;
    const { verbs, offered, stages } = t.rules;
    if (isOver(t)) return refuse('game-over', 'The game is over.');
    const at = t.get(AT);
    if (action.player !== t.get(ACTOR)) return refuse('wrong-player', `It is for player ${t.get(ACTOR)} to act.`);
    const numbers = stages[at]?.choice ? (offered[at] ?? []) : [];
    const alone = numbers.find((number) => verbs[number]?.alone?.(t));
    const wanted = numbers.find(
      (number) => verbs[number]?.do === action.do && ((alone ?? number) === number || verbs[number].besides),
    );
    const verb = wanted === undefined ? undefined : verbs[wanted];
    if (!verb || wanted === undefined)
      return refuse('wrong-action', `The game waits for ${this.awaiting}, not for ${action.do}.`);
    const rest = verb.moveOf(t, action);
    return rest.ok ? accept(moveTag(wanted) + rest.value) : rest;
  }

  /** Plays a legal move and advances. */
  play(move: number, stopAt: StopAt = 'choice'): void {
    const t = this.table;
    this.marks.push(t.journal.mark());
    t.listed = -1;
    const began = partNow(t);
    playMove(t, move);
    proceed(t, stopAt, began);
  }

  /**
   * Plays the steps that need no choice: the draw of a turn, the final scoring, a tile that has become known. Undone
   * like a move.
   */
  advance(stopAt: StopAt = 'choice'): void {
    const t = this.table;
    this.marks.push(t.journal.mark());
    t.listed = -1;
    proceed(t, stopAt);
  }

  /** Undoes the last `play` or `advance`. */
  undo(): void {
    const mark = this.marks.pop();
    assert(mark !== undefined, 'something to take back');
    this.table.journal.rollback(mark);
    this.table.listed = -1;
  }

  /** How many moves can be undone. */
  get depth(): number {
    return this.marks.length;
  }

  /**
   * Adds subsequent events to `events`, and actions that the game takes automatically to `taken`; without them none are
   * created.
   */
  listen(events: EventList | undefined, taken?: Action[]): void {
    this.table.events = events;
    this.table.taken = taken;
  }
}

/** What the current stage of the turn waits for. */
export function awaitingOf(t: Table): string {
  if (isOver(t)) return 'over';
  const at = t.get(AT);
  const { stages, stageOf } = t.rules;
  return stages[at]?.choice?.awaiting ?? (at >= stageOf.leave ? 'final' : 'draw');
}
