import { accept, refuse } from '../../../core/result.ts';
import { listCompleted } from './completing.ts';
import { DEPLOYING } from './deploying.ts';
import { beginFinal, endGame, scoreFields, scoreUnfinished } from './final.ts';
import { PLACING, placements } from './placing.ts';
import { scoreCompleted, sendCompletedHome, sendLonelyHome } from './scoring.ts';
import { NEXT, WAIT } from './hooks.ts';
import type { Choice, Stage, Verb } from './hooks.ts';
import { ACTOR, AT, DRAWN, HAND, LAST, PLAYER, SECOND, TURN, moveRest, moveTag, moveVerb } from './table.ts';
import type { Table } from './table.ts';

/** The turn (RULES.md §4): what the base game does in its parts, and how the turn advances. */

/** Wraps work that always continues with the next stage. */
const passing =
  (work: (t: Table) => void) =>
  (t: Table): number => {
    work(t);
    return NEXT;
  };

export const BASE_STAGES: readonly Stage<Table>[] = [
  { part: 'draw', pass: draw },
  { part: 'place', choice: PLACING },
  { part: 'deploy', choice: DEPLOYING },
  { part: 'list', pass: passing(listCompleted) },
  { part: 'regions', pass: passing(scoreCompleted) },
  { part: 'home', pass: passing(sendCompletedHome) },
  { part: 'next', pass: finishTurn },
  { part: 'leave', pass: passing(beginFinal) },
  { part: 'unfinished', pass: passing(scoreUnfinished) },
  { part: 'fields', pass: passing(scoreFields) },
  { part: 'over', pass: passing(endGame) },
];

/**
 * How far a game advances by itself: to the next choice, only to the final scoring, only to the draw of the next turn,
 * or to that of the next part of a turn (or the end).
 */
export type StopAt = 'choice' | 'final' | 'draw' | 'part';

/** Is the game over, including the final scoring? */
export const isOver = (t: Table): boolean => t.get(AT) >= t.rules.stages.length;

/** The turn and its part, as one number. */
export const partNow = (t: Table): number => 2 * t.get(TURN) + t.get(SECOND);

/**
 * Advances to the next choice; stops before a tile that is not known here. `began`: the part of a turn in which the call
 * began (`partNow`); another draw in the middle of it is not the next draw.
 */
export function proceed(t: Table, stopAt: StopAt, began = 0): void {
  const { stages, stageOf } = t.rules;
  const isNextDraw = (): boolean =>
    (stopAt === 'draw' && t.get(TURN) !== began >> 1) || (stopAt === 'part' && partNow(t) !== began);
  let at = t.get(AT);
  for (;;) {
    const stage = stages[at];
    const pass = stage?.pass;
    if (!stage || (stopAt !== 'choice' && (at === stageOf.leave || (at === stageOf.draw && isNextDraw())))) break;
    if (pass) {
      // Event listeners read from `AT` whether the final scoring has begun.
      if (t.events) t.set(AT, at);
      const onward = pass(t);
      if (t.hasLeft) sendLonelyHome(t);
      if (onward === WAIT) break;
      at = onward === NEXT ? at + 1 : onward;
    } else {
      if (t.get(AT) !== at) t.set(AT, at);
      if (!stage.choice || waits(t, at, stage.choice)) return;
      at = t.get(AT);
    }
  }
  if (t.get(AT) !== at) t.set(AT, at);
}

/** Is there a choice? A single legal action is taken at once; without any, the turn continues. */
function waits(t: Table, at: number, choice: Choice<Table>): boolean {
  const count = choice.asksAlways && t.listed > 0 ? t.listed : listMoves(t, at);
  if (count > 1 || (count === 1 && choice.asksAlways)) return true;
  t.listed = -1;
  if (count === 1) takeItself(t, t.moves[0] as number);
  else {
    t.next();
    endActing(t, at);
  }
  return false;
}

/** Takes the only legal action automatically. If that is to pass, it is not reported. */
function takeItself(t: Table, move: number): void {
  if (t.taken) {
    const verb = t.rules.verbs[moveVerb(move)];
    if (verb && verb.do !== 'pass') t.taken.push(verb.actionOf(t, moveRest(move)));
  }
  playMove(t, move);
}

/** Plays a move in the current choice. */
export function playMove(t: Table, move: number): void {
  const at = t.get(AT);
  t.rules.verbs[moveVerb(move)]?.play(t, moveRest(move));
  if (t.hasLeft) sendLonelyHome(t);
  endActing(t, at);
}

/** When a stage ends, control returns to the player whose turn it is. */
function endActing(t: Table, at: number): void {
  if (t.get(AT) !== at && t.get(ACTOR) !== t.get(PLAYER)) t.set(ACTOR, t.get(PLAYER));
}

/** Lists the legal moves of the choice at stage `at`; returns their number. */
export function listMoves(t: Table, at: number): number {
  const { verbs, offered } = t.rules;
  const numbers = offered[at] ?? [];
  const alone = numbers.find((number) => verbs[number]?.alone?.(t));
  let count = 0;
  for (const number of numbers) {
    if (alone === undefined || alone === number || verbs[number]?.besides)
      count = verbs[number]?.list(t, t.moves, count, moveTag(number)) ?? count;
  }
  if (count > t.moves.length) {
    // Writes past the end of a typed array are ignored: list again, with enough room.
    t.moves = new Int32Array(2 * count);
    return listMoves(t, at);
  }
  t.listed = count;
  return count;
}

