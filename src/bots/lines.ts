import type { Action, GameState } from '../game/index.ts';
import { adviceOf, asCandidate, listed, movesOf, searching } from './advice.ts';
import type { Advice } from './advice.ts';
import type { SearchGame } from './engine.ts';
import { playActions } from './playActions.ts';
import { STANDING_CLOCK } from './think.ts';
import type { Clock } from './think.ts';
import { Turns, candidatesOf } from './turns.ts';

/** Looking deeper at a turn: its most promising lines, and what they are worth over one deck after the other. */

/** Turns per rollout after the line; the strongest level plays two. */
const PLIES = 4;
/** Number of lines; the strongest level plays twelve forward. */
const WIDTH = 64;

/** Ways to play a turn. */
export interface Lines {
  /** The most promising first, with values by the evaluation alone. The one that was played is always among them. */
  readonly lines: readonly Advice[];
  /** Index of the one that was played. */
  readonly played: number;
}

/** Decks number `from` up to and without `to`. */
export interface Decks {
  readonly from: number;
  readonly to: number;
}

/** Lists ways to play the turn that begins with `state` and was played with `actions`. */
export function linesOf(state: GameState, actions: readonly Action[], seed: string): Lines {
  const { known } = searching(state, seed, STANDING_CLOCK);
  const { game, evaluator } = known;
  const all = candidatesOf(new Turns(game, evaluator));
  const own = movesOf(game, actions);
  // A line ends where another player chooses; what that player then chose is no part of it.
  const played = all.find(({ moves }) => moves.every((move, n) => move === own[n])) ?? listed(known, all, own);
  const promising = all.slice(0, WIDTH);
  const lines = promising.includes(played) ? promising : [...promising, played];
  return { lines: lines.map((line) => adviceOf(known, line)), played: lines.indexOf(played) };
}

/**
 * Values of the lines over these decks: one row for each deck, with the lines in order. Ends after `time` milliseconds,
 * but not before the first deck.
 */
export function valuesOf(
  state: GameState,
  lines: readonly (readonly Action[])[],
  seed: string,
  { from, to }: Decks,
  { clock, time }: { readonly clock: Clock; readonly time: number },
): readonly (readonly number[])[] {
  const { known, search } = searching(state, seed, clock, { plies: PLIES });
  const candidates = lines.map((actions) => asCandidate(movesIn(known.game, actions)));
  const until = clock() + time;
  const rows: (readonly number[])[] = [];
  for (let deck = from; deck < to && (rows.length === 0 || clock() < until); deck++)
    rows.push(candidates.map((candidate) => search.valueOver(candidate, deck)));
  return rows;
}

/** The moves of a line, which may end before the turn does. */
function movesIn(game: SearchGame, actions: readonly Action[]): readonly number[] {
  const moves = playActions(game, actions);
  for (const _ of moves) game.undo();
  return moves;
}