/** Draws a tile, or sets it aside if it fits nowhere (§5). */
function draw(t: Table): number {
  const { rules } = t;
  // The second part of a turn draws from the stack.
  if (rules.tileToPlace.length > 0 && !t.inSecondPart) {
    for (const supply of rules.tileToPlace) {
      const tile = supply(t);
      if (tile >= 0) return takeInHand(t, tile);
    }
  }
  if (t.left === 0) return continuesWithEmptyStack(t) ? rules.stageOf.next : rules.stageOf.leave;
  const tile = nextTile(t);
  if (tile < 0) return WAIT;
  const isPutBy = rules.setsAside.length > 0 && rules.setsAside.some((setsAside) => setsAside(t, tile));
  return isPutBy ? rules.stageOf.draw : takeInHand(t, tile);
}

/**
 * Takes the top tile off the stack, which must not be empty. Returns -1 if the tile is not known here; the caller then
 * waits for it (`WAIT`).
 */
export function nextTile(t: Table): number {
  const drawn = t.get(DRAWN);
  const tile = t.get(t.deck + 1 + drawn);
  if (tile >= 0) t.set(DRAWN, drawn + 1);
  return tile;
}

/** Takes a tile in hand and lists its placements; without any, sets it aside and draws again. */
function takeInHand(t: Table, tile: number): number {
  const { stageOf, offered } = t.rules;
  t.listed = placements(t, tile, t.moves, 0, moveTag(PLACE_VERB));
  if (t.listed === 0) {
    setAside(t, tile);
    return stageOf.draw;
  }
  // If the choice has other verbs as well, the full list is made when it is needed.
  if ((offered[stageOf.place]?.length ?? 0) > 1) t.listed = -1;
  t.set(HAND, tile);
  const id = t.events && t.material.tiles[tile]?.id;
  if (id) t.emit({ type: 'drawn', player: t.player, tile: id });
  return NEXT;
}

/** Does the tile in hand fit somewhere without a module's help? Uses `out` from index `from` as scratch space. */
const fitsSomewhere = (t: Table, out: Int32Array, from: number): boolean =>
  placements(t, t.get(HAND), out, from, 0, []) > from;

/**
 * Sets the tile in hand aside and draws again, if every place for it requires something else to be done first. For
 * modules that offer such places.
 */
export const declineTile: Verb<Table> = {
  do: 'pass',
  list: (t, out, from, tag) => {
    if (fitsSomewhere(t, out, from)) return from;
    out[from] = tag;
    return from + 1;
  },
  play: (t) => {
    setAside(t, t.get(HAND));
    t.set(HAND, -1);
    t.set(AT, t.rules.stageOf.draw);
  },
  actionOf: (t) => ({ player: t.get(ACTOR), do: 'pass' }),
  moveOf: (t) =>
    fitsSomewhere(t, t.moves, Math.max(0, t.listed))
      ? refuse('wrong-action', 'The tile can be laid as things are.')
      : accept(0),
};

function setAside(t: Table, tile: number): void {
  t.journal.push(t.aside, tile);
  const id = t.events && t.material.tiles[tile]?.id;
  if (id) t.emit({ type: 'set-aside', player: t.player, tile: id });
}

/** Placing a tile is always the first verb. */
const PLACE_VERB = 0;

/**
 * Ends the turn, or its first part if it has two. The next one is the next player's; there is none once all tiles are
 * drawn.
 */
function finishTurn(t: Table): number {
  const { rules } = t;
  t.set(LAST, -1);
  if (rules.goesOn.length > 0) {
    if (goesOn(t)) return beginSecondPart(t);
    t.set(SECOND, 0);
  }
  let player = (t.player + 1) % t.players;
  let begin = true;
  if (rules.nextPlayer.length > 0) {
    for (const nextPlayer of rules.nextPlayer) {
      const asked = nextPlayer(t);
      if (asked) ({ player, begin } = asked);
    }
  }
  if (t.left === 0 && !continuesWithEmptyStack(t)) return rules.stageOf.leave;
  const isExtra = player === t.player && !begin;
  t.set(PLAYER, player);
  t.set(ACTOR, player);
  t.journal.add(TURN, 1);
  if (t.events) t.emit({ type: 'turn-began', player, turn: t.get(TURN), ...(isExtra ? { extra: true } : {}) });
  return begin ? rules.stageOf.begin : rules.stageOf.draw;
}

/** Does the turn have a second part that has not begun? Without a tile there is none, nor ever a third. */
function goesOn(t: Table): boolean {
  if (t.inSecondPart) return false;
  let isAsked = false;
  for (const asks of t.rules.goesOn) isAsked = asks(t) || isAsked;
  return isAsked && t.left > 0;
}

function beginSecondPart(t: Table): number {
  t.set(SECOND, 1);
  if (t.events) t.emit({ type: 'turn-went-on', player: t.player, turn: t.get(TURN) });
  return t.rules.stageOf.draw;
}

/** Does the game continue although the stack is empty? */
const continuesWithEmptyStack = (t: Table): boolean =>
  t.rules.continuesWithEmptyStack.length > 0 && t.rules.continuesWithEmptyStack.some((asks) => asks(t));
